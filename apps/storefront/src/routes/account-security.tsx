import { changeSecurity, loadSecurity, SecurityPage } from '@klarsikt/account/pages/security'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-security.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadSecurity, accountPageMessages.security())
export const action = serverAction(changeSecurity)
export const clientAction = browserAction(changeSecurity)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityPage data={loaderData.data} answer={actionData} />
}

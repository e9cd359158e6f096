import { changeReturn, loadReturn, ReturnPage } from '@klarsikt/account/pages/return'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-return.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadReturn, accountPageMessages.orderReturn())
export const action = serverAction(changeReturn)
export const clientAction = browserAction(changeReturn)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnPage data={loaderData.data} answer={actionData} />
}

import { AutogiroPage, changeAutogiro, loadAutogiro } from '@klarsikt/account/pages/autogiro'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-autogiro.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadAutogiro, accountPageMessages.autogiro())
export const action = serverAction(changeAutogiro)
export const clientAction = browserAction(changeAutogiro)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountAutogiro({ loaderData, actionData }: Route.ComponentProps) {
  return <AutogiroPage data={loaderData.data} answer={actionData} client={browserClient} />
}

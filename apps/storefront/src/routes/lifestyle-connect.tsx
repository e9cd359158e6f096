import { connectLifestyle, ConnectPage, loadConnect } from '@klarsikt/account/pages/glasses-subscription-connect'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/lifestyle-connect.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadConnect, accountPageMessages.subscriptionConnectLifestyle())
export const action = serverAction(connectLifestyle)
export const clientAction = browserAction(connectLifestyle)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function LifestyleConnect({ loaderData, actionData }: Route.ComponentProps) {
  return <ConnectPage data={loaderData.data} answer={actionData} />
}

import {
  changeGlassesSubscription,
  GlassesSubscriptionPage,
  loadGlassesSubscription,
} from '@klarsikt/account/pages/glasses-subscription'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-glasses-subscription.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadGlassesSubscription, accountPageMessages.subscriptionGlasses())
export const action = serverAction(changeGlassesSubscription)
export const clientAction = browserAction(changeGlassesSubscription)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountGlassesSubscription({ loaderData, actionData }: Route.ComponentProps) {
  return <GlassesSubscriptionPage data={loaderData.data} answer={actionData} client={browserClient} />
}

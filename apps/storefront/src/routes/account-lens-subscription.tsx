import {
  changeLensSubscription,
  LensSubscriptionPage,
  loadLensSubscription,
} from '@klarsikt/account/pages/lens-subscription'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { Route } from './+types/account-lens-subscription.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadLensSubscription, (page) =>
  'subscription' in page
    ? accountSubscriptionMessages.title({ id: page.subscription.id })
    : accountPageMessages.subscriptionLens(),
)
export const action = serverAction(changeLensSubscription)
export const clientAction = browserAction(changeLensSubscription)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountLensSubscription({ loaderData, actionData }: Route.ComponentProps) {
  return <LensSubscriptionPage data={loaderData.data} answer={actionData} />
}

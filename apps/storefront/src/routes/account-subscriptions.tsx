import { loadSubscriptions, SubscriptionsPage } from '@klarsikt/account/pages/subscriptions'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-subscriptions.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadSubscriptions, accountPageMessages.subscriptions())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountSubscriptions({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsPage data={loaderData.data} />
}

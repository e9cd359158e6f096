import { loadSubscriptions, SubscriptionsPage } from '@klarsikt/account/pages/subscriptions'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-subscriptions.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadSubscriptions, pageMessages.accountSubscriptions())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountSubscriptions({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsPage data={loaderData.data} />
}

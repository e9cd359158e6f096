import { loadOrders, OrdersPage } from '@klarsikt/account/pages/orders'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-orders.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadOrders, pageMessages.accountOrders())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData.data} />
}

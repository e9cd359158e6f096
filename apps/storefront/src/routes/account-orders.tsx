import { loadOrders, OrdersPage } from '@klarsikt/account/pages/orders'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-orders.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadOrders, accountPageMessages.orders())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData.data} />
}

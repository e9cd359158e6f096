import { changeStaffOrders, loadStaffOrders, StaffOrdersPage } from '@klarsikt/account/pages/staff-orders'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-orders.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('order.queue', loadStaffOrders, staffPageMessages.orders())
export const action = serverAction(changeStaffOrders)
export const clientAction = browserAction(changeStaffOrders)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffOrdersPage data={loaderData.data} answer={actionData} />
}

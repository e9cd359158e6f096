import { changeStaffOrder, loadStaffOrder, StaffOrderPage } from '@klarsikt/account/pages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-order.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('order.queue', loadStaffOrder, ({ number }) =>
  staffPageMessages.order({ orderNumber: number }),
)
export const action = serverAction(changeStaffOrder)
export const clientAction = browserAction(changeStaffOrder)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffOrderPage data={loaderData.data} answer={actionData} />
}

import { changeStaffBooking, loadStaffBooking, StaffBookingPage } from '@klarsikt/booking/pages/staff-booking'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-booking.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('booking.handle', loadStaffBooking, staffPageMessages.booking())
export const action = serverAction(changeStaffBooking)
export const clientAction = browserAction(changeStaffBooking)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffBookingPage data={loaderData.data} answer={actionData} />
}

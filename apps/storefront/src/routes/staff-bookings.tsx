import { loadStaffBookings, StaffBookingsPage } from '@klarsikt/booking/pages/staff-bookings'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-bookings.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('booking.handle', loadStaffBookings, staffPageMessages.bookings())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffBookings({ loaderData }: Route.ComponentProps) {
  return <StaffBookingsPage data={loaderData.data} />
}

import { bookForCustomer, loadNewBooking, StaffBookingNewPage } from '@klarsikt/booking/pages/staff-booking-new'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-booking-new.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('booking.handle', loadNewBooking, staffPageMessages.bookingNew())
export const action = serverAction(bookForCustomer)
export const clientAction = browserAction(bookForCustomer)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffBookingNew({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffBookingNewPage data={loaderData.data} answer={actionData} />
}

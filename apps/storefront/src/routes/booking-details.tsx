import { BookingDetailsPage, changeBooking, loadBooking } from '@klarsikt/booking/pages/booking-details'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader, secretHeaders } from '../lib/account-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/booking-details.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
/** Anybody with the address can change the booking, so it must not leak. */
export const headers: Route.HeadersFunction = secretHeaders
export const loader = accountLoader(loadBooking, pageMessages.bookingVisualExamDetails())
export const action = serverAction(changeBooking)
export const clientAction = browserAction(changeBooking)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function BookingDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingDetailsPage data={loaderData.data} answer={actionData} client={browserClient} />
}

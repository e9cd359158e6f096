import { AccountBookingPage, changeAccountBooking, loadAccountBooking } from '@klarsikt/booking/pages/account-booking'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { browserClient } from '../lib/browser-client.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-booking.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadAccountBooking, pageMessages.accountBooking())
export const action = serverAction(changeAccountBooking)
export const clientAction = browserAction(changeAccountBooking)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountBookingPage data={loaderData.data} answer={actionData} client={browserClient} />
}

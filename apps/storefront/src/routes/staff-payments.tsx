import { changeStaffPayment, loadStaffPayments, StaffPaymentsPage } from '@klarsikt/account/pages/staff-payments'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-payments.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('bank-payment.match', loadStaffPayments, staffPageMessages.payments())
export const action = serverAction(changeStaffPayment)
export const clientAction = browserAction(changeStaffPayment)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffPayments({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPaymentsPage data={loaderData.data} answer={actionData} />
}

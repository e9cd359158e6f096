import { loadStaffPaymentLink, requestPayment, StaffPaymentLinkPage } from '@klarsikt/account/pages/staff-payment-link'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-payment-link.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = staffLoader('payment-link.send', loadStaffPaymentLink, staffPageMessages.paymentLink())
export const action = serverAction(requestPayment)
export const clientAction = browserAction(requestPayment)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffPaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPaymentLinkPage data={loaderData.data} answer={actionData} />
}

import { changeStaffInvoice, loadStaffInvoice, StaffInvoicePage } from '@klarsikt/account/pages/staff-invoice'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-invoice.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('invoice.read', loadStaffInvoice, ({ invoice }) =>
  staffPageMessages.invoice({ invoiceNumber: invoice.id }),
)
export const action = serverAction(changeStaffInvoice)
export const clientAction = browserAction(changeStaffInvoice)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffInvoice({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffInvoicePage data={loaderData.data} answer={actionData} />
}

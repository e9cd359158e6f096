import { issueInvoice, loadStaffInvoices, StaffInvoicesPage } from '@klarsikt/account/pages/staff-invoices'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-invoices.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('invoice.read', loadStaffInvoices, staffPageMessages.invoices())
export const action = serverAction(issueInvoice)
export const clientAction = browserAction(issueInvoice)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffInvoices({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffInvoicesPage data={loaderData.data} answer={actionData} />
}

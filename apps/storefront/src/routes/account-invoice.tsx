import { InvoicePage, loadInvoice } from '@klarsikt/account/pages/invoice'
import * as pageMessages from '@klarsikt/core/messages/page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-invoice.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadInvoice, ({ id }) => pageMessages.accountFinanceDetails({ invoiceNumber: id }))
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountInvoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage data={loaderData.data} />
}

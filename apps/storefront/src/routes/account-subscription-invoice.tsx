import { InvoicePage, loadSubscriptionInvoice, payInvoice } from '@klarsikt/account/pages/invoice'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import type { Route } from './+types/account-subscription-invoice.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = accountLoader(loadSubscriptionInvoice, ({ invoice }) =>
  accountPageMessages.financeDetails({ invoiceNumber: invoice.id }),
)
export const action = serverAction(payInvoice)
export const clientAction = browserAction(payInvoice)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountSubscriptionInvoice({ loaderData, actionData }: Route.ComponentProps) {
  return <InvoicePage data={loaderData.data} answer={actionData} />
}

import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { InvoicePage } from '../invoice/invoice-page.js'
import { loadSubscriptionInvoice } from '../invoice/load-invoice.js'
import { payInvoice } from '../invoice/pay-invoice.js'

export const page = accountPage({
  key: 'account-subscription-glasses-finance-invoice-id',
  load: loadSubscriptionInvoice,
  title: ({ invoice }) => accountPageMessages.financeDetails({ invoiceNumber: invoice.id }),
  mutate: payInvoice,
  Page: InvoicePage,
  handle: { noFoldMobile: true },
})

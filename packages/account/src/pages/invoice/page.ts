import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { InvoicePage } from './invoice-page.js'
import { loadInvoice } from './load-invoice.js'
import { payInvoice } from './pay-invoice.js'

export const page = accountPage({
  key: 'account-finance-details',
  load: loadInvoice,
  title: ({ invoice }) => accountPageMessages.financeDetails({ invoiceNumber: invoice.id }),
  mutate: payInvoice,
  Page: InvoicePage,
  handle: { noFoldMobile: true },
})

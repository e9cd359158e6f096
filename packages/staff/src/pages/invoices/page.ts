import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { issueInvoice } from './issue-invoice.js'
import { loadStaffInvoices } from './load-staff-invoices.js'
import { StaffInvoicesPage } from './staff-invoices-page.js'

export const page = staffPage({
  key: 'staff-invoices',
  permission: 'invoice.read',
  load: loadStaffInvoices,
  title: staffPageMessages.invoices,
  mutate: issueInvoice,
  Page: StaffInvoicesPage,
  handle: { noFoldMobile: true },
})

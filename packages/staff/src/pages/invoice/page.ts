import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffInvoice } from './change-staff-invoice.js'
import { loadStaffInvoice } from './load-staff-invoice.js'
import { StaffInvoicePage } from './staff-invoice-page.js'

export const page = staffPage({
  key: 'staff-invoice',
  permission: 'invoice.read',
  load: loadStaffInvoice,
  title: ({ invoice }) => staffPageMessages.invoice({ invoiceNumber: invoice.id }),
  mutate: changeStaffInvoice,
  Page: StaffInvoicePage,
  handle: { noFoldMobile: true },
})

import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffPayment } from './change-staff-payment.js'
import { loadStaffPayments } from './load-staff-payments.js'
import { StaffPaymentsPage } from './staff-payments-page.js'

export const page = staffPage({
  key: 'staff-payments',
  permission: 'bank-payment.match',
  load: loadStaffPayments,
  title: staffPageMessages.payments,
  mutate: changeStaffPayment,
  Page: StaffPaymentsPage,
  handle: { noFoldMobile: true },
})

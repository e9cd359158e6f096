import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { loadStaffPaymentLink } from './load-staff-payment-link.js'
import { requestPayment } from './request-payment.js'
import { StaffPaymentLinkPage } from './staff-payment-link-page.js'

export const page = staffPage({
  key: 'staff-payment-link',
  permission: 'payment-link.send',
  load: loadStaffPaymentLink,
  title: staffPageMessages.paymentLink,
  mutate: requestPayment,
  Page: StaffPaymentLinkPage,
})

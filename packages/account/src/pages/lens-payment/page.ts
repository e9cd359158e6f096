import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeLensPayment } from './change-lens-payment.js'
import { LensPaymentPage } from './lens-payment-page.js'
import { loadLensPayment } from './load-lens-payment.js'

export const page = accountPage({
  key: 'account-update-payment-method',
  load: loadLensPayment,
  title: accountSubscriptionMessages.paymentTitle,
  mutate: changeLensPayment,
  Page: LensPaymentPage,
})

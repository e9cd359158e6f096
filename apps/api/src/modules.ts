import type { Module } from './define-module.js'
import { articleModule } from './modules/article/module.js'
import { autogiroModule } from './modules/autogiro/module.js'
import { awaitedPrescriptionModule } from './modules/awaited-prescription/module.js'
import { b2bModule } from './modules/b2b/module.js'
import { bankPaymentModule } from './modules/bank-payment/module.js'
import { bookingModule } from './modules/booking/module.js'
import { cartHandoverModule } from './modules/cart-handover/module.js'
import { cartModule } from './modules/cart/module.js'
import { catalogueModule } from './modules/catalogue/module.js'
import { checkoutModule } from './modules/checkout/module.js'
import { claimModule } from './modules/claim/module.js'
import { collectionModule } from './modules/collection/module.js'
import { companyModule } from './modules/company/module.js'
import { customerModule } from './modules/customer/module.js'
import { eInvoiceModule } from './modules/e-invoice/module.js'
import { eidModule } from './modules/eid/module.js'
import { eyeHealthDayModule } from './modules/eye-health-day/module.js'
import { favouriteModule } from './modules/favourite/module.js'
import { financeModule } from './modules/finance/module.js'
import { fitModule } from './modules/fit/module.js'
import { friendsModule } from './modules/friends/module.js'
import { giftCardModule } from './modules/gift-card/module.js'
import { glassesSubscriptionModule } from './modules/glasses-subscription/module.js'
import { identityModule } from './modules/identity/module.js'
import { invoiceModule } from './modules/invoice/module.js'
import { lensSubscriptionModule } from './modules/lens-subscription/module.js'
import { mandateModule } from './modules/mandate/module.js'
import { mediaModule } from './modules/media/module.js'
import { orderDeskModule } from './modules/order-desk/module.js'
import { orderModule } from './modules/order/module.js'
import { outboxModule } from './modules/outbox/module.js'
import { paymentLinkModule } from './modules/payment-link/module.js'
import { paymentModule } from './modules/payment/module.js'
import { personalDataModule } from './modules/personal-data/module.js'
import { prescriptionModule } from './modules/prescription/module.js'
import { receiptModule } from './modules/receipt/module.js'
import { requisitionModule } from './modules/requisition/module.js'
import { returnModule } from './modules/return/module.js'
import { reviewModule } from './modules/review/module.js'
import { sessionModule } from './modules/session/module.js'
import { siteModule } from './modules/site/module.js'
import { smsModule } from './modules/sms/module.js'
import { staffModule } from './modules/staff/module.js'
import { storeModule } from './modules/store/module.js'
import { subscriptionListModule } from './modules/subscription-list/module.js'
import { subscriptionPlatformModule } from './modules/subscription-platform/module.js'
import { withdrawalModule } from './modules/withdrawal/module.js'

/**
 * The modules of the shop. Each stands after those it imports from. An account is erased in the reverse order: rows
 * that refer to an order go before the order, and the account itself goes last.
 */
export const modules: readonly Module[] = [
  storeModule,
  catalogueModule,
  sessionModule,
  subscriptionPlatformModule,
  companyModule,
  customerModule,
  mediaModule,
  outboxModule,
  giftCardModule,
  mandateModule,
  paymentModule,
  favouriteModule,
  fitModule,
  friendsModule,
  smsModule,
  cartModule,
  invoiceModule,
  paymentLinkModule,
  orderModule,
  bankPaymentModule,
  cartHandoverModule,
  financeModule,
  lensSubscriptionModule,
  requisitionModule,
  articleModule,
  awaitedPrescriptionModule,
  bookingModule,
  claimModule,
  checkoutModule,
  eyeHealthDayModule,
  receiptModule,
  returnModule,
  reviewModule,
  siteModule,
  withdrawalModule,
  identityModule,
  orderDeskModule,
  prescriptionModule,
  eidModule,
  autogiroModule,
  b2bModule,
  collectionModule,
  eInvoiceModule,
  glassesSubscriptionModule,
  subscriptionListModule,
  staffModule,
  personalDataModule,
]

import type { Module } from './define-module.js'
import { catalogueModule } from './groups/catalogue/catalogue/module.js'
import { storeModule } from './groups/catalogue/store/module.js'
import { autogiroModule } from './groups/money/autogiro/module.js'
import { bankPaymentModule } from './groups/money/bank-payment/module.js'
import { collectionModule } from './groups/money/collection/module.js'
import { eInvoiceModule } from './groups/money/e-invoice/module.js'
import { invoiceModule } from './groups/money/invoice/module.js'
import { mandateModule } from './groups/money/mandate/module.js'
import { paymentChoiceModule } from './groups/money/payment-choice/module.js'
import { paymentLinkModule } from './groups/money/payment-link/module.js'
import { paymentModule } from './groups/money/payment/module.js'
import { awaitedPrescriptionModule } from './groups/order/awaited-prescription/module.js'
import { checkoutModule } from './groups/order/checkout/module.js'
import { claimModule } from './groups/order/claim/module.js'
import { financeModule } from './groups/order/finance/module.js'
import { orderModule } from './groups/order/order/module.js'
import { prescriptionModule } from './groups/order/prescription/module.js'
import { receiptModule } from './groups/order/receipt/module.js'
import { returnModule } from './groups/order/return/module.js'
import { reviewModule } from './groups/order/review/module.js'
import { staffOrderModule } from './groups/order/staff-order/module.js'
import { withdrawalModule } from './groups/order/withdrawal/module.js'
import { customerModule } from './groups/person/customer/module.js'
import { eidModule } from './groups/person/eid/module.js'
import { favouriteModule } from './groups/person/favourite/module.js'
import { fitModule } from './groups/person/fit/module.js'
import { friendsModule } from './groups/person/friends/module.js'
import { identityModule } from './groups/person/identity/module.js'
import { personalDataModule } from './groups/person/personal-data/module.js'
import { staffModule } from './groups/person/staff/module.js'
import { letterModule } from './groups/platform/letter/module.js'
import { mediaModule } from './groups/platform/media/module.js'
import { sessionModule } from './groups/platform/session/module.js'
import { smsModule } from './groups/platform/sms/module.js'
import { subscriptionPlatformModule } from './groups/platform/subscription-platform/module.js'
import { articleModule } from './groups/sale/article/module.js'
import { cartHandoverModule } from './groups/sale/cart-handover/module.js'
import { cartModule } from './groups/sale/cart/module.js'
import { giftCardModule } from './groups/sale/gift-card/module.js'
import { siteModule } from './groups/sale/site/module.js'
import { glassesSubscriptionModule } from './groups/subscription/glasses-subscription/module.js'
import { lensSubscriptionModule } from './groups/subscription/lens-subscription/module.js'
import { subscriptionListModule } from './groups/subscription/subscription-list/module.js'
import { agreementModule } from './groups/visit/agreement/module.js'
import { bookingModule } from './groups/visit/booking/module.js'
import { companyModule } from './groups/visit/company/module.js'
import { eyeHealthDayModule } from './groups/visit/eye-health-day/module.js'
import { requisitionModule } from './groups/visit/requisition/module.js'

/**
 * The modules of the shop. Each stands after those it imports from. An account is erased in the reverse order: rows
 * that refer to an order go before the order, and the account itself goes last.
 */
export const modules: readonly Module[] = [
  storeModule,
  catalogueModule,
  sessionModule,
  subscriptionPlatformModule,
  mediaModule,
  letterModule,
  customerModule,
  smsModule,
  favouriteModule,
  fitModule,
  friendsModule,
  identityModule,
  eidModule,
  staffModule,
  personalDataModule,
  mandateModule,
  paymentModule,
  invoiceModule,
  paymentLinkModule,
  bankPaymentModule,
  paymentChoiceModule,
  autogiroModule,
  collectionModule,
  eInvoiceModule,
  giftCardModule,
  cartModule,
  cartHandoverModule,
  articleModule,
  siteModule,
  companyModule,
  requisitionModule,
  bookingModule,
  eyeHealthDayModule,
  agreementModule,
  orderModule,
  financeModule,
  awaitedPrescriptionModule,
  claimModule,
  checkoutModule,
  receiptModule,
  returnModule,
  reviewModule,
  withdrawalModule,
  staffOrderModule,
  prescriptionModule,
  lensSubscriptionModule,
  glassesSubscriptionModule,
  subscriptionListModule,
]

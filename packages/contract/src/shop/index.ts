import { agreementEndpoints } from './agreement.js'
import { articleEndpoints } from './article.js'
import { autogiroEndpoints } from './autogiro.js'
import { awaitedPrescriptionEndpoints } from './awaited-prescription.js'
import { bankPaymentEndpoints } from './bank-payment.js'
import { bookingEndpoints } from './booking.js'
import { cartHandoverEndpoints } from './cart-handover.js'
import { cartEndpoints } from './cart.js'
import { checkoutEndpoints } from './checkout.js'
import { claimEndpoints } from './claim.js'
import { companyEndpoints } from './company.js'
import { customerEndpoints } from './customer.js'
import { eidEndpoints } from './eid.js'
import { eyeHealthDayEndpoints } from './eye-health-day.js'
import { favouriteEndpoints } from './favourite.js'
import { financeEndpoints } from './finance.js'
import { fitEndpoints } from './fit.js'
import { friendsEndpoints } from './friends.js'
import { giftCardEndpoints } from './gift-card.js'
import { glassesSubscriptionEndpoints } from './glasses-subscription.js'
import { identityEndpoints } from './identity.js'
import { orderEndpoints } from './order.js'
import { passkeyEndpoints } from './passkey.js'
import { paymentEndpoints } from './payment.js'
import { personalDataEndpoints } from './personal-data.js'
import { prescriptionEndpoints } from './prescription.js'
import { requisitionEndpoints } from './requisition.js'
import { returnEndpoints } from './return.js'
import { reviewEndpoints } from './review.js'
import { siteEndpoints } from './site.js'
import { smsEndpoints } from './sms.js'
import { staffAgreementEndpoints } from './staff-agreement.js'
import { staffBookingEndpoints } from './staff-booking.js'
import { staffGiftCardEndpoints } from './staff-gift-card.js'
import { staffInvoiceEndpoints } from './staff-invoice.js'
import { staffOrderEndpoints } from './staff-order.js'
import { staffEndpoints } from './staff.js'
import { storeEndpoints } from './store.js'
import { subscriptionEndpoints } from './subscription.js'
import { waitingListEndpoints } from './waiting-list.js'
import { withdrawalEndpoints } from './withdrawal.js'

/** Every call of the shop's API by name. */
export const shopEndpoints = {
  ...siteEndpoints,
  ...storeEndpoints,
  ...articleEndpoints,
  ...identityEndpoints,
  ...eidEndpoints,
  ...passkeyEndpoints,
  ...customerEndpoints,
  ...prescriptionEndpoints,
  ...favouriteEndpoints,
  ...fitEndpoints,
  ...friendsEndpoints,
  ...claimEndpoints,
  ...awaitedPrescriptionEndpoints,
  ...personalDataEndpoints,
  ...companyEndpoints,
  ...agreementEndpoints,
  ...bookingEndpoints,
  ...requisitionEndpoints,
  ...cartEndpoints,
  ...cartHandoverEndpoints,
  ...checkoutEndpoints,
  ...paymentEndpoints,
  ...orderEndpoints,
  ...financeEndpoints,
  ...autogiroEndpoints,
  ...staffInvoiceEndpoints,
  ...bankPaymentEndpoints,
  ...subscriptionEndpoints,
  ...giftCardEndpoints,
  ...glassesSubscriptionEndpoints,
  ...returnEndpoints,
  ...reviewEndpoints,
  ...withdrawalEndpoints,
  ...staffEndpoints,
  ...smsEndpoints,
  ...staffOrderEndpoints,
  ...staffGiftCardEndpoints,
  ...staffBookingEndpoints,
  ...eyeHealthDayEndpoints,
  ...staffAgreementEndpoints,
  ...waitingListEndpoints,
}

export { audited } from './audited.js'
export { CATEGORY_SORTS } from './site.js'
export { shopRoutes, type ShopCall } from './routes.js'

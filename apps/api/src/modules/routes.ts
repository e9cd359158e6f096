import type { Implemented } from '../http/implement.js'
import { articleRoutes } from './article/routes.js'
import { autogiroRoutes } from './autogiro/routes.js'
import { awaitedPrescriptionRoutes } from './awaited-prescription/routes.js'
import { awaitedPrescriptionStaffRoutes } from './awaited-prescription/staff-routes.js'
import { b2bRoutes } from './b2b/routes.js'
import { bankPaymentRoutes } from './bank-payment/routes.js'
import { bookingRoutes } from './booking/routes.js'
import { cartHandoverRoutes } from './cart-handover/routes.js'
import { cartRoutes } from './cart/routes.js'
import { checkoutRoutes } from './checkout/routes.js'
import { claimRoutes } from './claim/routes.js'
import { customerRoutes } from './customer/routes.js'
import { eidRoutes } from './eid/routes.js'
import { eyeHealthDayRoutes } from './eye-health-day/routes.js'
import { favouriteRoutes } from './favourite/routes.js'
import { financeRoutes } from './finance/routes.js'
import { fitRoutes } from './fit/routes.js'
import { friendsRoutes } from './friends/routes.js'
import { giftCardRoutes } from './gift-card/routes.js'
import { glassesSubscriptionRoutes } from './glasses-subscription/routes.js'
import { passkeyRoutes } from './identity/passkey-routes.js'
import { identityRoutes } from './identity/routes.js'
import { invoiceRoutes } from './invoice/routes.js'
import { lensSubscriptionRoutes } from './lens-subscription/routes.js'
import { mediaRoutes } from './media/routes.js'
import { orderDeskRoutes } from './order-desk/routes.js'
import { orderRoutes } from './order/routes.js'
import { paymentLinkRoutes } from './payment-link/routes.js'
import { paymentRoutes } from './payment/routes.js'
import { personalDataRoutes } from './personal-data/routes.js'
import { prescriptionRoutes } from './prescription/routes.js'
import { receiptRoutes } from './receipt/routes.js'
import { requisitionRoutes } from './requisition/routes.js'
import { returnRoutes } from './return/routes.js'
import { reviewRoutes } from './review/routes.js'
import { siteRoutes } from './site/routes.js'
import { smsRoutes } from './sms/routes.js'
import { staffRoutes } from './staff/routes.js'
import { staffPasskeyRoutes } from './staff/staff-passkey-routes.js'
import { subscriptionListRoutes } from './subscription-list/routes.js'
import { subscriptionPlatformRoutes } from './subscription-platform/routes.js'
import { withdrawalRoutes } from './withdrawal/routes.js'

/** Every endpoint that is answered; a new module adds its line here. A test names what the contract promises beyond. */
export const moduleRoutes: readonly Implemented[] = [
  ...siteRoutes,
  ...articleRoutes,
  ...identityRoutes,
  ...eidRoutes,
  ...passkeyRoutes,
  ...customerRoutes,
  ...prescriptionRoutes,
  ...favouriteRoutes,
  ...fitRoutes,
  ...friendsRoutes,
  ...cartHandoverRoutes,
  ...claimRoutes,
  ...reviewRoutes,
  ...awaitedPrescriptionRoutes,
  ...awaitedPrescriptionStaffRoutes,
  ...personalDataRoutes,
  ...b2bRoutes,
  ...bookingRoutes,
  ...eyeHealthDayRoutes,
  ...requisitionRoutes,
  ...glassesSubscriptionRoutes,
  ...subscriptionPlatformRoutes,
  ...subscriptionListRoutes,
  ...cartRoutes,
  ...mediaRoutes,
  ...receiptRoutes,
  ...returnRoutes,
  ...withdrawalRoutes,
  ...checkoutRoutes,
  ...paymentRoutes,
  ...paymentLinkRoutes,
  ...orderRoutes,
  ...financeRoutes,
  ...autogiroRoutes,
  ...invoiceRoutes,
  ...bankPaymentRoutes,
  ...lensSubscriptionRoutes,
  ...giftCardRoutes,
  ...orderDeskRoutes,
  ...staffRoutes,
  ...staffPasskeyRoutes,
  ...smsRoutes,
]

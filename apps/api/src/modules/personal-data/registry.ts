import { mandateData } from '../autogiro/mandate-data.js'
import { awaitedData } from '../awaited-prescription/awaited-data.js'
import { bookingData } from '../booking/booking-data.js'
import { waitingData } from '../booking/waiting-data.js'
import { cartHandoverData } from '../cart-handover/handover-data.js'
import { cartData } from '../cart/cart-data.js'
import { draftData } from '../checkout/draft-data.js'
import { claimData } from '../claim/claim-data.js'
import type { CustomerData } from '../customer/customer-data.js'
import { ownData } from '../customer/own-data.js'
import { recipientData } from '../e-invoice/recipient-data.js'
import { favouriteData } from '../favourite/favourite-data.js'
import { savedPaymentData } from '../finance/saved-payment-data.js'
import { ownSizeData } from '../fit/own-size-data.js'
import { friendsData } from '../friends/friends-data.js'
import { savedCardData } from '../gift-card/saved-card-data.js'
import { glassesSubscriptionData } from '../glasses-subscription/subscription-data.js'
import { identityData } from '../identity/identity-data.js'
import { passkeyData } from '../identity/passkey-data.js'
import { invoiceData } from '../invoice/invoice-data.js'
import { lensSubscriptionData } from '../lens-subscription/lens-subscription-data.js'
import { noteData } from '../order-desk/note-data.js'
import { orderData } from '../order/order-data.js'
import { paymentLinkData } from '../payment-link/payment-link-data.js'
import { prescriptionData } from '../prescription/prescription-data.js'
import { requisitionData } from '../requisition/requisition-data.js'
import { returnData } from '../return/return-data.js'
import { reviewData } from '../review/review-data.js'
import { smsData } from '../sms/sms-data.js'
import { withdrawalData } from '../withdrawal/withdrawal-data.js'
import { eventData } from './event-data.js'
import { exportData } from './export-data.js'
import { letterData } from './letter-data.js'
import { sessionData } from './session-data.js'

/**
 * Everything that is stored about customers. A new table that is neither here nor explained in the test beside this fails
 * it, so that none can be forgotten in an export or an erasure. The account itself is the last: the others name it.
 */
export const CUSTOMER_DATA: readonly CustomerData[] = [
  withdrawalData,
  returnData,
  claimData,
  reviewData,
  awaitedData,
  noteData,
  orderData,
  prescriptionData,
  favouriteData,
  ownSizeData,
  friendsData,
  cartHandoverData,
  cartData,
  draftData,
  letterData,
  smsData,
  paymentLinkData,
  invoiceData,
  lensSubscriptionData,
  savedPaymentData,
  savedCardData,
  mandateData,
  recipientData,
  waitingData,
  bookingData,
  requisitionData,
  glassesSubscriptionData,
  identityData,
  passkeyData,
  sessionData,
  eventData,
  exportData,
  ownData,
]

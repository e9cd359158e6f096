export {
  DELIVERY_METHODS,
  DELIVERY_SERVICES,
  DeliveryMethod,
  hasParcel,
  isDeliveryMethod,
  type DeliveryNeed,
  type DeliveryService,
} from './methods.js'
export { FREE_SHIPPING_LIMIT, freeShipping, freight, type FreeShipping } from './freight.js'
export {
  TRACKED_VALUE,
  deliveryQuotes,
  isDeliveryComplete,
  isOffered,
  type AddWorkingDays,
  type DeliveryQuote,
  type Parcel,
} from './quotes.js'
export { GRINDING_DAYS, PACKING_DAYS, handlingDays } from './handling.js'
export {
  daysFromPrescription,
  deliveryDays,
  type DeliveryEstimate,
  estimateDaysText,
  estimateText,
  type WorkingDays,
} from './estimate-text.js'
export { deliveryOutlook, type DeliveryOutlook } from './outlook.js'
export { offerShipping, type OfferShipping } from './offer-shipping.js'
export { isTracked } from './tracking.js'
export { parseTracking, type TypedTracking } from './parse-tracking.js'

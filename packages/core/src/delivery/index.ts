export { DELIVERY_METHODS, DELIVERY_SERVICES, DeliveryMethod, hasParcel, isDeliveryMethod } from './methods.js'
export { FREE_SHIPPING_LIMIT, freeShipping } from './freight.js'
export { deliveryQuotes, isDeliveryComplete, type DeliveryQuote, type Parcel } from './quotes.js'
export {
  daysFromPrescription,
  deliveryDays,
  type DeliveryEstimate,
  estimateDaysText,
  estimateText,
  type WorkingDays,
} from './estimate-text.js'
export { deliveryOutlook } from './outlook.js'
export { offerShipping } from './offer-shipping.js'
export { isTracked } from './tracking.js'
export { parseTracking } from './parse-tracking.js'

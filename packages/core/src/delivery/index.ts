export { DELIVERY_METHODS, DeliveryMethod, isDeliveryMethod } from './methods.js'

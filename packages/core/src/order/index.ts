export { CONFIRMATION_STATES, OrderStatus, isOrderStatus, type ConfirmationState } from './status.js'

export { isUndelivered, MESSAGE_STATE_MESSAGES, MESSAGE_STATES, type MessageState } from './message-state.js'
export { CONFIRMATION_STATES, OrderStatus, type ConfirmationState } from './status.js'
export {
  ORDER_LINE_MESSAGES,
  ORDER_STATES,
  ORDER_STATE_MESSAGES,
  isShippingSettled,
  mayCancel,
  moveOrder,
  orderLineStates,
  orderStates,
  orderStatus,
  shippingStates,
  type CancelledBy,
  type OrderLineState,
  type OrderState,
  type ShippingState,
} from './states.js'
export { ORDER_STEPS, orderTimeline, type OrderMoments } from './timeline.js'
export { ORDER_STEP_MESSAGES } from './texts.js'
export { ORDER_NUMBER_LENGTH, isOrderNumber, orderNumber } from './number.js'
export { LEGAL_WITHDRAWAL_DAYS, withdrawalText } from './withdrawal.js'
export {
  actionTo,
  cancellableLines,
  mayCancelLines,
  ORDER_ACTIONS,
  isParcel,
  isPartSent,
  orderActions,
  sendableLines,
  type HandledOrder,
  type OrderAction,
} from './handling.js'
export { REFUND_LIMIT, refundMaximum } from './refund-limit.js'
export { cancelledShares, heldOnCards, parcelShares, unpaidAhead, type OpenMoney, type Shares } from './parcel-money.js'
export { keptLines, keptSums } from './kept.js'
export {
  PICK_UP_CODE_DIGITS,
  PICK_UP_DAYS,
  isInStore,
  lastPickUpDay,
  PICK_UP_STEPS,
  pickUpCode,
  pickUpStep,
  readPickUpCode,
  type PickUpStep,
} from './pick-up.js'
export { awaitsDay } from './send-day.js'
export { NOTE_LENGTH, noteProblem } from './note.js'
export {
  ORDER_QUEUES,
  pageOfQueue,
  STAFF_QUEUES,
  isOrderQueue,
  type OrderQueue,
  type QueueOfOrders,
  type QueueRows,
  type StaffQueue,
} from './queues.js'

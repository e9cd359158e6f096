export {
  answerDeliveryBy,
  DELIVERY_REFUSAL_MESSAGES,
  DELIVERY_REFUSALS,
  DELIVERY_STATE_MESSAGES,
  type DeliveryRefusal,
  type DeliveryState,
  deliveryStates,
  deliveryStep,
} from './delivery.js'
export {
  isRecipientActive,
  RECIPIENT_REASON_MESSAGES,
  RECIPIENT_REASONS,
  RECIPIENT_STATE_MESSAGES,
  type RecipientReason,
  type RecipientState,
  recipientStates,
} from './recipient.js'

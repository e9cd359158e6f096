import * as staffOrderMessages from '../messages/generated/staff-order.js'

/** State of a letter or an SMS. `sent`: the provider accepted it. `delivered`: the provider reported its arrival. */
export const MESSAGE_STATES = ['queued', 'sent', 'delivered', 'failed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Tells whether a message did not arrive and may be sent again. */
export const isUndelivered = (state: MessageState): boolean => state === 'failed'

export const MESSAGE_STATE_MESSAGES = {
  queued: staffOrderMessages.messageQueued,
  sent: staffOrderMessages.messageSent,
  delivered: staffOrderMessages.messageDelivered,
  failed: staffOrderMessages.messageFailed,
} as const satisfies Record<MessageState, () => string>

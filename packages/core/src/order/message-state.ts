import * as staffOrderMessages from '../messages/generated/staff-order.js'

/** What has become of a letter or an SMS: `sent` is taken over by the provider, `delivered` is reported by it. */
export const MESSAGE_STATES = ['queued', 'sent', 'delivered', 'failed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** It did not arrive, and may be sent again. */
export const isUndelivered = (state: MessageState): boolean => state === 'failed'

/** What each state is called. */
export const MESSAGE_STATE_MESSAGES = {
  queued: staffOrderMessages.messageQueued,
  sent: staffOrderMessages.messageSent,
  delivered: staffOrderMessages.messageDelivered,
  failed: staffOrderMessages.messageFailed,
} as const satisfies Record<MessageState, () => string>

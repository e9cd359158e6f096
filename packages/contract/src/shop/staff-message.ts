import { MESSAGE_STATES } from '@klarsikt/core/order'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { z } from 'zod'
import { instant, kronor } from './parts.js'

/** State of a letter or an SMS. */
export const messageState = { state: z.enum(MESSAGE_STATES), stateText: z.string() }

/** A payment link that the customer has not paid. */
export const waitingLink = z.object({
  id: z.string(),
  amount: kronor,
  purpose: z.string(),
  storeName: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  /** How it was sent, and the state of that message; `message` is null for old links. */
  channel: z.enum(PAYMENT_LINK_CHANNELS),
  message: z.object(messageState).nullable(),
  /** Channels by which it can be sent again. */
  channels: z.array(z.enum(PAYMENT_LINK_CHANNELS)),
})

/** A letter about an order that did not arrive and can be sent again. */
export const undeliveredLetter = z.object({ id: z.string(), orderNumber: z.string(), text: z.string(), at: instant })

import { CART_HANDOVER_LISTS, cartHandoverStates } from '@klarsikt/core/cart-handover'
import { SUBSCRIPTION_INTERVALS } from '@klarsikt/core/lens-subscription'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const channel = z.enum(PAYMENT_LINK_CHANNELS)
const list = z.enum(CART_HANDOVER_LISTS)

const handover = {
  id: z.string(),
  state: z.enum(cartHandoverStates.states),
  store: z.string(),
  handedOverAt: instant,
  /** When it is removed from the customer's cart unless it was bought. */
  expiresAt: instant,
  /** The handed articles with their present names, and never their prescriptions. */
  items: z.array(
    z.object({ name: z.string(), quantity: z.int(), interval: z.enum(SUBSCRIPTION_INTERVALS).nullable() }),
  ),
  /** True if the customer has removed all of it from the cart. */
  isEmptied: z.boolean(),
  orderNumber: z.string().nullable(),
}

/** What a store has put in the customer's cart, for the customer. */
export const cartHandover = z.object({ ...handover, phone: z.string() }).meta({ id: 'CartHandover' })

/** A handover for the store that made it. */
export const staffCartHandover = z
  .object({
    ...handover,
    stateText: z.string(),
    employee: z.string(),
    customer: z.object({ number: z.string(), name: z.string(), email: z.string(), mobile: z.string() }),
    /** The last link that was sent. */
    link: z.object({ channel, at: instant }).nullable(),
    timesSent: z.int(),
    /** Channels by which a link can be sent now. */
    channels: z.array(channel),
    openedAt: instant.nullable(),
    endedAt: instant.nullable(),
    withdrawnBy: z.string().nullable(),
  })
  .meta({ id: 'StaffCartHandover' })

/** The handovers of a store: waiting ones with the oldest first, others with the latest first. */
export const staffCartHandovers = z
  .object({ list, counts: z.record(list, z.int()), handovers: z.array(staffCartHandover) })
  .meta({ id: 'StaffCartHandovers' })

const params = z.object({ id: z.uuid() })

export const cartHandoverEndpoints = {
  carryCartToCustomer: endpoint(shopRoutes.carryCartToCustomer, {
    permission: 'cart.hand-over',
    audits: ['cart.changed', 'cart-handover.sent'],
    summary:
      'Moves the goods that the store has collected into a customer’s cart. On request the customer gets a link to it',
    body: z.object({
      customerNumber: typed,
      /** How to send the customer a link to log in and pay; absent to send none. */
      channel: channel.optional(),
    }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['request.invalid', 'customer.not-found', 'cart.empty', 'payment.pending', 'rate-limited'],
  }),
  getStaffCartHandovers: endpoint(shopRoutes.getStaffCartHandovers, {
    permission: 'cart.hand-over',
    summary: 'Lists the carts that the store has handed over to customers',
    query: z.object({ list: list.optional() }),
    reply: z.object({ data: staffCartHandovers }),
  }),
  resendCartHandover: endpoint(shopRoutes.resendCartHandover, {
    permission: 'cart.hand-over',
    audits: ['cart-handover.resent'],
    summary: 'Sends the customer the link again. A repeated call with the same number of sent links sends it once',
    params,
    body: z.object({ channel, timesSent: z.int().min(0) }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    errors: [
      'cart-handover.not-found',
      'cart-handover.ended',
      'cart-handover.emptied',
      'request.invalid',
      'rate-limited',
    ],
  }),
  withdrawCartHandover: endpoint(shopRoutes.withdrawCartHandover, {
    permission: 'cart.hand-over',
    audits: ['cart-handover.withdrawn'],
    summary: 'Removes the handed-over goods from the customer’s cart, unless they are being paid for',
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: ['cart-handover.not-found', 'cart-handover.ended', 'payment.pending'],
  }),
  openCartHandover: endpoint(shopRoutes.openCartHandover, {
    permission: 'cart.receive',
    audits: ['cart-handover.opened'],
    summary: 'Returns what a store has put into the customer’s cart, and records that it was opened',
    params,
    reply: z.object({ data: cartHandover }),
    errors: ['cart-handover.not-found'],
  }),
}

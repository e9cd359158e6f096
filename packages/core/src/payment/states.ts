import { defineStates, type StateOf } from '../lib/states.js'

/** States of a payment. */
export const paymentStates = defineStates({
  created: { start: 'pending', pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  paid: {},
  failed: {},
  cancelled: {},
})
export type PaymentState = StateOf<typeof paymentStates>
export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
] as const satisfies readonly PaymentState[]

/** Life of the money at the provider: reserved with the order, taken when the goods are sent, given back on a return. */
export const chargeStates = defineStates({
  authorized: { capture: 'captured', 'capture-part': 'part-captured', cancel: 'cancelled', expire: 'expired' },
  'part-captured': {
    'capture-part': 'part-captured',
    capture: 'captured',
    'refund-part': 'part-refunded',
    refund: 'refunded',
  },
  captured: { 'refund-part': 'part-refunded', refund: 'refunded' },
  'part-refunded': { 'refund-part': 'part-refunded', refund: 'refunded' },
  refunded: {},
  cancelled: {},
  expired: {},
})
export type ChargeState = StateOf<typeof chargeStates>

/** Life of a payment link that a store sends to a customer. */
export const paymentLinkStates = defineStates({
  sent: { pay: 'paid', expire: 'expired' },
  paid: {},
  expired: {},
})
export type PaymentLinkState = StateOf<typeof paymentLinkStates>
export const PAYMENT_LINK_STATES = ['sent', 'paid', 'expired'] as const satisfies readonly PaymentLinkState[]

import { type ActionOf, defineStates, type StateOf } from '../lib/states.js'

/** States of a payment. */
export const paymentStates = defineStates({
  created: { start: 'pending', pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  paid: {},
  failed: {},
  cancelled: {},
})
export type PaymentState = StateOf<typeof paymentStates>
export const PAYMENT_STATES = paymentStates.states

/** Did the provider refuse it, or could it not be opened? */
export function hasFailed(state: PaymentState): boolean {
  return state === paymentStates.to('fail')
}

/** Was it given up before it was paid? */
export function isCancelled(state: PaymentState): boolean {
  return state === paymentStates.to('cancel')
}

/**
 * Life of the money at the provider: reserved with the order, taken as the goods are sent, given back on a return. What is taken in
 * parts can be given back in parts before the last of them is taken. Which state sums are in: {@link chargeState}.
 */
export const chargeStates = defineStates({
  authorized: { capture: 'captured', 'capture-part': 'part-captured', cancel: 'cancelled', expire: 'expired' },
  'part-captured': {
    'capture-part': 'part-captured',
    capture: 'captured',
    release: 'captured',
    'refund-part': 'part-refunded',
    refund: 'refunded',
  },
  captured: { 'refund-part': 'part-refunded', refund: 'refunded' },
  'part-refunded': { 'capture-part': 'part-refunded', 'refund-part': 'part-refunded', refund: 'refunded' },
  refunded: {},
  cancelled: {},
  expired: {},
})
export type ChargeState = StateOf<typeof chargeStates>

/** What can be made due at the provider; `release` lets go of what of a reservation is not needed any more. */
export const CHARGE_ACTIONS = ['capture', 'cancel', 'refund', 'release'] as const satisfies readonly ActionOf<
  typeof chargeStates
>[]
export type ChargeAction = (typeof CHARGE_ACTIONS)[number]

/** Life of a part that is taken: noted when its parcel leaves, taken when the provider has done it. */
export const captureStates = defineStates({ due: { take: 'taken' }, taken: {} })
export type CaptureState = StateOf<typeof captureStates>

/** Life of money that goes back: noted when it is decided, paid when the provider has given it back. */
export const refundStates = defineStates({ due: { pay: 'paid' }, paid: {} })
export type RefundState = StateOf<typeof refundStates>

/** Life of a payment link that a store sends to a customer. */
export const paymentLinkStates = defineStates({
  sent: { pay: 'paid', expire: 'expired' },
  paid: {},
  expired: {},
})
export type PaymentLinkState = StateOf<typeof paymentLinkStates>
export const PAYMENT_LINK_STATES = paymentLinkStates.states

/** May it still be paid? */
export function isLinkOpen(state: PaymentLinkState): boolean {
  return paymentLinkStates.can(state, 'pay')
}

export function isLinkPaid(state: PaymentLinkState): boolean {
  return state === paymentLinkStates.to('pay')
}

export function isLinkExpired(state: PaymentLinkState): boolean {
  return state === paymentLinkStates.to('expire')
}

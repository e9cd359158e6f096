import { type ActionOf, defineStates, type StateOf } from '../lib/states.js'

export const paymentStates = defineStates({
  created: { start: 'pending', pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  paid: {},
  failed: {},
  cancelled: {},
})
export type PaymentState = StateOf<typeof paymentStates>
export const PAYMENT_STATES = paymentStates.states

/** Tells whether the provider refused the payment or it could not be started. */
export function hasFailed(state: PaymentState): boolean {
  return state === paymentStates.to('fail')
}

/** Tells whether the payment was cancelled before it was paid. */
export function isCancelled(state: PaymentState): boolean {
  return state === paymentStates.to('cancel')
}

/**
 * States of the money at the provider: reserved with the order, captured as goods are sent, refunded on a return.
 * Captured parts can be refunded before the last capture. See {@link chargeState}.
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

/** What the shop can ask of the provider. `release` gives up a part of the reservation that is not needed any more. */
export const CHARGE_ACTIONS = ['capture', 'cancel', 'refund', 'release'] as const satisfies readonly ActionOf<
  typeof chargeStates
>[]
export type ChargeAction = (typeof CHARGE_ACTIONS)[number]

/** States of capturing a part. It is due when its parcel is sent, and taken when the provider has captured it. */
export const captureStates = defineStates({ due: { take: 'taken' }, taken: {} })
export type CaptureState = StateOf<typeof captureStates>

/** States of a refund. It is due when it is decided, and paid when the provider has refunded it. */
export const refundStates = defineStates({ due: { pay: 'paid' }, paid: {} })
export type RefundState = StateOf<typeof refundStates>

/** States of a payment link that a store sends to a customer. */
export const paymentLinkStates = defineStates({
  sent: { pay: 'paid', expire: 'expired' },
  paid: {},
  expired: {},
})
export type PaymentLinkState = StateOf<typeof paymentLinkStates>
export const PAYMENT_LINK_STATES = paymentLinkStates.states

/** Tells whether the link can still be paid. */
export function isLinkOpen(state: PaymentLinkState): boolean {
  return paymentLinkStates.can(state, 'pay')
}

export function isLinkPaid(state: PaymentLinkState): boolean {
  return state === paymentLinkStates.to('pay')
}

export function isLinkExpired(state: PaymentLinkState): boolean {
  return state === paymentLinkStates.to('expire')
}

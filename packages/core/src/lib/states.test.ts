import { describe, expect, it } from 'vitest'
import { agreementStates, bookingStates, requisitionStates } from '../booking/index.js'
import { submissionStates } from '../checkout/index.js'
import { holdStates } from '../gift-card/index.js'
import { glassesSubscriptionStates } from '../glasses-subscription/index.js'
import { lensSubscriptionStates } from '../lens-subscription/index.js'
import { orderLineStates, orderStates, returnStates, shippingStates } from '../order/index.js'
import { chargeStates, paymentRequestStates, paymentStates } from '../payment/index.js'
import { defineStates } from './states.js'
import { walkStates } from './testing/walk-states.js'

describe('every life cycle can be walked from its start to its ends', () => {
  it('order [ORD-002, ORD-006]', () => walkStates(orderStates, { start: 'handled', ends: ['sent', 'cancelled'] }))
  it('parcel [ORD-003]', () => walkStates(shippingStates, { start: 'none', ends: ['sent', 'cancelled'] }))
  it('return [ORD-004]', () => walkStates(returnStates, { start: 'none', ends: ['confirmed'] }))
  it('order line [ORD-005]', () => walkStates(orderLineStates, { start: 'Control', ends: ['Delivered', 'Canceled'] }))
  it('payment', () => walkStates(paymentStates, { start: 'created', ends: ['paid', 'failed', 'cancelled'] }))
  it('charge at the provider', () =>
    walkStates(chargeStates, { start: 'authorized', ends: ['refunded', 'cancelled', 'expired'] }))
  it('payment request [STAFF-005]', () =>
    walkStates(paymentRequestStates, { start: 'sent', ends: ['paid', 'expired'] }))
  it('checkout submission', () =>
    walkStates(submissionStates, { start: 'reserved', ends: ['placed', 'declined', 'cancelled', 'expired', 'failed'] }))
  it('gift card hold', () => walkStates(holdStates, { start: 'held', ends: ['captured', 'released'] }))
  it('lens subscription [LENS-003, LENS-004, LENS-006]', () =>
    walkStates(lensSubscriptionStates, { start: 'active', ends: ['cancelled'] }))
  it('glasses subscription [LIFE-003, LIFE-005]', () =>
    walkStates(glassesSubscriptionStates, { start: 'Created', ends: [] }))
  it('booking [BOOK-005, BOOK-006, BOOK-007, BOOK-008]', () =>
    walkStates(bookingStates, { start: 'requested', ends: ['completed', 'declined'] }))
  it('requisition [B2B-003, B2B-004]', () =>
    walkStates(requisitionStates, { start: 'pending', ends: ['approved', 'rejected'] }))
  it('company agreement', () => walkStates(agreementStates, { start: 'draft', ends: ['signed'] }))
})

describe('defineStates', () => {
  const door = defineStates({ open: { close: 'shut' }, shut: { open: 'open', wall: 'gone' }, gone: {} })

  it('refuses what comes from outside and only looks like a state or an action', () => {
    expect(door.can('constructor' as 'open', 'close')).toBe(false)
    expect(door.next('open', 'toString' as 'close')).toEqual({
      ok: false,
      error: { code: 'transition-refused', from: 'open', action: 'toString' },
    })
  })

  it('knows a final state', () => {
    expect(door.states.filter(door.isFinal)).toEqual(['gone'])
  })

  it('refuses a misspelt target when it is compiled', () => {
    // @ts-expect-error 'shutt' is no row of the table
    expect(defineStates({ open: { close: 'shutt' }, shut: {} }).states).toEqual(['open', 'shut'])
  })
})

import { describe, expect, it } from 'vitest'
import { agreementStates } from '../agreement/index.js'
import { bookingStates } from '../booking/index.js'
import { submissionStates } from '../checkout/index.js'
import { holdStates } from '../gift-card/ledger.js'
import { glassesSubscriptionStates } from '../glasses-subscription/index.js'
import { lensSubscriptionStates } from '../lens-subscription/index.js'
import { orderLineStates, orderStates, shippingStates } from '../order/index.js'
import {
  captureStates,
  chargeStates,
  paymentLinkStates,
  paymentStates,
  refundStates,
  savedPaymentStates,
} from '../payment/index.js'
import { requisitionStates } from '../requisition/index.js'
import { returnStates } from '../return/index.js'
import { defineStates } from './states.js'
import { stateFlaws } from './testing/state-flaws.js'

describe('every life cycle can be walked from its start to its ends', () => {
  it('order [ORD-002, ORD-006]', () => {
    expect(stateFlaws(orderStates, { start: 'handled', ends: ['sent', 'cancelled'] })).toEqual([])
  })
  it('parcel [ORD-003]', () => {
    expect(stateFlaws(shippingStates, { start: 'none', ends: ['sent', 'cancelled'] })).toEqual([])
  })
  it('return [ORD-004]', () => {
    expect(stateFlaws(returnStates, { start: 'none', ends: ['confirmed'] })).toEqual([])
  })
  it('order line [ORD-005]', () => {
    expect(stateFlaws(orderLineStates, { start: 'Control', ends: ['Delivered', 'Canceled'] })).toEqual([])
  })
  it('payment', () => {
    expect(stateFlaws(paymentStates, { start: 'created', ends: ['paid', 'failed', 'cancelled'] })).toEqual([])
  })
  it('charge at the provider', () => {
    expect(stateFlaws(chargeStates, { start: 'authorized', ends: ['refunded', 'cancelled', 'expired'] })).toEqual([])
  })
  it('a part that is taken', () => {
    expect(stateFlaws(captureStates, { start: 'due', ends: ['taken'] })).toEqual([])
  })
  it('money that goes back', () => {
    expect(stateFlaws(refundStates, { start: 'due', ends: ['paid'] })).toEqual([])
  })
  it('saved means of payment', () => {
    expect(stateFlaws(savedPaymentStates, { start: 'saving', ends: ['removed'] })).toEqual([])
  })
  it('payment link [STAFF-005]', () => {
    expect(stateFlaws(paymentLinkStates, { start: 'sent', ends: ['paid', 'expired'] })).toEqual([])
  })
  it('checkout submission', () => {
    expect(
      stateFlaws(submissionStates, {
        start: 'reserved',
        ends: ['placed', 'declined', 'cancelled', 'expired', 'failed'],
      }),
    ).toEqual([])
  })
  it('gift card hold', () => {
    expect(stateFlaws(holdStates, { start: 'held', ends: ['captured', 'released'] })).toEqual([])
  })
  it('lens subscription [LENS-003, LENS-004, LENS-006]', () => {
    expect(stateFlaws(lensSubscriptionStates, { start: 'active', ends: ['cancelled'] })).toEqual([])
  })
  it('glasses subscription [LIFE-003, LIFE-005]', () => {
    expect(stateFlaws(glassesSubscriptionStates, { start: 'Created', ends: [] })).toEqual([])
  })
  it('booking [BOOK-005, BOOK-006, BOOK-007, BOOK-008]', () => {
    expect(
      stateFlaws(bookingStates, { start: ['requested', 'unconfirmed'], ends: ['completed', 'declined', 'no-show'] }),
    ).toEqual([])
  })
  it('requisition [B2B-003, B2B-004]', () => {
    expect(stateFlaws(requisitionStates, { start: 'draft', ends: ['used', 'rejected'] })).toEqual([])
  })
  it('company agreement', () => {
    expect(stateFlaws(agreementStates, { start: 'draft', ends: ['signed'] })).toEqual([])
  })
})

it('the walk itself finds a state that is never reached, and one that leads nowhere', () => {
  const maze = defineStates({ in: { go: 'loop', leave: 'out' }, loop: { turn: 'loop' }, out: {}, lost: {} })
  expect(stateFlaws(maze, { start: 'in', ends: ['out'] })).toEqual([
    'loop leads to no end',
    'lost is never reached',
    'lost is or is not an end, unexpectedly',
    'lost leads to no end',
  ])
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

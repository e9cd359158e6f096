import { expect, it } from 'vitest'
import { ore, ZERO } from '../money/index.js'
import {
  type BookingState,
  bookingStates,
  checkChange,
  checkOutcome,
  freeUntil,
  mayChange,
  nearestSlots,
} from './index.js'

const start = new Date('2027-03-28T10:00:00+02:00')
const before = (minutes: number) => new Date(start.getTime() - minutes * 60_000)
const change = (state: BookingState, minutes: number, acceptFee = false) =>
  checkChange({ state, start }, 'cancel', { now: before(minutes), acceptFee })

it('is free until exactly 24 real hours before, over the night of the clocks too [BOOK-009, BOOK-010]', () => {
  expect(freeUntil({ start })).toEqual(new Date('2027-03-27T09:00:00+01:00'))
  expect(change('booked', 24 * 60)).toEqual({ ok: true, value: ZERO })
  expect(change('booked', 24 * 60 - 1)).toEqual({ ok: false, error: 'booking.fee-not-accepted' })
  expect(change('booked', 24 * 60 - 1, true)).toEqual({ ok: true, value: ore(399) })
})

it('ends when the visit begins', () => {
  expect(change('booked', 0, true)).toEqual({ ok: false, error: 'booking.too-late' })
})

it('costs nothing for what is not booked: a suggestion given up, a cancelled visit booked again [BOOK-007]', () => {
  expect(change('requested', 1)).toEqual({ ok: true, value: ZERO })
  const again = checkChange({ state: 'cancelled', start }, 'rebook', { now: before(-60), acceptFee: false })
  expect(again).toEqual({ ok: true, value: ZERO })
})

it('is noted by the store once the visit has begun; who stays away pays', () => {
  const booked = { state: 'booked', start } as const
  expect(checkOutcome(booked, 'miss', before(1))).toEqual({ ok: false, error: 'booking.not-begun' })
  expect(checkOutcome(booked, 'miss', start)).toEqual({ ok: true, value: ore(399) })
  expect(checkOutcome(booked, 'complete', start)).toEqual({ ok: true, value: ZERO })
  expect(checkOutcome({ ...booked, state: 'cancelled' }, 'miss', start)).toEqual({ ok: false, error: 'booking.closed' })
})

it.each([['movedByStore'], ['isRejected']])('costs nothing until the visit begins where it is %s', (reason) => {
  const booked = { state: 'booked', start, [reason]: true } as const
  for (const one of ['cancel', 'rebook'] as const)
    expect(checkChange(booked, one, { now: before(1), acceptFee: false })).toEqual({ ok: true, value: ZERO })
  expect(freeUntil(booked)).toEqual(start)
  expect(checkOutcome(booked, 'miss', start)).toEqual({ ok: true, value: ore(399) })
})

it('is refused where the state allows none [BOOK-005, BOOK-006, BOOK-007]', () => {
  const allowed = (one: 'cancel' | 'rebook') =>
    bookingStates.states.filter((state) => mayChange({ state, start }, one, before(60)))
  expect(allowed('cancel')).toEqual(['requested', 'unconfirmed', 'booked'])
  expect(allowed('rebook')).toEqual(['booked', 'cancelled'])
})

it('finds the times nearest to one that is taken, each once and in order', () => {
  const slot = (at: number, examinerId: string) => ({ start: at, end: at + 30, examinerId, roomId: 'r' })
  const slots = [slot(0, 'a'), slot(60, 'a'), slot(60, 'b'), slot(150, 'a'), slot(500, 'b')]
  expect(nearestSlots(slots, 90, 3)).toEqual([slot(0, 'a'), slot(60, 'a'), slot(150, 'a')])
})

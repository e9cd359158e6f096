import { describe, expect, it } from 'vitest'
import { hasPaid, isCancelled, isOver, terminationOf, winbackMonths, winbackOf } from './index.js'
import { type CancellableSubscription } from './notice.js'

const active: CancellableSubscription = {
  state: 'Active',
  startedOn: '2025-01-10',
  bindingEndsOn: '2026-01-09',
  noticeOn: null,
  winbackOn: null,
}
const created = { ...active, state: 'Created', startedOn: null, bindingEndsOn: null } as const
const over = { ...active, state: 'Terminated', noticeOn: '2026-05-01' } as const
const onNotice = { ...active, noticeOn: '2026-11-01' } as const
const TODAY = '2026-11-21'

describe('giving notice', () => {
  it.each([
    ['after the binding period', active, { state: 'Active', endsOn: '2026-12-21' }],
    ['within it', { ...active, bindingEndsOn: '2027-06-30' }, { state: 'Active', endsOn: '2027-06-30' }],
    ['before it is signed', created, { state: 'Terminated', endsOn: TODAY }],
    ['twice', onNotice, null],
    ['of one that is over', over, null],
  ])('%s [LIFE-004]', (_, subscription, termination) => {
    expect(terminationOf(subscription, TODAY)).toEqual(termination)
  })

  it('lets the last day belong to the subscription', () => {
    expect([null, '2026-11-20', TODAY, '2026-11-22'].map((day) => isOver(day, TODAY))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})

describe('taking a cancellation back', () => {
  it.each([
    ['one that is over', over, { ok: true, value: 'Active' }],
    ['one with notice given', onNotice, { ok: true, value: 'Active' }],
    ['an active subscription without a notice', active, { ok: false, error: 'glasses-subscription.not-cancelled' }],
    [
      'one that was never signed',
      { ...created, state: 'Terminated' as const },
      { ok: false, error: 'glasses-subscription.not-cancelled' },
    ],
    [
      'a second time within twelve months',
      { ...over, winbackOn: '2025-11-22' },
      { ok: false, error: 'glasses-subscription.winback-too-soon' },
    ],
    ['a second time after twelve months', { ...over, winbackOn: '2025-11-21' }, { ok: true, value: 'Active' }],
  ])('of %s [LIFE-005]', (_, subscription, outcome) => {
    expect(winbackOf(subscription, TODAY)).toEqual(outcome)
  })

  it('gives months to who has paid for one, and none to who has lived on free ones', () => {
    expect([null, '2026-11-20', TODAY, '2026-11-22'].map((day) => winbackMonths(day, TODAY))).toEqual([0, 3, 0, 0])
    expect([null, '2026-11-20', TODAY, '2026-11-22'].map((day) => hasPaid(day, TODAY))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is offered for what is cancelled', () => {
    expect([over, onNotice, active, created].map(isCancelled)).toEqual([true, true, false, false])
  })
})

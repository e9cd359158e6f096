import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeOre } from '../money/index.js'
import { type SentOrder } from './check.js'
import {
  checkReturn,
  isReturnNumber,
  isReturnReason,
  isReturnUnderWay,
  mayRestock,
  RETURN_REASON_MESSAGES,
  RETURN_REASONS,
  RETURN_STATE_MESSAGES,
  returnedFreight,
  returnedWorth,
  returnNumber,
  returnOption,
  returnStates,
  type ReturnRequest,
  type SentLine,
} from './index.js'

const DELIVERED = '2026-11-01'
const line = (change: Partial<SentLine> = {}): SentLine => ({
  lineId: '0',
  parentLineId: null,
  quantity: 3,
  returned: 1,
  madeToOrder: false,
  days: 30,
  isGiftCard: false,
  deliveredOn: DELIVERED,
  ...change,
})
const order = (...lines: readonly SentLine[]): SentOrder => ({ lines })
const pick = (quantity: number, lineId = '0'): ReturnRequest => ({ lineId, quantity, reason: 'fit' })

describe('the life of a return [ORD-004, ENUM-018]', () => {
  it('begins pending, is confirmed once, and can be given up before', () => {
    expect(returnStates.to('register')).toBe('pending')
    expect(returnStates.can('confirmed', 'confirm')).toBe(false)
    expect(returnStates.can('confirmed', 'cancel')).toBe(false)
    expect(['none', 'pending', 'confirmed'].map((state) => isReturnUnderWay(state as 'none'))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('has a Swedish text for every state and reason', () => {
    expect(returnStates.states.map((state) => RETURN_STATE_MESSAGES[state]())).toEqual([
      'Retur avbruten',
      'Retur väntar',
      'Retur bekräftad',
    ])
    expect(new Set(RETURN_REASONS.map((reason) => RETURN_REASON_MESSAGES[reason]())).size).toBe(RETURN_REASONS.length)
    expect(['fit', 'sick', null].map(isReturnReason)).toEqual([true, false, false])
  })
})

describe('what can be returned of a line', () => {
  it('is what has not been returned, for 30 or 90 days, the last day included [ORD-007]', () => {
    expect(returnOption(line(), '2026-12-01')).toEqual({
      lineId: '0',
      left: 2,
      term: { legalUntil: '2026-11-15', shopUntil: '2026-12-01' },
      obstacle: null,
    })
    expect(returnOption(line(), '2026-12-02')).toMatchObject({ left: 0, obstacle: 'too-late' })
    expect(returnOption(line({ days: 90 }), '2027-01-30')).toMatchObject({ left: 2, obstacle: null })
    expect(returnOption(line({ days: 90 }), '2027-01-31')).toMatchObject({ obstacle: 'too-late' })
  })

  it.each([
    [{ returned: 3 }, 'returned'],
    [{ isGiftCard: true }, 'gift-card'],
    [{ parentLineId: '1', madeToOrder: true }, 'with-frame'],
  ] as const)('is nothing of %o', (change, obstacle) => {
    expect(returnOption(line(change), '2026-11-10')).toMatchObject({ left: 0, obstacle })
  })

  it('has another sentence for what was made to a prescription, which has no legal term', () => {
    const made = line({ madeToOrder: true })
    expect(returnOption(made, '2026-11-20')).toMatchObject({ left: 2, term: { legalUntil: null } })
    expect(returnOption(made, '2026-12-02')).toMatchObject({ obstacle: 'too-late-made' })
  })
})

describe('checking a return', () => {
  const today = '2026-11-20'

  it('takes pieces of a sent order inside the time, one row a line [ORD-004, ORD-007]', () => {
    expect(checkReturn(order(line()), [pick(2)], today)).toEqual({ ok: true, value: [pick(2)] })
    const twice = [pick(1), { ...pick(1), reason: 'other' as const }]
    expect(checkReturn(order(line()), twice, today)).toEqual({ ok: true, value: [pick(2)] })
  })

  it('lets lenses come along with their frame, as long as their own time lasts', () => {
    const frame = line({ returned: 0, quantity: 2, days: 90 })
    const lenses = line({ lineId: '1', parentLineId: '0', returned: 0, quantity: 2, madeToOrder: true })
    expect(checkReturn(order(frame, lenses), [pick(1)], today)).toEqual({ ok: true, value: [pick(1), pick(1, '1')] })
    expect(checkReturn(order(frame, lenses), [pick(1)], '2026-12-15')).toEqual({ ok: true, value: [pick(1)] })
  })

  it.each([
    ['a parcel not sent', order(line({ deliveredOn: null })), [pick(1)], today, 'return.not-sent'],
    [
      'what has not left yet of an order sent in part',
      order(line({ lineId: 'a' }), line({ deliveredOn: null })),
      [pick(1)],
      today,
      'return.not-sent',
    ],
    ['nothing', order(line()), [], today, 'return.empty'],
    ['a line of another order', order(line()), [pick(1, 'b')], today, 'return.unknown-line'],
    ['a piece twice', order(line()), [pick(3)], today, 'return.quantity-invalid'],
    ['a piece twice in two rows', order(line()), [pick(1), pick(2)], today, 'return.quantity-invalid'],
    ['half a piece', order(line()), [pick(0.5)], today, 'return.quantity-invalid'],
    ['what has all been returned', order(line({ returned: 3 })), [pick(1)], today, 'return.quantity-invalid'],
    ['lenses without their frame', order(line({ parentLineId: '1' })), [pick(1)], today, 'return.with-frame'],
    ['a gift card', order(line({ isGiftCard: true })), [pick(1)], today, 'return.gift-card'],
    ['what comes too late', order(line()), [pick(1)], '2026-12-02', 'return.too-late'],
    [
      'ground glasses that come too late',
      order(line({ madeToOrder: true })),
      [pick(1)],
      '2026-12-02',
      'return.too-late',
    ],
  ])('refuses %s', (_, from, requests, day, error) => {
    expect(checkReturn(from, requests, day)).toEqual({ ok: false, error })
  })

  it('counts the time of each part from its own delivery [ORD-007]', () => {
    const [first, second] = [line(), line({ lineId: '1', deliveredOn: '2026-11-20' })]
    expect(checkReturn(order(first, second), [pick(1, '1')], '2026-12-15').ok).toBe(true)
    expect(checkReturn(order(first, second), [pick(1)], '2026-12-15')).toEqual({ ok: false, error: 'return.too-late' })
    expect(returnOption(second, '2026-12-15').term?.shopUntil).toBe('2026-12-20')
  })

  it('never lets more come back than was sent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 8 }), (asked) => {
        let returned = 0
        for (const quantity of asked) {
          const checked = checkReturn(order(line({ quantity: 5, returned })), [pick(quantity)], today)
          if (checked.ok) returned += checked.value.reduce((sum, one) => sum + one.quantity, 0)
        }
        expect(returned).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('the money of a return', () => {
  it('adds up to the total of the line in whatever parts the pieces come back', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (total, parts) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0)
        let [before, paid] = [0, 0]
        for (const pieces of parts) {
          const worth = returnedWorth({ total: wholeOre(total), quantity }, before, pieces)
          expect(worth).toBeGreaterThanOrEqual(0)
          paid += worth
          before += pieces
        }
        expect(paid).toBe(total)
      }),
    )
  })

  it('has the freight in it when the last piece of the order comes back', () => {
    expect(returnedFreight(wholeOre(4_900), [{ quantity: 2, received: 1 }])).toBe(0)
    expect(
      returnedFreight(wholeOre(4_900), [
        { quantity: 2, received: 2 },
        { quantity: 1, received: 1 },
      ]),
    ).toBe(4_900)
  })
})

it('sells again only what others can use', () => {
  expect([mayRestock({ madeToOrder: false }), mayRestock({ madeToOrder: true })]).toEqual([true, false])
})

it('numbers the returns of an order', () => {
  expect(returnNumber('12345678', 2)).toBe('12345678-2')
  expect(['12345678-2', '12345678', '12345678-0', '02345678-1', '12345678-2x'].map(isReturnNumber)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

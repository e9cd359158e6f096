import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/plain-date.js'
import { ore, wholeOre } from '../money/index.js'
import {
  OPEN_PIN_GUARD,
  formatGiftCardNumber,
  giftCardNumber,
  giftCardPin,
  giftCardValidAfterRefund,
  giftCardValidUntil,
  isPinLocked,
  maskGiftCardNumber,
  pinFailed,
  splitTender,
} from './index.js'
import {
  balance,
  capture,
  hold,
  holdState,
  issue,
  lapse,
  refund,
  release,
  taken,
  type Ledger,
  type LedgerEntry,
  type LedgerRefusal,
} from './ledger.js'

type Outcome = { ok: true; value: LedgerEntry } | { ok: false; error: LedgerRefusal }
const after = (ledger: Ledger, outcome: Outcome): Ledger => {
  if (!outcome.ok) throw new Error(outcome.error)
  return [...ledger, outcome.value]
}
const card = after([], issue(ore(500)))

describe('number and PIN', () => {
  it('accepts 16 and 4 digits, with optional spaces and hyphens [GIFT-001]', () => {
    expect(giftCardNumber('1234 5678-9012 3456')).toBe('1234567890123456')
    expect(giftCardPin(' 0042 ')).toBe('0042')
    for (const wrong of ['', '123', '12345678901234567', '123456789012345a']) expect(giftCardNumber(wrong)).toBeNull()
    for (const wrong of ['', '123', '12345', '12a4']) expect(giftCardPin(wrong)).toBeNull()
  })

  it('is printed in fours, and masked but for the last four', () => {
    expect(formatGiftCardNumber('1234567890123456')).toBe('1234 5678 9012 3456')
    expect(maskGiftCardNumber('1234567890123456')).toBe('•••• 3456')
  })
})

describe('validity', () => {
  it('lasts two years, also from a day that is not there two years later', () => {
    const sent = plainDate(2026, 11, 21)
    const leapDay = plainDate(2028, 2, 29)
    expect(sent && giftCardValidUntil(sent)).toBe('2028-11-21')
    expect(leapDay && giftCardValidUntil(leapDay)).toBe('2030-02-28')
  })
})

describe('expiry', () => {
  it('takes what is left, and not what is held or was spent', () => {
    const held = after(card, hold(card, 'order-1', ore(300)))
    const lapsed = after(held, lapse(held, '2028-11-22'))
    expect([lapsed.at(-1)?.amount, balance(lapsed)]).toEqual([ore(-200), 0])
    expect(lapse(lapsed, '2028-11-23')).toEqual({ ok: false, error: 'gift-card.empty' })
    expect(after(lapsed, capture(lapsed, 'order-1'))).toHaveLength(4)
  })

  it('waits half a year after a refund, and moves no day that is later', () => {
    expect(giftCardValidAfterRefund('2026-11-21', '2026-11-30')).toBe('2027-05-30')
    expect(giftCardValidAfterRefund('2028-11-21', '2026-11-30')).toBe('2028-11-21')
    expect(giftCardValidAfterRefund(null, '2026-11-30')).toBeNull()
  })
})

describe('PIN lock', () => {
  const MINUTE = 60_000
  const failures = (count: number) => {
    let guard = OPEN_PIN_GUARD
    for (let at = 0; at < count; at += 1) guard = pinFailed(guard, at * MINUTE)
    return guard
  }

  it('locks after the fifth wrong PIN, for an hour', () => {
    expect(isPinLocked(failures(4), 4 * MINUTE)).toBe(false)
    expect(isPinLocked(failures(5), 4 * MINUTE)).toBe(true)
    expect(isPinLocked(failures(5), 64 * MINUTE - 1)).toBe(true)
    expect(isPinLocked(failures(5), 64 * MINUTE)).toBe(false)
  })

  it('starts counting again after an hour of quiet', () => {
    expect(pinFailed(failures(4), 63 * MINUTE)).toEqual({ failures: 1, lastFailureAt: 63 * MINUTE })
  })
})

describe('ledger', () => {
  it('holds, captures and releases what was not needed', () => {
    const held = after(card, hold(card, 'order-1', ore(300)))
    expect([balance(held), holdState(held, 'order-1')]).toEqual([ore(200), 'held'])
    const captured = after(held, capture(held, 'order-1', ore(250)))
    expect([balance(captured), holdState(captured, 'order-1')]).toEqual([ore(250), 'captured'])
    expect(taken(captured, 'order-1')).toBe(ore(250))
  })

  it('returns everything on release, once', () => {
    const held = after(card, hold(card, 'order-1', ore(500)))
    expect(balance(held)).toBe(0)
    const released = after(held, release(held, 'order-1'))
    expect(balance(released)).toBe(ore(500))
    expect(release(released, 'order-1')).toEqual({ ok: false, error: 'gift-card.hold-closed' })
    expect(capture(released, 'order-1')).toEqual({ ok: false, error: 'gift-card.hold-closed' })
  })

  it('refuses more than the balance, a second use of a hold, and amounts that are none', () => {
    expect(hold(card, 'o', ore(500.01))).toEqual({ ok: false, error: 'gift-card.empty' })
    expect(hold(card, 'o', ore(0))).toEqual({ ok: false, error: 'gift-card.amount-invalid' })
    expect(issue(ore(-1))).toEqual({ ok: false, error: 'gift-card.amount-invalid' })
    const held = after(card, hold(card, 'o', ore(100)))
    expect(hold(held, 'o', ore(100))).toEqual({ ok: false, error: 'gift-card.hold-closed' })
    expect(capture(held, 'o', ore(101))).toEqual({ ok: false, error: 'gift-card.amount-invalid' })
    expect(capture(held, 'unknown')).toEqual({ ok: false, error: 'gift-card.hold-unknown' })
  })

  it('refunds a capture once per number, and never more than was taken', () => {
    const held = after(card, hold(card, 'o', ore(300)))
    const paid = after(held, capture(held, 'o'))
    const back = after(paid, refund(paid, 'return-1', 'o', ore(200)))
    expect(balance(back)).toBe(ore(400))
    expect(refund(back, 'return-1', 'o', ore(50))).toEqual({ ok: false, error: 'gift-card.hold-closed' })
    expect(refund(back, 'return-2', 'o', ore(101))).toEqual({ ok: false, error: 'gift-card.amount-invalid' })
    expect(refund(held, 'return-1', 'o', ore(1))).toEqual({ ok: false, error: 'gift-card.hold-unknown' })
  })

  it('stays between nothing and what was issued, whatever is tried', () => {
    const reference = fc.constantFrom('a', 'b', 'c')
    const amount = fc.integer({ min: -100, max: 60_000 }).map(wholeOre)
    const move = fc.oneof(
      fc.record({ kind: fc.constant('hold' as const), reference, amount }),
      fc.record({ kind: fc.constant('capture' as const), reference, amount: fc.option(amount, { nil: undefined }) }),
      fc.record({ kind: fc.constant('release' as const), reference }),
      fc.record({
        kind: fc.constant('refund' as const),
        reference: fc.constantFrom('r1', 'r2'),
        of: reference,
        amount,
      }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let ledger = card
        for (const next of moves) {
          const outcome =
            next.kind === 'hold'
              ? hold(ledger, next.reference, next.amount)
              : next.kind === 'capture'
                ? capture(ledger, next.reference, next.amount)
                : next.kind === 'release'
                  ? release(ledger, next.reference)
                  : refund(ledger, next.reference, next.of, next.amount)
          if (outcome.ok) ledger = [...ledger, outcome.value]
          if (balance(ledger) < 0 || balance(ledger) > ore(500)) return false
        }
        return true
      }),
      { numRuns: 3000 },
    )
  })
})

describe('splitting a payment', () => {
  it('applies several cards in turn and leaves the right remainder', () => {
    const cards = [
      { id: 'a', balance: ore(100) },
      { id: 'b', balance: ore(0) },
      { id: 'c', balance: ore(500) },
    ]
    expect(splitTender(ore(250), cards)).toEqual({
      uses: [
        { id: 'a', amount: ore(100) },
        { id: 'c', amount: ore(150) },
      ],
      remaining: 0,
    })
    expect(splitTender(ore(700), cards).remaining).toBe(ore(100))
    expect(splitTender(ore(700), []).remaining).toBe(ore(700))
  })

  it('uses a card once, though it was given twice', () => {
    const twice = { id: 'a', balance: ore(100) }
    expect(splitTender(ore(250), [twice, twice])).toEqual({
      uses: [{ id: 'a', amount: ore(100) }],
      remaining: ore(150),
    })
  })
})

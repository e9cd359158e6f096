import { describe, expect, it } from 'vitest'
import { ore } from '../money/index.js'
import { checkTypedGiftCard, giftCardHistory, savedGiftCardState } from './index.js'
import { type GiftCardEntryKind } from './ledger.js'

const TODAY = '2026-11-27'
const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const entry = (kind: GiftCardEntryKind, reference: string, amount: number, day: number) => ({
  kind,
  reference,
  amount: ore(amount),
  at: at(day),
})

describe('a saved gift card', () => {
  it.each([
    ['usable', { balance: 100, validUntil: TODAY, isClosed: false }],
    ['usable', { balance: 100, validUntil: null, isClosed: false }],
    ['empty', { balance: 0, validUntil: null, isClosed: false }],
    ['expired', { balance: 100, validUntil: '2026-11-26', isClosed: false }],
    ['closed', { balance: 0, validUntil: '2026-11-26', isClosed: true }],
  ] as const)('is %s', (state, card) => {
    expect(savedGiftCardState({ ...card, balance: ore(card.balance) }, TODAY)).toBe(state)
  })

  it('has its payments as they came to be, and nothing of a purchase that was not finished', () => {
    const entries = [
      entry('issue', 'sale', 500, 1),
      entry('hold', 'given-up', -500, 2),
      entry('release', 'given-up', 500, 3),
      entry('hold', 'bought', -300, 4),
      entry('capture', 'bought', 50, 5),
      { ...entry('refund', 'refund-1', 100, 6), of: 'bought' },
      entry('hold', 'open', -200, 7),
    ]
    const history = giftCardHistory(entries, { isClosed: false })
    expect(history.map(({ kind, amount, reference }) => [kind, amount / 100, reference])).toEqual([
      ['reserved', -200, 'open'],
      ['refunded', 100, 'bought'],
      ['paid', -250, 'bought'],
      ['issued', 500, ''],
    ])
  })

  it('ends with what was taken when its time had gone by, or when its purchase was paid back', () => {
    const lapsed = [entry('issue', '', 500, 1), entry('lapse', 'then', -500, 2)]
    expect(giftCardHistory(lapsed, { isClosed: false })[0]).toMatchObject({ kind: 'lapsed', amount: ore(-500) })
    const recalled = [entry('issue', '', 500, 1), entry('hold', 'recall:1', -500, 1)]
    expect(giftCardHistory(recalled, { isClosed: true })[0]).toMatchObject({ kind: 'closed', amount: ore(-500) })
  })
})

describe('a typed gift card', () => {
  it('is its digits, or what is wrong with each field [VALID-019] [VALID-020]', () => {
    expect(checkTypedGiftCard({ number: '1234 5678-9012 3456', pin: ' 1234' })).toEqual({
      ok: true,
      value: { number: '1234567890123456', pin: '1234' },
    })
    const wrong = checkTypedGiftCard({ number: '12', pin: '' })
    expect(wrong.ok ? [] : Object.keys(wrong.error)).toEqual(['number', 'pin'])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as validationMessages from '../messages/generated/validation.js'
import { WITHDRAWAL_GOODS_MAXIMUM } from './declaration.js'
import { checkWithdrawal, presumedDelivery, type TypedWithdrawal, withdrawalRight } from './index.js'

const typed: TypedWithdrawal = { name: 'Eva Åkerlund', orderNumber: '12345678', email: 'eva@example.se', goods: '' }
const problems = (change: Partial<TypedWithdrawal>) => {
  const checked = checkWithdrawal({ ...typed, ...change })
  return checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.error).map(([field, problem]) => [field, problem.message]))
}

describe('a withdrawal as typed', () => {
  it('is brought into one form, so that the same declaration is the same', () => {
    expect(
      checkWithdrawal({
        name: ' Eva  Åkerlund ',
        orderNumber: '#1234 5678',
        email: ' EVA@example.se',
        goods: ' Bågen\n ',
      }),
    ).toEqual({ ok: true, value: { ...typed, goods: 'Bågen' } })
  })

  it.each([
    [{ name: ' ' }, { name: validationMessages.fullNameRequired }],
    [{ name: 'Eva <b>' }, { name: validationMessages.fullNameInvalid }],
    [{ name: 'a'.repeat(102) }, { name: validationMessages.fullNameInvalid }],
    [{ orderNumber: '' }, { orderNumber: validationMessages.orderNumberRequired }],
    [{ orderNumber: '0123' }, { orderNumber: validationMessages.orderNumberInvalid }],
    [{ email: '' }, { email: validationMessages.emailRequired }],
    [{ email: 'eva' }, { email: validationMessages.emailInvalid }],
    [{ goods: 'x'.repeat(WITHDRAWAL_GOODS_MAXIMUM + 1) }, { goods: validationMessages.withdrawalGoodsLength }],
    [{ goods: 'Läs på https://elak.example' }, { goods: validationMessages.withdrawalGoodsLink }],
    [{ goods: 'gå till elak.example/vinst' }, { goods: validationMessages.withdrawalGoodsLink }],
    [
      { name: '', email: '' },
      { name: validationMessages.fullNameRequired, email: validationMessages.emailRequired },
    ],
  ])('%o is refused field by field', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it('takes goods as people write them', () => {
    for (const goods of ['', 'Bågen Nova 7, storlek 52.', '2 st. linsvätska (den stora)', 'Allt utom etuiet'])
      expect(problems({ goods })).toEqual({})
  })

  it('is as strict with what it has read as with what was typed', () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.string(), orderNumber: fc.string(), email: fc.string(), goods: fc.string() }),
        (any) => {
          const once = checkWithdrawal(any)
          if (once.ok) expect(checkWithdrawal(once.value)).toEqual(once)
        },
      ),
    )
  })
})

describe('the right of a line [ORD-007]', () => {
  const frame = { days: 30, madeToOrder: false } as const
  const ground = { days: 30, madeToOrder: true } as const
  it.each([
    [frame, null, '2026-11-20', 'legal'],
    [frame, '2026-11-20', '2026-12-04', 'legal'],
    [frame, '2026-11-20', '2026-12-05', 'shop'],
    [frame, '2026-11-20', '2026-12-20', 'shop'],
    [frame, '2026-11-20', '2026-12-21', 'none'],
    [ground, null, '2026-11-20', 'shop'],
    [ground, '2026-11-20', '2026-11-21', 'shop'],
    [ground, '2026-11-20', '2026-12-21', 'none'],
  ] as const)('%o delivered %s, declared %s: %s', (line, deliveredOn, receivedOn, right) => {
    expect(withdrawalRight(line, { deliveredOn, receivedOn })).toBe(right)
  })

  it('counts from the last promised day, or from the sending when that was later', () => {
    expect(presumedDelivery({ sentOn: null, etaTo: '2026-11-26' })).toBeNull()
    expect(presumedDelivery({ sentOn: '2026-11-24', etaTo: '2026-11-26' })).toBe('2026-11-26')
    expect(presumedDelivery({ sentOn: '2026-11-30', etaTo: '2026-11-26' })).toBe('2026-11-30')
  })
})

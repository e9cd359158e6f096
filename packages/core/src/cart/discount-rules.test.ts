import { expect, it } from 'vitest'
import { discountPeriod, isLimited, refuseUse } from './discount-rules.js'

const NO_USES = { total: 0, byCustomer: 0, hasBought: false }
const FREE = { totalUses: null, customerUses: null, firstPurchaseOnly: false }

it.each([
  ['no limit', FREE, { total: 9_999, byCustomer: 99, hasBought: true }, null],
  ['the last of all uses', { ...FREE, totalUses: 3 }, { ...NO_USES, total: 2 }, null],
  ['no use left', { ...FREE, totalUses: 3 }, { ...NO_USES, total: 3 }, 'discount.used-up'],
  ['the last of one’s own', { ...FREE, customerUses: 2 }, { total: 50, byCustomer: 1, hasBought: true }, null],
  [
    'none of one’s own left',
    { ...FREE, customerUses: 2 },
    { total: 2, byCustomer: 2, hasBought: true },
    'discount.used',
  ],
  ['a first purchase', { ...FREE, firstPurchaseOnly: true }, { ...NO_USES, total: 8 }, null],
  [
    'a second purchase',
    { ...FREE, firstPurchaseOnly: true },
    { ...NO_USES, hasBought: true },
    'discount.first-purchase',
  ],
] as const)('%s [VALID-017]', (_name, limits, uses, refusal) => {
  expect(refuseUse(limits, uses)).toBe(refusal)
})

it('asks nothing of who buys where there is no limit', () => {
  expect(isLimited(FREE)).toBe(false)
  expect(
    [{ totalUses: 1 }, { customerUses: 1 }, { firstPurchaseOnly: true }].map((one) => isLimited({ ...FREE, ...one })),
  ).toEqual([true, true, true])
})

it('holds from its first instant until before its last', () => {
  const [validFrom, validUntil] = [new Date(1_000), new Date(2_000)]
  const at = [999, 1_000, 1_999, 2_000].map((ms) => discountPeriod({ validFrom, validUntil }, new Date(ms)))
  expect(at).toEqual(['unknown', 'valid', 'valid', 'expired'])
})

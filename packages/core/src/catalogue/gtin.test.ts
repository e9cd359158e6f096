import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readGtin } from './index.js'

// The numbers that GS1 itself takes as examples.
const EXAMPLES = ['6291041500213', '614141007349', '10614141000415', '96385074'] as const

it.each<[string, string]>([
  ...EXAMPLES.map((gtin): [string, string] => [gtin, gtin]),
  [' 629 1041-500213 ', '6291041500213'],
])('reads %j', (typed, gtin) => {
  expect(readGtin(typed)).toEqual({ ok: true, value: gtin })
})

it.each([
  ['', 'form'],
  ['629104150021', 'check-digit'],
  ['62910415002', 'form'],
  ['629104150021300', 'form'],
  ['629104150021x', 'form'],
  ['6291041500214', 'check-digit'],
  // Numbers within a company, and of coupons.
  ['0000000000000', 'internal'],
  ['2000000000008', 'internal'],
  ['2912345678906', 'internal'],
  ['0200000000004', 'internal'],
  ['200000000004', 'internal'],
  ['9900000000004', 'internal'],
  ['20000004', 'internal'],
])('refuses %j: %s', (typed, error) => {
  expect(readGtin(typed)).toEqual({ ok: false, error })
})

it('refuses every number of which one digit is mistyped', () => {
  const wrong: unknown[] = []
  fc.assert(
    fc.property(fc.constantFrom(...EXAMPLES), fc.nat(13), fc.integer({ min: 1, max: 9 }), (gtin, place, by) => {
      const at = place % gtin.length
      const typed = `${gtin.slice(0, at)}${(Number(gtin[at]) + by) % 10}${gtin.slice(at + 1)}`
      if (readGtin(typed).ok) wrong.push(typed)
    }),
  )
  expect(wrong).toEqual([])
})

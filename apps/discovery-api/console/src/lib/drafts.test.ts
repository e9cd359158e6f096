import type { SynonymRule } from '@klarsikt/contract/discovery/types'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent } from './format.js'
import { movements } from './movement.js'
import { termsOf, toRow, toRule } from './synonym-draft.js'

const term = fc.stringMatching(/^[a-zåäö]{1,8}(?: [a-zåäö]{1,8})?$/)
const terms = (min: number) => fc.uniqueArray(term, { minLength: min, maxLength: 6 })
const rule: fc.Arbitrary<SynonymRule> = fc.oneof(
  fc.record({ kind: fc.constant('equal' as const), terms: terms(2) }),
  fc.record({ kind: fc.constant('one-way' as const), from: terms(1), to: terms(1) }),
)

describe('a synonym', () => {
  it('says after it was touched what it said before', () => {
    fc.assert(
      fc.property(rule, (one) => {
        expect(toRule({ ...toRow(one, 0), saved: null })).toEqual({ rule: one })
      }),
    )
  })

  it('keeps a comma inside a term until the field is touched', () => {
    const fed: SynonymRule = { kind: 'equal', terms: ['1,5', 'en och en halv'] }
    expect(toRule(toRow(fed, 0))).toEqual({ rule: fed })
  })

  it.each([
    ['', []],
    [' , ,', []],
    ['a,  b c ,a', ['a', 'b c']],
  ])('reads %j as %j', (typed, read) => {
    expect(termsOf(typed)).toEqual(read)
  })
})

it('tells who moved where', () => {
  expect(movements(['a', 'b', 'c'], ['c', 'b', 'x', 'a'])).toEqual([
    { kind: 'up', by: 2 },
    { kind: 'same' },
    { kind: 'new' },
    { kind: 'down', by: 3 },
  ])
})

it.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
  [1, 3, '33%'],
  [5, 5, '100%'],
])('shows %d of %d as %s', (part, whole, shown) => {
  expect(percent(part, whole)).toBe(shown)
})

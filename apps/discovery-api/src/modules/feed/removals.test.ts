import { expect, it } from 'vitest'
import { mayRemove } from './removals.js'

it.each([
  [0, 0, 20, true],
  [1, 1, 20, true],
  [1, 3, 20, true],
  [2, 4, 20, false],
  [2, 14, 20, true],
  [4, 14, 20, false],
  [2_000, 10_000, 20, true],
  [2_001, 10_000, 20, false],
  [501, 10_000, 5, false],
  [2, 10_000, 0, false],
  [10_000, 10_000, 100, true],
])(
  'decides whether a feed may remove %i of %i products where %i of a hundred may go',
  (removed, present, percent, may) => {
    expect(mayRemove(removed, present, percent)).toBe(may)
  },
)

it('lets a fifth go where nothing is set', () => {
  expect([mayRemove(20, 100), mayRemove(21, 100)]).toEqual([true, false])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargeState, chargeStates, type ChargeSums, reservedOf } from './index.js'

const AMOUNT = 1_000
const reserved: ChargeSums = { amount: AMOUNT, captured: 0, refunded: 0, released: 0 }

it.each([
  [{}, 'authorized'],
  [{ released: 400 }, 'authorized'],
  [{ released: 1_000 }, 'cancelled'],
  [{ captured: 300 }, 'part-captured'],
  [{ captured: 300, released: 700 }, 'captured'],
  [{ captured: 1_000 }, 'captured'],
  [{ captured: 300, refunded: 100 }, 'part-refunded'],
  [{ captured: 300, refunded: 300 }, 'part-refunded'],
  [{ captured: 300, refunded: 300, released: 700 }, 'refunded'],
  [{ captured: 1_000, refunded: 1_000 }, 'refunded'],
])('%j is %s', (change, state) => {
  expect(chargeState({ ...reserved, ...change })).toBe(state)
})

it('moves along the table, whatever is taken, given back and let go of', () => {
  const move = fc.record({
    kind: fc.constantFrom('capture', 'refund', 'release'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let sums = reserved
      for (const { kind, share } of moves) {
        const before = chargeState(sums)
        const most = kind === 'refund' ? sums.captured - sums.refunded : reservedOf(sums)
        const part = Math.round(most * share)
        if (kind === 'capture') sums = { ...sums, captured: sums.captured + part }
        if (kind === 'refund') sums = { ...sums, refunded: sums.refunded + part }
        if (kind === 'release') sums = { ...sums, released: sums.released + part }
        const after = chargeState(sums)
        const next: readonly string[] = Object.values(chargeStates.table[before])
        expect(after === before || next.includes(after), `${before} to ${after} by ${kind} of ${part}`).toBe(true)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CardRoom } from './card-room.js'

it('lends free room, and takes it back from the market that has most', () => {
  const room = new CardRoom<string>(100)
  const [large, small] = [room.open(), room.open()]
  for (let at = 0; at < 10; at++) large.keep(String(at), 'large', 10)
  expect(large.weight).toBe(100)
  large.get('0')
  for (let at = 0; at < 5; at++) small.keep(String(at), 'small', 10)
  expect([large.weight, small.weight]).toEqual([50, 50])
  // The longest unused go first; what was asked for meanwhile stays.
  expect(['0', '1', '5', '6', '9'].map((id) => large.get(id) !== undefined)).toEqual([true, false, false, true, true])
  large.keep('more', 'large', 30)
  expect(small.weight).toBe(50)
})

it('gives the room of a market that is gone to the others', () => {
  const room = new CardRoom<string>(100)
  const [gone, left] = [room.open(), room.open()]
  gone.keep('a', 'gone', 60)
  room.close(gone)
  left.keep('a', 'left', 100)
  expect(left.get('a')).toBe('left')
  expect(gone.get('a')).toBeUndefined()
})

const step = fc.record({
  market: fc.nat(2),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  weight: fc.integer({ min: 1, max: 30 }),
  kind: fc.constantFrom('keep', 'keep', 'keep', 'delete', 'get', 'clear'),
})

it('never takes more than its room, and never drops what a market keeps in an even share of it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const room = new CardRoom<number>(90)
      const shelves = [room.open(), room.open(), room.open()]
      const known = shelves.map(() => new Map<string, number>())
      for (const { market, id, weight, kind } of steps) {
        const [shelf, model] = [shelves[market], known[market]]
        if (!shelf || !model) continue
        if (kind === 'keep') {
          shelf.keep(id, weight, weight)
          model.set(id, weight)
        } else if (kind === 'delete') {
          shelf.delete(id)
          model.delete(id)
        } else if (kind === 'clear') {
          shelf.clear()
          model.clear()
        } else expect([undefined, model.get(id)]).toContain(shelf.get(id))
        expect(shelves.reduce((sum, one) => sum + one.weight, 0)).toBeLessThanOrEqual(90)
        for (const [at, one] of shelves.entries()) {
          const wanted = known[at] ?? new Map<string, number>()
          const sum = [...wanted.values()].reduce((all, weight) => all + weight, 0)
          // All that was given to it fits into its share, so all of it is there.
          if (sum <= 30) expect(one.weight).toBe(sum)
          else known[at] = new Map([...wanted].filter(([key]) => one.get(key) !== undefined))
        }
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { remember } from './taste.js'

const at = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 1000).toISOString()

it('remembers the latest products, each once', () => {
  const known = [
    { id: 'b', at: at(2) },
    { id: 'a', at: at(1) },
  ]
  expect(
    remember(known, [
      { id: 'a', at: at(5) },
      { id: 'c', at: at(3) },
    ]),
  ).toEqual([
    { id: 'a', at: at(5) },
    { id: 'c', at: at(3) },
    { id: 'b', at: at(2) },
  ])
})

it('remembers the same in whatever slices the events come, and not for ever', () => {
  const met = fc.array(fc.record({ id: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), at: fc.nat(500).map(at) }), {
    maxLength: 80,
  })
  fc.assert(
    fc.property(met, fc.nat(80), (list, cut) => {
      const whole = remember([], list)
      expect(remember(remember([], list.slice(0, cut)), list.slice(cut))).toEqual(whole)
      expect(whole.length).toBeLessThanOrEqual(20)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { intersectSpans, joinSpans, overlaps, type Span, subtractSpans } from './span.js'

const anySpans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 8 }))
    .map(([start, length]) => ({ start, end: start + length })),
  { maxLength: 8 },
)
const instants = (spans: readonly Span[]) => {
  const held = new Set<number>()
  for (const { start, end } of spans) for (let instant = start; instant < end; instant++) held.add(instant)
  return held
}
const isOrdered = (spans: readonly Span[]) =>
  spans.every(({ start, end }, index) => start < end && start > (spans[index - 1]?.end ?? -1))

it('meets at an end without sharing an instant', () => {
  expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false)
  expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true)
})

it('joins, takes out and intersects as sets of instants do', () => {
  fc.assert(
    fc.property(anySpans, anySpans, (a, b) => {
      const [inA, inB] = [instants(a), instants(b)]
      expect(instants(joinSpans(a))).toEqual(inA)
      expect(instants(subtractSpans(a, b))).toEqual(new Set([...inA].filter((instant) => !inB.has(instant))))
      expect(instants(intersectSpans(a, b))).toEqual(new Set([...inA].filter((instant) => inB.has(instant))))
      expect([joinSpans(a), subtractSpans(a, b)].every(isOrdered)).toBe(true)
    }),
  )
})

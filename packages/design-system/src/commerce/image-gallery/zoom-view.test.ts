import { array, assert, constant, double, integer, oneof, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SCALE, moved, scaled, type View, INITIAL_VIEW } from './zoom-view.js'

const box = { width: 390, height: 600 }
const shift = record({ x: integer({ min: -800, max: 800 }), y: integer({ min: -800, max: 800 }) })
const spot = record({ x: integer({ min: -195, max: 195 }), y: integer({ min: -300, max: 300 }) })
const steps = array(
  oneof(
    tuple(constant('scale' as const), double({ min: 0.1, max: 9, noNaN: true }), spot),
    tuple(constant('move' as const), constant(1), shift),
  ),
  { maxLength: 20 },
)
const walk = (steps: readonly (readonly ['scale' | 'move', number, { x: number; y: number }])[]): View =>
  steps.reduce<View>(
    (view, [kind, scale, at]) => (kind === 'scale' ? scaled(view, scale, at, box) : moved(view, at, box)),
    INITIAL_VIEW,
  )

describe('an enlarged picture', () => {
  it('never leaves an edge of its box behind, whatever is done to it', () => {
    assert(
      property(steps, (taken) => {
        const { scale, x, y } = walk(taken)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(MAX_SCALE)
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * box.width) / 2 + 1e-9)
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * box.height) / 2 + 1e-9)
      }),
    )
  })

  it('keeps the point under the finger where it is', () => {
    assert(
      property(spot, double({ min: 1, max: 2, noNaN: true }), (at, more) => {
        const before = scaled(INITIAL_VIEW, 2, { x: 0, y: 0 }, box)
        const after = scaled(before, before.scale * more, at, box)
        const pointOf = (view: View) => ({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale })
        expect(pointOf(after).x).toBeCloseTo(pointOf(before).x)
        expect(pointOf(after).y).toBeCloseTo(pointOf(before).y)
      }),
    )
  })

  it('is in the middle again when the whole of it is in view', () => {
    assert(
      property(steps, spot, (taken, at) => {
        expect(scaled(walk(taken), 1, at, box)).toEqual(INITIAL_VIEW)
      }),
    )
  })
})

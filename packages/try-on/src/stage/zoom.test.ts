import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SCALE, moved, type Place, WHOLE, type Zoom, zoomed, ZOOM_STEP } from './zoom.js'

const share = fc.double({ min: -0.5, max: 0.5, noNaN: true })
const place: fc.Arbitrary<Place> = fc.tuple(share, share)
const factor = fc.double({ min: 0.2, max: 6, noNaN: true })

describe('how near a frame is looked at', () => {
  it('stays between the whole and five times as large, and on the picture', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, place, place), { maxLength: 12 }), (steps) => {
        const { scale, x, y } = steps.reduce<Zoom>((zoom, [by, at, move]) => moved(zoomed(zoom, by, at), move), WHOLE)
        const room = (1 - 1 / scale) / 2 + 1e-9
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(MAX_SCALE)
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(room)
      }),
    )
  })

  it('grows around the place that is pointed at', () => {
    const { scale, x } = zoomed(WHOLE, 2, [0.25, 0])
    // The point that was a quarter from the middle is still there.
    expect((0.25 - x) * scale).toBeCloseTo(0.25)
  })

  it('is the whole again after as many steps back', () => {
    expect(zoomed(zoomed(WHOLE, ZOOM_STEP, [0.4, -0.3]), 1 / ZOOM_STEP)).toEqual(WHOLE)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuresFit, type FrameSpec } from './frame-spec.js'
import { outline } from './outline.js'
import { boxOf, contains, signedArea, type Point, type Polygon } from './polygon.js'
import { FRAME_SHAPES } from './shapes/registry.js'
import { anyFrame } from './testing/arbitrary-frame.js'

const runs = { numRuns: 120 }

/** The first pair of edges of a thinned outline that cross; null when there is none. */
function crossing(polygon: Polygon): [number, number] | null {
  const p = polygon.filter((_, i) => i % 4 === 0)
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  for (let i = 0; i < p.length; i++) {
    for (let j = i + 2; j < p.length; j++) {
      if (i === 0 && j === p.length - 1) continue
      const [a, b, c, d] = [p[i]!, p[(i + 1) % p.length]!, p[j]!, p[(j + 1) % p.length]!]
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return [i, j]
    }
  }
  return null
}

describe('outline', () => {
  it('gives every lens exactly its boxing width and height, the bridge apart [CARD-009]', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { lenses } = outline(frame)
        const { lensWidth, lensHeight, noseBridge } = frame.measures
        const [left, right] = [boxOf(lenses[0]), boxOf(lenses[1])]
        expect(right.right - right.left).toBeCloseTo(lensWidth, 2)
        expect(right.bottom - right.top).toBeCloseTo(lensHeight, 2)
        expect(right.left - left.right).toBeCloseTo(noseBridge, 2)
      }),
      runs,
    )
  })

  it('holds the total width, and nothing reaches beyond it [CARD-009]', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { rims, endPieces, bridge } = outline(frame)
        const box = boxOf([...rims, ...endPieces, bridge].flat())
        expect(box.right).toBeCloseTo(frame.measures.totalWidth / 2, 2)
        expect(box.right - box.left).toBeCloseTo(frame.measures.totalWidth, 2)
      }),
      runs,
    )
  })

  it('is the same left and right', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { lenses, rims, endPieces, bridge } = outline(frame)
        for (const [left, right] of [lenses, rims, endPieces]) {
          const apart = left.map(([x, y], i) =>
            Math.hypot(x + right[right.length - 1 - i]![0], y - right[right.length - 1 - i]![1]),
          )
          expect(Math.max(...apart)).toBeLessThan(1e-9)
        }
        const box = boxOf(bridge)
        expect(box.left).toBeCloseTo(-box.right, 6)
      }),
      runs,
    )
  })

  it('rims enclose their lenses', () => {
    fc.assert(
      fc.property(
        anyFrame.filter((frame) => frame.construction !== 'rimless'),
        (frame) => {
          const { lenses, rims } = outline(frame)
          expect(lenses[1].filter((p, i) => i % 10 === 0 && !contains(rims[1], p))).toEqual([])
          expect(Math.abs(signedArea(rims[1]))).toBeGreaterThan(Math.abs(signedArea(lenses[1])))
        },
      ),
      runs,
    )
  })

  it('never crosses itself', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { lenses, rims, shield } = outline(frame)
        for (const polygon of [lenses[1], rims[1], ...(shield ? [shield] : [])]) expect(crossing(polygon)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it.each(FRAME_SHAPES)('%s is drawn at children’s sizes too', (shape) => {
    const kids: FrameSpec = {
      shape,
      construction: 'full-rim',
      material: 'acetate',
      color: 'sky',
      lens: 'clear',
      measures: { totalWidth: 118, noseBridge: 14, lensWidth: 44, lensHeight: 36, templeLength: 125 },
    }
    expect(measuresFit(kids.measures)).toBe(true)
    expect(boxOf(outline(kids).rims.flat()).right).toBeLessThanOrEqual(59)
  })
})

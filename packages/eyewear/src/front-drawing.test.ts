import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_COLORS } from './colors.js'
import { frontDrawing, frontDrawings } from './front-drawing.js'
import { anyFrame } from './testing/arbitrary-frame.js'

describe('frontDrawing', () => {
  it('draws every frame in its own colour with two lenses, or one shield, whose finish is given from outside', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const svg = frontDrawing(frame)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg).toContain(`fill="${FRAME_COLORS[frame.color].swatch}"`)
        const lenses = svg.match(/var\(--ks-drawing-lens,#fff\)/g) ?? []
        expect([1, 2]).toContain(lenses.length)
        expect(svg.match(/--ks-drawing-lens-indoors/g)).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it('is for the eye alone: what it shows is said beside it', () => {
    expect(frontDrawing(fc.sample(anyFrame, { numRuns: 1, seed: 7 })[0]!)).toContain('aria-hidden="true"')
  })
})

describe('frontDrawings', () => {
  const viewOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []

  it('draws several to the same scale, in a box that holds each of them', () => {
    fc.assert(
      fc.property(fc.array(anyFrame, { minLength: 1, maxLength: 3 }), (frames) => {
        const views = frontDrawings(frames).map(viewOf)
        for (const view of views) expect(view).toEqual(views[0])
        const [, , width = 0, height = 0] = views[0] ?? []
        for (const [, , ownWidth = 0, ownHeight = 0] of frames.map(frontDrawing).map(viewOf)) {
          expect(width).toBeGreaterThanOrEqual(ownWidth - 0.1)
          expect(height).toBeGreaterThanOrEqual(ownHeight - 0.1)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('draws none of none', () => expect(frontDrawings([])).toEqual([]))
})

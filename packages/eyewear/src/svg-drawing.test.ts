import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameStamp, measuresFit } from './frame-spec.js'
import { silhouette, svgDrawing } from './svg-drawing.js'
import { anyFrame } from './testing/arbitrary-frame.js'

const compare = (a: string, b: string) => a.localeCompare(b)

describe('svgDrawing', () => {
  it('shows the five measures, with a decimal comma [CARD-009]', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const texts = [...svgDrawing(frame).matchAll(/<text[^>]*>([^<]*)</g)].map((m) => m[1])
        const { totalWidth, noseBridge, lensWidth, lensHeight, templeLength } = frame.measures
        expect(texts.map(String).toSorted(compare)).toEqual(
          [totalWidth, noseBridge, lensWidth, lensHeight, templeLength]
            .map((n) => String(n).replace('.', ','))
            .toSorted(compare),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('is named when a title is given and hidden when not', () => {
    const frame = fc.sample(anyFrame, { numRuns: 1, seed: 7 })[0]!
    expect(svgDrawing(frame, { title: 'Mått på "Alva" <52>' })).toContain(
      'role="img" aria-label="Mått på &quot;Alva&quot; &lt;52>"',
    )
    expect(svgDrawing(frame)).toContain('aria-hidden="true"')
  })

  it('holds no number that is not finite', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        expect(svgDrawing(frame)).not.toMatch(/NaN|Infinity|undefined/)
        expect(silhouette(frame).path).toMatch(/^M[\d.ML\sZe-]+$/)
      }),
      { numRuns: 60 },
    )
  })
})

describe('measures', () => {
  it('are stamped as lens, bridge and temple', () => {
    expect(frameStamp({ totalWidth: 140, noseBridge: 18, lensWidth: 52, lensHeight: 40, templeLength: 145 })).toBe(
      '52□18 145',
    )
  })

  it('are refused when the lenses do not fit between the ends', () => {
    expect(measuresFit({ totalWidth: 120, noseBridge: 18, lensWidth: 52, lensHeight: 40, templeLength: 145 })).toBe(
      false,
    )
    expect(measuresFit({ totalWidth: 140, noseBridge: 0, lensWidth: 52, lensHeight: 40, templeLength: 145 })).toBe(
      false,
    )
    expect(
      measuresFit({ totalWidth: 140, noseBridge: 18, lensWidth: 52, lensHeight: Number.NaN, templeLength: 145 }),
    ).toBe(false)
  })
})

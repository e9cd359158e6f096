import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettering, textWidth } from './lettering.js'

const faces = ['medium', 'bold', 'serif'] as const
const line = { face: 'medium', size: 12, fill: '#000', x: 5, y: 20 } as const

describe('lettering', () => {
  it('has an outline for every letter of a Swedish label, and no broken number in it', () => {
    const letters = fc.constantFrom(...'ABCÅÄÖabcåäö0123456789 -&.')
    const sizes = fc.double({ min: 0.5, max: 200, noNaN: true })
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1 }), fc.constantFrom(...faces), sizes, (text, face, size) => {
        const svg = lettering({ ...line, text, face, size })
        expect(svg).not.toMatch(/NaN|undefined|e-/)
        expect(svg.match(/<path/g)?.length ?? 0).toBe(text.replaceAll(' ', '').length)
      }),
    )
  })

  it('kerns, so that a pair is narrower than its letters', () => {
    expect(textWidth('AV', 'serif', 100)).toBeLessThan(textWidth('A', 'serif', 100) + textWidth('V', 'serif', 100))
  })

  it('spaces letters but not the end of the line', () => {
    expect(textWidth('Klar', 'bold', 10, 0.5) - textWidth('Klar', 'bold', 10)).toBeCloseTo(3 * 0.5 * 10)
  })

  it('shrinks to the width that it is given, and has no width when empty', () => {
    const scale = Number(/scale\(([\d.]+) /.exec(lettering({ ...line, text: 'Presentkort', fit: 20 }))?.[1])
    expect(textWidth('Presentkort', 'medium', scale * 1000)).toBeCloseTo(20, 0)
    expect(textWidth('', 'medium', 10)).toBe(0)
  })
})

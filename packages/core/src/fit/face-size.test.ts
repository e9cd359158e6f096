import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MeasuredFace } from './face-size.js'
import { isWithin } from './frame-size.js'
import { fitRanges, fits, fitReason, fitVerdict, ownSizeText, readOwnSize, sizeOfFace } from './index.js'
import { MEASURED_MARGIN_MAXIMUM_MM } from './own-size.js'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyFace: fc.Arbitrary<MeasuredFace> = fc.record({
  widthMm: number(60, 260),
  marginMm: number(0, 40),
  isDistanceTyped: fc.boolean(),
  yaw: number(-40, 40),
  pitch: number(-40, 40),
})
const FACE: MeasuredFace = { widthMm: 153, marginMm: 9, isDistanceTyped: true, yaw: 2, pitch: -3 }

describe('a face that was measured', () => {
  it('has a size with a margin that is wider than that of the measurement alone in its scale', () => {
    expect(sizeOfFace(FACE)).toEqual({ ok: true, value: { kind: 'measured', totalWidth: 134, marginMm: 9 } })
  })

  it.each([
    ['no-distance', { isDistanceTyped: false }],
    ['turned', { yaw: 11 }],
    ['turned', { pitch: -16 }],
    ['uncertain', { marginMm: 12 }],
    ['uncertain', { marginMm: Number.NaN }],
    ['uncertain', { widthMm: 90 }],
    ['uncertain', { widthMm: 240 }],
  ] as const)('gives none when it is %s: %j', (error, change) =>
    expect(sizeOfFace({ ...FACE, ...change })).toEqual({ ok: false, error }),
  )

  it('is never offered without a typed distance, or with more margin than tells sizes apart; what is offered can be stored', () => {
    fc.assert(
      fc.property(anyFace, (face) => {
        const size = sizeOfFace(face)
        if (!size.ok) return
        expect(face.isDistanceTyped).toBe(true)
        expect(size.value.marginMm).toBeLessThanOrEqual(MEASURED_MARGIN_MAXIMUM_MM)
        expect(size.value.marginMm).toBeGreaterThan(face.marginMm * 0.87)
        expect(readOwnSize(JSON.parse(JSON.stringify(size.value)))).toEqual(size.value)
      }),
    )
  })

  it('has a wider frame for a wider face, and no smaller margin for a wider one', () => {
    fc.assert(
      fc.property(number(125, 180), number(0, 20), number(0, 6), number(0, 4), (widthMm, wider, marginMm, more) => {
        const [one, other] = [
          sizeOfFace({ ...FACE, widthMm, marginMm }),
          sizeOfFace({ ...FACE, widthMm: Math.min(185, widthMm + wider), marginMm: marginMm + more }),
        ]
        if (!one.ok || !other.ok) return
        if (widthMm + wider <= 185) expect(other.value.totalWidth).toBeGreaterThanOrEqual(one.value.totalWidth)
        expect(other.value.marginMm).toBeGreaterThanOrEqual(one.value.marginMm)
      }),
    )
  })

  it('is said to fit probably, with its margin', () => {
    const own = { kind: 'measured', totalWidth: 134, marginMm: 9 } as const
    expect(fits(own, { totalWidth: 138, noseBridge: null })).toBe(true)
    expect(fits(own, { totalWidth: 139, noseBridge: 20 })).toBe(false)
    expect(isWithin(131, fitRanges(own).totalWidth)).toBe(true)
    expect(fitVerdict(own, true)).toBe('Passar troligen dig')
    expect(fitVerdict(own, false)).toBe('Annan storlek än din')
    expect(fitVerdict({ kind: 'answer', size: 'wide' }, true)).toBe('Passar dig')
    expect(fitReason(own, { totalWidth: 137, noseBridge: 18 })).toBe(
      'Bågen är 3 mm bredare än ditt mått ur en bild, 134 ± 9 mm.',
    )
    expect(fitReason(own, { totalWidth: 134, noseBridge: 18 })).toBe(
      'Bågen är lika bred som ditt mått ur en bild, 134 ± 9 mm.',
    )
    expect(ownSizeText(own)).toBe('134 ± 9 mm')
  })

  it.each([
    { kind: 'measured', totalWidth: 134, marginMm: 11 },
    { kind: 'measured', totalWidth: 134, marginMm: 0 },
    { kind: 'measured', totalWidth: 90, marginMm: 5 },
    { kind: 'measured', totalWidth: '134', marginMm: 5 },
    { kind: 'measured', totalWidth: 134.5, marginMm: 5 },
  ])('is not read from %j', (stored) => expect(readOwnSize(stored)).toBeNull())
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BRIDGE_TOLERANCE_MM, pairWidth, WIDTH_TOLERANCE_MM } from './fit.js'
import { isWithin } from './frame-size.js'
import {
  fitRanges,
  fitReason,
  fits,
  FRAME_SIZE_WIDTHS_MM,
  FRAME_SIZES,
  frameSize,
  type OwnSize,
  ownSizeText,
  rangeText,
  readOwnSize,
  readStamp,
  STAMP_LIMITS_MM,
  stampText,
} from './index.js'

const between = ([min, max]: readonly [number, number]) => fc.integer({ min, max })
const stamps = fc.record({
  lensWidth: between(STAMP_LIMITS_MM.lensWidth),
  noseBridge: between(STAMP_LIMITS_MM.noseBridge),
  templeLength: fc.option(between([100, 170])),
})
const sizes: fc.Arbitrary<OwnSize> = fc.oneof(
  stamps.map((stamp) => ({ kind: 'pair' as const, ...stamp })),
  fc.constantFrom(...FRAME_SIZES).map((size) => ({ kind: 'answer' as const, size })),
)
const widths = fc.integer({ min: 90, max: 170 })

describe('the numbers on a temple', () => {
  it.each(['49-19-140', '49□19 140', '49 19 140', ' 49–19–140 ', '49x19x140', '49/19/140', '4919140', '49□19-140 mm'])(
    'are read from %s',
    (text) => expect(readStamp(text)).toEqual({ lensWidth: 49, noseBridge: 19, templeLength: 140 }),
  )

  it.each(['RB 5154 2000 49□19 140', 'RX7047 49-19-140', 'Abisko 12 49□19 140'])('are read after a model: %s', (text) =>
    expect(readStamp(text)).toMatchObject({ lensWidth: 49, noseBridge: 19 }),
  )

  it.each(['49-19', '49□19', '4919'])('are enough without the temple: %s', (text) =>
    expect(readStamp(text)).toEqual({ lensWidth: 49, noseBridge: 19, templeLength: null }),
  )

  it.each(['', '49', '19-49-140', '49-19-999', '123456789', 'fyrtionio', '070-123 45 67'])(
    'are not read from "%s"',
    (text) => expect(readStamp(text)).toBeNull(),
  )

  it('come back from their text', () => {
    fc.assert(
      fc.property(stamps, (stamp) => {
        expect(readStamp(stampText(stamp))).toEqual(stamp)
      }),
    )
  })

  it('are read only as a frame that is made', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d □x-]{0,20}$/), (text) => {
        const stamp = readStamp(text)
        if (stamp) expect(readOwnSize({ kind: 'pair', ...stamp })).toEqual({ kind: 'pair', ...stamp })
      }),
    )
  })
})

describe('the size of a frame', () => {
  it.each([
    [120, 'narrow'],
    [129, 'narrow'],
    [130, 'medium'],
    [138, 'medium'],
    [139, 'wide'],
  ] as const)('of %i mm is %s', (width, size) => expect(frameSize(width)).toBe(size))

  it('is the one whose widths it has', () => {
    fc.assert(
      fc.property(widths, (width) => {
        const sizesOfIt = FRAME_SIZES.filter((size) => isWithin(width, FRAME_SIZE_WIDTHS_MM[size]))
        expect(sizesOfIt).toEqual([frameSize(width)])
      }),
    )
  })
})

describe('what fits', () => {
  const pair = { kind: 'pair', lensWidth: 49, noseBridge: 19, templeLength: 140 } as const

  it('is within the tolerances of a pair, of which the ends of the front are not printed', () => {
    expect(pairWidth(pair)).toBe(129)
    expect(fits(pair, { totalWidth: 129 + WIDTH_TOLERANCE_MM, noseBridge: 19 - BRIDGE_TOLERANCE_MM })).toBe(true)
    expect(fits(pair, { totalWidth: 129 + WIDTH_TOLERANCE_MM + 1, noseBridge: 19 })).toBe(false)
    expect(fits(pair, { totalWidth: 129, noseBridge: 19 + BRIDGE_TOLERANCE_MM + 1 })).toBe(false)
    expect(fits(pair, { totalWidth: 129, noseBridge: null })).toBe(false)
  })

  it('is of the size that was answered, whatever its bridge', () => {
    fc.assert(
      fc.property(widths, fc.constantFrom(...FRAME_SIZES), (totalWidth, size) => {
        expect(fits({ kind: 'answer', size }, { totalWidth, noseBridge: null })).toBe(frameSize(totalWidth) === size)
      }),
    )
  })

  it('is what a list filtered by the ranges has', () => {
    fc.assert(
      fc.property(sizes, widths, fc.integer({ min: 8, max: 32 }), (own, totalWidth, noseBridge) => {
        const ranges = fitRanges(own)
        const isListed =
          isWithin(totalWidth, ranges.totalWidth) &&
          (ranges.noseBridge === null || isWithin(noseBridge, ranges.noseBridge))
        expect(fits(own, { totalWidth, noseBridge })).toBe(isListed)
      }),
    )
  })

  it('comes with its reason', () => {
    expect(fitReason(pair, { totalWidth: 131, noseBridge: 18 })).toBe(
      'Bågen är 2 mm bredare än ditt par. Näsbryggan är 1 mm smalare än din.',
    )
    expect(fitReason(pair, { totalWidth: 129, noseBridge: 19 })).toBe(
      'Bågen är lika bred som ditt par. Näsbryggan är lika bred som din.',
    )
    expect(fitReason(pair, { totalWidth: 127, noseBridge: null })).toBe(
      'Bågen är 2 mm smalare än ditt par. Hur bred näsbryggan är vet vi inte.',
    )
    expect(fitReason({ kind: 'answer', size: 'medium' }, { totalWidth: 134, noseBridge: 18 })).toBe(
      'Bågen är 134 mm bred: medel, som du har svarat.',
    )
    expect(fitReason({ kind: 'answer', size: 'wide' }, { totalWidth: 134, noseBridge: 18 })).toBe(
      'Bågen är 134 mm bred: medel. Du har svarat bred.',
    )
  })

  it('is written as a range', () => {
    expect(FRAME_SIZES.map((size) => rangeText(FRAME_SIZE_WIDTHS_MM[size]))).toEqual([
      'högst 129 mm',
      '130–138 mm',
      'minst 139 mm',
    ])
  })
})

describe('a stored size', () => {
  it('comes back as it was stored', () => {
    fc.assert(
      fc.property(sizes, (own) => {
        expect(readOwnSize(JSON.parse(JSON.stringify(own)))).toEqual(own)
      }),
    )
  })

  it('is none where it makes no sense', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => void readOwnSize(stored)))
    for (const stored of [
      null,
      'pair',
      { kind: 'answer', size: 'huge' },
      { kind: 'pair', lensWidth: 4, noseBridge: 19 },
    ])
      expect(readOwnSize(stored)).toBeNull()
  })

  it('is named by its numbers or its word', () => {
    expect(ownSizeText({ kind: 'answer', size: 'narrow' })).toBe('Smal')
    expect(ownSizeText({ kind: 'pair', lensWidth: 49, noseBridge: 19, templeLength: 140 })).toBe('49-19-140')
  })
})

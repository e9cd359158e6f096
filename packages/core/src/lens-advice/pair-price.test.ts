import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LENS_INDICES, PRODUCT_FAMILIES } from '../catalogue/index.js'
import { ore, wholeOre } from '../money/index.js'
import { cheapest, checkLens, isPaidFor, leastPairPrice, type PricedLensGroup, priceWithLenses } from './index.js'

const SINGLE_VISION: PricedLensGroup = {
  lensType: 'single-vision',
  families: ['glasses', 'sunglasses'],
  lenses: [
    { index: '1.6', price: ore(1095) },
    { index: '1.5', price: ore(595) },
    { index: '1.5', price: ore(895) },
  ],
}
const PLANO: PricedLensGroup = {
  lensType: 'plano',
  families: ['glasses', 'sunglasses'],
  lenses: [{ index: '1.5', price: ore(295) }],
}
const FRAME = { family: 'glasses', price: ore(1495), lensWidth: 52 } as const

describe('the price of a frame with lenses', () => {
  it('is that of the frame and of the cheapest lens with one strength [CARD-003]', () => {
    expect(priceWithLenses(FRAME, [PLANO, SINGLE_VISION])).toBe(ore(2090))
  })

  it.each(PRODUCT_FAMILIES)('is there for %s where lenses are sold to it', (family) => {
    const sold = family === 'glasses' || family === 'sunglasses'
    expect(priceWithLenses({ ...FRAME, family }, [SINGLE_VISION]) !== null).toBe(sold)
  })

  it('is not there for what is no frame, whatever a group says', () => {
    const wrong: PricedLensGroup = { ...SINGLE_VISION, families: ['gift-card'] }
    expect(priceWithLenses({ ...FRAME, family: 'gift-card' }, [wrong])).toBeNull()
  })

  it('is not there where lenses have no strength, or there are none', () => {
    expect(priceWithLenses(FRAME, [PLANO])).toBeNull()
    expect(priceWithLenses(FRAME, [{ ...SINGLE_VISION, lenses: [] }])).toBeNull()
    expect(priceWithLenses(FRAME, [])).toBeNull()
  })

  it('leaves out lenses that are smaller than the opening', () => {
    const lenses = [
      { index: '1.67', price: ore(400) },
      { index: '1.5', price: ore(595) },
    ] as const
    const groups = [{ ...SINGLE_VISION, lenses }]
    expect(priceWithLenses({ ...FRAME, lensWidth: 73 }, groups)).toBe(ore(1895))
    expect(priceWithLenses({ ...FRAME, lensWidth: 74 }, groups)).toBe(ore(2090))
    expect(priceWithLenses({ ...FRAME, lensWidth: 79 }, groups)).toBeNull()
    expect(priceWithLenses({ ...FRAME, lensWidth: null }, groups)).toBe(ore(1895))
  })

  it('counts a lens where it suits the eyes that it suits best, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 90 }), fc.constantFrom(...LENS_INDICES), (lensWidth, index) => {
        const noseBridge = 18
        const distance = (lensWidth + noseBridge) / 2
        const eyes = {
          rightSphere: 0,
          rightCylinder: null,
          rightAxis: null,
          rightAddition: null,
          rightPupillaryDistance: distance,
          leftSphere: 0,
          leftCylinder: null,
          leftAxis: null,
          leftAddition: null,
          leftPupillaryDistance: distance,
        }
        const suits = checkLens({ type: 'single-vision', index }, eyes, { lensWidth, noseBridge }).ok
        const groups = [{ ...SINGLE_VISION, lenses: [{ index, price: ore(595) }] }]
        expect(priceWithLenses({ ...FRAME, lensWidth }, groups) !== null).toBe(suits)
      }),
    )
  })
})

describe('the least price of a pair', () => {
  it('is never above that of one of its lenses, and that of one', () => {
    const amount = fc.integer({ min: 0, max: 10_000_00 }).map(wholeOre)
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (frame, lenses) => {
        const pairs = lenses.map((lens) => frame + lens)
        const price = leastPairPrice(frame, lenses)
        expect(pairs).toContain(price)
        expect(pairs.every((pair) => pair >= price!)).toBe(true)
      }),
    )
  })

  it('is none without lenses', () => {
    expect(leastPairPrice(ore(1495), [])).toBeNull()
  })
})

it('lets no strengths that come later be a cheaper way to a dearer lens', () => {
  expect([ore(0), ore(500), ore(501)].map((price) => isPaidFor(ore(500), price))).toEqual([true, true, false])
})

it('marks the cheapest, and nothing dearer, before anything is chosen', () => {
  expect(cheapest([ore(795), ore(495), ore(1_295)], (price) => price)).toBe(ore(495))
  expect(cheapest<number>([], (price) => price)).toBeNull()
})

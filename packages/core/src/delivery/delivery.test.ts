import { describe, expect, it } from 'vitest'
import { ore } from '../money/index.js'
import { freight } from './freight.js'
import {
  DELIVERY_METHODS,
  DELIVERY_SERVICES,
  DeliveryMethod,
  hasParcel,
  deliveryOutlook,
  deliveryQuotes,
  freeShipping,
  isDeliveryComplete,
  isDeliveryMethod,
  isTracked,
  type Parcel,
} from './index.js'
import { isOffered } from './quotes.js'

/** A calendar in which every day is a working day, so that the expected dates are easy to check. */
const addDays = (date: string, days: number) =>
  `${date.slice(0, 8)}${String(Number(date.slice(8)) + days).padStart(2, '0')}`

const parcel: Parcel = {
  market: 'se',
  postalCode: '111 47',
  goods: ore(100),
  madeToOrder: false,
  orderedOn: '2026-11-01',
}

describe('methods', () => {
  it('are eight for parcels, each with its number, and e-mail [ENUM-008]', () => {
    expect(Object.values(DeliveryMethod).filter(hasParcel)).toHaveLength(8)
    expect(Object.values(DeliveryMethod)).toEqual([...DELIVERY_METHODS])
    expect([20, 23, '20'].map(isDeliveryMethod)).toEqual([true, false, false])
  })

  it('have a Swedish name each', () => {
    expect(new Set(DELIVERY_METHODS.map((method) => DELIVERY_SERVICES[method].name())).size).toBe(9)
  })

  it('are offered in Sweden, all but the Norwegian letter', () => {
    const offered = (postalCode: string | null) =>
      DELIVERY_METHODS.filter((method) => isOffered(method, { market: 'se', postalCode }))
    expect(offered('111 47')).toEqual([20, 21, 22, 30, 40, 50, 51])
    expect(offered('98131')).toEqual([20, 21, 22, 30])
    expect(offered(null)).toEqual([20, 21, 22, 30])
    expect(DELIVERY_METHODS.filter((method) => isOffered(method, { market: 'no', postalCode: '0150' }))).toEqual([10])
  })

  it('are e-mail alone, free and on the same day, for gift cards alone [CARD-001]', () => {
    const quotes = deliveryQuotes({ ...parcel, goods: ore(2_000), giftCardsOnly: true })
    expect(quotes).toEqual([
      expect.objectContaining({
        method: DeliveryMethod.Email,
        price: 0,
        preset: true,
        eta: { from: parcel.orderedOn, to: parcel.orderedOn },
      }),
    ])
  })
})

describe('quotes', () => {
  it('come cheapest first with days and a preset that asks for nothing more', () => {
    const quotes = deliveryQuotes(parcel, addDays)
    expect(quotes.map(({ method, price }) => [method, price])).toEqual([
      [30, 0],
      [20, ore(29)],
      [50, ore(39)],
      [21, ore(39)],
      [40, ore(59)],
      [51, ore(59)],
      [22, ore(99)],
    ])
    expect(quotes.filter((quote) => quote.preset).map((quote) => quote.method)).toEqual([DeliveryMethod.PostNordLetter])
    expect(quotes[1]).toMatchObject({ eta: { from: '2026-11-02', to: '2026-11-04' }, carrier: 'PostNord' })
  })

  it('add the days for grinding when a pair is made to a prescription', () => {
    const [store] = deliveryQuotes({ ...parcel, madeToOrder: true }, addDays)
    expect(store?.eta).toEqual({ from: '2026-11-07', to: '2026-11-08' })
  })

  it('count Swedish working days by default', () => {
    const [store] = deliveryQuotes({ ...parcel, orderedOn: '2026-12-23' })
    expect(store?.eta).toEqual({ from: '2026-12-28', to: '2026-12-29' })
  })

  it('are free of charge from the limit on', () => {
    const prices = (goods: number) =>
      deliveryQuotes({ ...parcel, goods: ore(goods) }, addDays).map((quote) => quote.price)
    expect(prices(498.99).some((price) => price > 0)).toBe(true)
    expect(prices(499).every((price) => price === 0)).toBe(true)
  })

  it('are complete for click and collect only with a store', () => {
    const choice = { method: DeliveryMethod.ClickAndCollect, storeId: null }
    expect(isDeliveryComplete(choice, parcel)).toBe(false)
    expect(isDeliveryComplete({ ...choice, storeId: 101 }, parcel)).toBe(true)
    expect(isDeliveryComplete({ method: DeliveryMethod.PostNordLetter, storeId: null }, parcel)).toBe(true)
    expect(isDeliveryComplete({ method: DeliveryMethod.BringNorwayLetter, storeId: null }, parcel)).toBe(false)
  })
})

describe('freight', () => {
  it('returns what is left to free freight', () => {
    expect(freeShipping(ore(0))).toEqual({ reached: false, left: ore(499), progress: 0 })
    expect(freeShipping(ore(249.5))).toEqual({ reached: false, left: ore(249.5), progress: 0.5 })
    expect(freeShipping(ore(600))).toEqual({ reached: true, left: 0, progress: 1 })
  })

  it('is free for a cart of lens subscriptions [LENS-016]', () => {
    expect(freight(ore(29), { goods: ore(100), subscriptionsOnly: true })).toBe(0)
    expect(freight(ore(29), { goods: ore(100) })).toBe(ore(29))
  })
})

describe('the outlook before a method is chosen', () => {
  it('is the day and price of the preset method, which every page shows', () => {
    expect(deliveryOutlook(deliveryQuotes({ ...parcel, postalCode: null }, addDays))).toEqual({
      from: '2026-11-02',
      to: '2026-11-04',
      method: DeliveryMethod.PostNordLetter,
      freight: ore(29),
      freightFixed: false,
    })
    expect(deliveryOutlook([])).toBeNull()
  })

  it('adds the days for grinding, and knows the freight where it is free', () => {
    const ground = { ...parcel, postalCode: null, goods: ore(4890), madeToOrder: true }
    expect(deliveryOutlook(deliveryQuotes(ground, addDays))).toEqual({
      from: '2026-11-07',
      to: '2026-11-09',
      method: DeliveryMethod.PostNordMyPack,
      freight: 0,
      freightFixed: true,
    })
  })

  it('presets no untracked letter for expensive or made-to-order goods', () => {
    const preset = (goods: number, madeToOrder = false) =>
      deliveryQuotes({ ...parcel, goods: ore(goods), madeToOrder }, addDays).find((quote) => quote.preset)?.method
    expect([preset(100), preset(999)]).toEqual([DeliveryMethod.PostNordLetter, DeliveryMethod.PostNordLetter])
    expect([preset(1_000), preset(4_890), preset(400, true)].map((method) => method && isTracked(method))).toEqual([
      true,
      true,
      true,
    ])
    const norway = deliveryQuotes({ ...parcel, market: 'no', postalCode: '0150', goods: ore(4_890) }, addDays)
    expect(norway.find((quote) => quote.preset)?.method).toBe(DeliveryMethod.BringNorwayLetter)
  })
})

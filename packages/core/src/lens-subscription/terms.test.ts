import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/index.js'
import { ore } from '../money/index.js'
import {
  addressOn,
  afterCharge,
  announceDate,
  checkTemporaryAddress,
  deliveryPrice,
  fittingInterval,
  lensDeliveryStates,
  lensLineStates,
  mayAnswerRise,
  mayProcess,
  paymentTrouble,
  pricePerDay,
  priceNews,
  processDate,
} from './index.js'

const TODAY = '2026-11-26'

describe('what is wrong with how a subscription is paid', () => {
  const paid = { day: TODAY, state: 'paid', nextTryOn: null } as const
  const declined = { ...paid, state: 'due', nextTryOn: '2026-11-29' } as const
  const unpaid = { ...paid, state: 'unpaid' } as const
  const usable = { state: 'usable' }

  it.each([
    [{}, null],
    [{ deliveries: [paid, unpaid] }, null],
    [{ deliveries: [declined, paid] }, { kind: 'declined', tryOn: '2026-11-29' }],
    [
      { state: 'paused', deliveries: [unpaid] },
      { kind: 'unpaid', day: TODAY },
    ],
    [{ state: 'active', deliveries: [unpaid] }, null],
    [{ payment: { state: 'expired' } }, { kind: 'no-means' }],
    [{ payment: null }, { kind: 'no-means' }],
    [{ state: 'cancelled', payment: null, deliveries: [declined] }, null],
  ] as const)('of %j is %j', (differs, trouble) => {
    expect(paymentTrouble({ state: 'active', payment: usable, deliveries: [paid], ...differs })).toEqual(trouble)
  })
})

describe('a delivery', () => {
  it('is charged once: nothing leads from an end back to a charge', () => {
    const ends = lensDeliveryStates.states.filter(lensDeliveryStates.isFinal)
    expect(ends).toEqual(['paid', 'unpaid', 'dropped', 'sold-out'])
    expect(lensDeliveryStates.from('charge')).toEqual(['due'])
  })

  it('is never charged before its letter', () => {
    const delivery = '2027-02-15'
    const day = processDate(delivery)
    expect(announceDate(delivery) < day).toBe(true)
    expect(mayProcess(delivery, null, day)).toBe(false)
    expect(mayProcess(delivery, day, day)).toBe(false)
    expect(mayProcess(delivery, addDays(day, -1), addDays(day, -1))).toBe(false)
    expect(mayProcess(delivery, addDays(day, -1), day)).toBe(true)
  })

  it('freezes and re-activates its products [LENS-011]', () => {
    expect([lensLineStates.to('freeze'), lensLineStates.to('reactivate')]).toEqual(['frozen', 'active'])
  })
})

describe('a price rise', () => {
  const line = { agreed: ore(199), notice: null }

  it('is announced 30 days ahead, again when it is higher than announced, and withdrawn when it is taken back', () => {
    const news = priceNews(line, ore(219), TODAY)
    expect(news).toEqual({ kind: 'rise', notice: { price: ore(219), from: '2026-12-26', refused: false } })
    const announced = { ...line, notice: { price: ore(219), from: '2026-12-26', refused: false } }
    expect(priceNews(announced, ore(219), TODAY)).toBe(null)
    expect(priceNews(announced, ore(209), TODAY)).toBe(null)
    expect(priceNews(announced, ore(229), '2026-12-01')).toMatchObject({ notice: { from: '2026-12-31' } })
    expect(priceNews(announced, ore(199), TODAY)).toEqual({ kind: 'withdrawn' })
    expect(priceNews(line, ore(199), TODAY)).toBe(null)
  })

  it.each([
    ['the old price before its day', ore(219), '2026-12-25', false, ore(199)],
    ['the new price from its day', ore(219), '2026-12-26', false, ore(219)],
    ['no more than was announced', ore(249), '2026-12-26', false, ore(219)],
    ['the old price while it is refused, before its day', ore(219), '2026-12-25', true, ore(199)],
    ['nothing when it was refused: the product is frozen', ore(219), '2026-12-26', true, null],
    ['a lower price at once', ore(179), '2026-12-01', false, ore(179)],
  ])('charges %s', (_, current, day, refused, expected) => {
    const announced = { ...line, notice: { price: ore(219), from: '2026-12-26', refused } }
    expect(deliveryPrice(announced, current, day)).toBe(expected)
  })

  it('never charges more than was agreed to or announced 30 days before', () => {
    const money = fc.integer({ min: 1, max: 500 }).map((kronor) => ore(kronor))
    fc.assert(
      fc.property(money, money, fc.integer({ min: 0, max: 60 }), (agreed, current, ahead) => {
        const news = priceNews({ agreed, notice: null }, current, TODAY)
        const announced = { agreed, notice: news?.kind === 'rise' ? news.notice : null }
        const charged = deliveryPrice(announced, current, addDays(TODAY, ahead))!
        expect(charged).toBeLessThanOrEqual(ahead < 30 ? Math.max(agreed, 0) : Math.max(agreed, current))
        expect(afterCharge(announced, charged).agreed).toBe(Math.max(agreed, charged))
      }),
    )
  })

  it('can be answered until its day', () => {
    const notice = { price: ore(219), from: '2026-12-26', refused: false }
    expect([
      mayAnswerRise(notice, '2026-12-25'),
      mayAnswerRise(notice, '2026-12-26'),
      mayAnswerRise(null, TODAY),
    ]).toEqual([true, false, false])
  })
})

describe('a temporary address [LENS-002]', () => {
  const home = { street: 'Storgatan 1', postalCode: '11122', city: 'Stockholm' }
  const cabin = { street: 'Sjövägen 3', postalCode: '76010', city: 'Bergshamra', from: '2026-12-20', to: '2027-01-10' }

  it.each([
    ['2026-12-19', home],
    ['2026-12-20', cabin],
    ['2027-01-10', cabin],
    ['2027-01-11', home],
  ])('on %s', (day, address) => {
    expect(addressOn(home, cabin, day)).toEqual(address)
    expect(addressOn(home, null, day)).toEqual(home)
  })

  it('has days that are today or later, in their order', () => {
    expect(checkTemporaryAddress(cabin, TODAY).ok).toBe(true)
    const wrong = checkTemporaryAddress({ ...cabin, from: '2026-11-25', to: '2026-11-24', street: '' }, TODAY)
    expect(wrong.ok ? [] : Object.keys(wrong.error).sort()).toEqual(['from', 'street', 'to'])
    const backwards = checkTemporaryAddress({ ...cabin, to: '2026-12-19' }, TODAY)
    expect(backwards.ok ? [] : Object.keys(backwards.error)).toEqual(['to'])
  })
})

it.each([
  [{ lensType: 'daily', pieces: 30 }, ore(239), 797, 'm1'],
  [{ lensType: 'daily', pieces: 90 }, ore(599), 666, 'm3'],
  [{ lensType: 'twoWeek', pieces: 6 }, ore(249), 296, 'm2'],
  [{ lensType: 'monthly', pieces: 6 }, ore(299), 166, 'm6'],
  [{ lensType: 'monthly', pieces: 1 }, ore(50), 167, 'm1'],
] as const)('a box of %j for %d costs %d öre a day and fits %s [LENS-012]', (box, price, day, interval) => {
  expect(pricePerDay(price, box)).toBe(day)
  expect(fittingInterval(box, 1)).toBe(interval)
})

import { addDays } from '@klarsikt/core/calendar'
import { describe, expect, it } from 'vitest'
import { setStock } from '../../order/checkout/testing/shop.js'
import { followPrices } from './follow-prices.js'
import { LENS, openLensShop, OTHER_LENS } from './testing/lens-shop.js'

const shop = await openLensShop()
const anna = await shop.customer()
const eva = await shop.customer()

const price = (skuPrice: number) =>
  shop.rows(`update article_price set subscription_amount = $1 where article_id = 100005`, skuPrice * 100)
const deliveryChange = (id: string, body: object) => anna.act(id, 'updateDelivery', body)

describe('a lens subscription', () => {
  it('has interval, address, next day and status, and is its owner’s only [LENS-002, ROUTE-010]', async () => {
    const id = await anna.subscribe()
    expect(await anna.read(id)).toMatchObject({
      status: 100,
      statusText: 'Aktivt',
      interval: 'm1',
      nextDelivery: { day: '2026-12-03', processOn: '2026-11-03', changeUntil: null },
      address: { city: 'Stockholm' },
      temporaryAddress: null,
      actions: ['pause', 'cancel', 'skip'],
    })
    const foreign = await eva.get(`/api/subscription/lens/${id}`)
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'subscription.not-found'])
    expect((await eva.act(id, 'pause')).status).toBe(404)
    expect((await anna.get('/api/subscription/lens/1')).status).toBe(404)
  })

  it('is paused and activated, twice as once [LENS-004, LENS-005, LENS-007, LENS-008]', async () => {
    const id = await anna.subscribe()
    for (const _ of [1, 2])
      expect((await anna.act(id, 'pause')).body.data).toMatchObject({ status: 520, nextDelivery: null })
    expect((await anna.act(id, 'skip', { delivery: '2026-12-03' })).body.error.code).toBe('subscription.paused')
    for (const _ of [1, 2])
      expect((await anna.act(id, 'activate')).body.data).toMatchObject({
        status: 100,
        nextDelivery: { day: '2026-12-03' },
      })
    const kinds = (await anna.letters()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'lens-subscription-paused')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'lens-subscription-activated')).toHaveLength(1)
  })

  it('ends for good, and is made again by one press, once [LENS-006, LENS-009]', async () => {
    const id = await anna.subscribe()
    for (const _ of [1, 2]) expect((await anna.act(id, 'cancel')).body.data).toMatchObject({ status: 200 })
    for (const verb of ['activate', 'pause'])
      expect((await anna.act(id, verb)).body.error.code).toBe('subscription.ended')
    const again = await Promise.all([1, 2].map(() => anna.act(id, 'recreate')))
    const [first, second] = again.map(({ body }) => body.data)
    expect(first).toMatchObject({ status: 100, lines: [{ skuId: LENS, quantity: 2 }] })
    expect([second.id === first.id, first.id === id]).toEqual([true, false])
    expect((await anna.read(id)).recreatedAs).toBe(first.id)
    const [letter, ...more] = await anna.letters('lens-subscription-started-again')
    expect([letter?.text.includes('Ingenting skickas i dag'), letter?.text.includes('köp'), more]).toEqual([
      true,
      false,
      [],
    ])
  })

  it('changes its interval after the next delivery, its day at once, and its addresses [LENS-010, LENS-013]', async () => {
    const id = await anna.subscribe()
    const { nextDelivery, choosableDays } = await anna.read(id)
    const changed = (await deliveryChange(id, { interval: 'm3' })).body.data
    expect(changed).toMatchObject({ interval: 'm3', nextDelivery })
    const moved = (await deliveryChange(id, { nextDelivery: choosableDays.from })).body.data.nextDelivery
    expect(moved.day).toBe(choosableDays.from)
    const early = await deliveryChange(id, { nextDelivery: addDays(choosableDays.from, -1) })
    expect([early.status, Object.keys(early.body.error.fields)]).toEqual([422, ['nextDelivery']])
    const address = { street: 'Kungsgatan 1', postalCode: '411 19', city: 'Göteborg' }
    const temporaryAddress = { ...address, from: moved.sendOn, to: moved.sendOn }
    const later = { ...address, from: moved.day, to: moved.day }
    const unused = (await deliveryChange(id, { temporaryAddress: later })).body.data
    expect(unused.nextDelivery.toTemporaryAddress).toBe(false)
    const both = (await deliveryChange(id, { address, temporaryAddress })).body.data
    expect(both).toMatchObject({ address: { postalCode: '411 19' }, nextDelivery: { toTemporaryAddress: true } })
    expect((await deliveryChange(id, { temporaryAddress: null })).body.data.temporaryAddress).toBe(null)
    const wrong = await deliveryChange(id, {
      temporaryAddress: { ...temporaryAddress, to: '2020-01-01' },
      interval: 'm6',
    })
    expect(Object.keys(wrong.body.error.fields)).toEqual(['to'])
    expect((await anna.read(id)).interval).toBe('m3')
  })

  it('leaves one delivery out, once however often it is sent', async () => {
    const id = await anna.subscribe()
    const { nextDelivery } = await anna.read(id)
    const answers = await Promise.all([1, 2, 3].map(() => anna.act(id, 'skip', { delivery: nextDelivery.day })))
    const days = answers.map(({ body }) => body.data.nextDelivery.day)
    expect(new Set(days)).toEqual(new Set(['2027-01-08']))
  })

  it('takes a change of the day of processing for the next delivery', async () => {
    const id = await anna.subscribe()
    await shop.rows(`update lens_subscription set announced_on = '2026-10-30' where id = $1`, id)
    const [line] = (await anna.read(id)).lines
    const changed = (await anna.act(id, 'updateLine', { lineId: line.lineId, quantity: 5 })).body.data
    expect(changed).toMatchObject({ lines: [{ quantity: 5 }], nextDelivery: { day: '2027-01-08' } })
    const [claimed] = await shop.rows('select held from lens_delivery where subscription_id = $1', id)
    expect(claimed).toEqual({ held: [{ skuId: LENS, quantity: 2 }] })
    await anna.act(id, 'pause')
  })
})

describe('products of a lens subscription', () => {
  it('are added, of one strength once [ROUTE-011, ROUTE-012]', async () => {
    const id = await anna.subscribe()
    const { body } = await anna.get(`/api/subscription/lens/${id}/products`)
    expect(body.data.map((card: { id: number }) => card.id)).toContain(100005)
    const boxes = [{ skuId: OTHER_LENS, quantity: 3, eyes: ['left'] }]
    for (const _ of [1, 2]) await anna.act(id, 'addArticle', { boxes })
    expect((await anna.read(id)).lines).toMatchObject([{ skuId: LENS }, { skuId: OTHER_LENS, quantity: 3 }])
    const frame = await anna.act(id, 'addArticle', { boxes: [{ skuId: '100001-1', quantity: 1, eyes: [] }] })
    expect(frame.body.error.code).toBe('article.not-for-subscription')
    const many = await anna.act(id, 'addArticle', { boxes: [{ skuId: OTHER_LENS, quantity: 13, eyes: [] }] })
    expect(many.body.error).toMatchObject({
      code: 'cart.line-limit',
      message: 'Du kan köpa högst 12 av samma produkt.',
    })
  })

  it('change strength and number, and the last one stays', async () => {
    const id = await anna.subscribe()
    const [line] = (await anna.read(id)).lines
    const change = (body: object) => anna.act(id, 'updateLine', { lineId: line.lineId, ...body })
    expect((await change({ skuId: OTHER_LENS, quantity: 4 })).body.data.lines).toMatchObject([
      { skuId: OTHER_LENS, quantity: 4 },
    ])
    expect((await change({ quantity: 0 })).body.error.code).toBe('subscription.last-line')
    await anna.act(id, 'addArticle', { boxes: [{ skuId: LENS, quantity: 1, eyes: ['right'] }] })
    expect((await change({ skuId: LENS })).body.data.lines).toMatchObject([{ skuId: LENS, quantity: 5 }])
    expect((await change({ quantity: 2 })).body.error.code).toBe('subscription.line-not-found')
  })

  it('are frozen, and activated again while they are in stock [LENS-011]', async () => {
    const id = await anna.subscribe()
    const [{ lineId }] = (await anna.read(id)).lines
    const frozen = (await anna.act(id, 'updateLine', { lineId, frozen: true })).body.data
    expect(frozen).toMatchObject({ total: 0, lines: [{ state: 'frozen', mayReactivate: true }] })
    await setStock(shop, LENS, 0)
    expect((await anna.act(id, 'reactivateFrozen', { lineId })).body.error.code).toBe('article.out-of-stock')
    await setStock(shop, LENS, 1_000)
    for (const _ of [1, 2])
      expect((await anna.act(id, 'reactivateFrozen', { lineId })).body.data.lines).toMatchObject([{ state: 'active' }])
  })
})

describe('a price rise', () => {
  it('is announced 30 days ahead, once, can be refused, and is taken back', async () => {
    const karin = await shop.customer()
    const [now] = await shop.rows<{ subscription_amount: number }>(
      'select subscription_amount from article_price where article_id = 100005',
    )
    const before = now?.subscription_amount ?? 0
    const id = await karin.subscribe({ lines: [{ agreed: before }] })
    await price(before / 100 + 20)
    await followPrices(shop.deps)
    await followPrices(shop.deps)
    expect(await karin.letters('lens-subscription-price-rise')).toHaveLength(1)
    const [line] = (await karin.read(id)).lines
    expect(line).toMatchObject({
      price: before / 100,
      rise: { price: before / 100 + 20, from: addDays(shop.today(), 30), refused: false, mayAnswer: true },
    })
    for (const refuse of [true, true, false])
      expect(
        (await karin.act(id, 'answerPrice', { lineId: line.lineId, refuse })).body.data.lines[0].rise.refused,
      ).toBe(refuse)
    await price(before / 100)
    await followPrices(shop.deps)
    expect(await karin.letters('lens-subscription-price-rise-withdrawn')).toHaveLength(1)
    expect((await karin.read(id)).lines[0].rise).toBe(null)
    const settled = await karin.act(id, 'answerPrice', { lineId: line.lineId, refuse: true })
    expect(settled.body.error.code).toBe('subscription.price-settled')
  })
})

it('another means of payment is chosen, and shown when it is read again [ROUTE-013]', async () => {
  const id = await anna.subscribe()
  const choose = (savedPaymentId: string) => anna.act(id, 'updatePaymentMethod', { savedPaymentId })
  expect((await choose(eva.savedPaymentId)).body.error.code).toBe('saved-payment.not-found')
  await anna.send('removeSavedPayment', { id: anna.savedPaymentId })
  expect((await choose(anna.savedPaymentId)).body.error.code).toBe('saved-payment.not-found')
  expect((await anna.read(id)).payment).toMatchObject({ id: anna.savedPaymentId, state: 'unusable' })
})

it('is audited with the customer who changes it, under its own number', async () => {
  const karin = await shop.customer()
  const id = await karin.subscribe()
  const { choosableDays, lines } = await karin.read(id)
  const [{ lineId }] = lines
  await karin.act(id, 'updateDelivery', { nextDelivery: choosableDays.from })
  await karin.act(id, 'updateLine', { lineId, frozen: true })
  await karin.act(id, 'reactivateFrozen', { lineId })
  await karin.act(id, 'addArticle', { boxes: [{ skuId: OTHER_LENS, quantity: 1, eyes: ['left'] }] })
  await karin.act(id, 'skip', { delivery: choosableDays.from })
  await karin.act(id, 'pause')
  await karin.act(id, 'activate')
  await karin.act(id, 'cancel')
  const rows = await shop.rows<{ action: string; actor_kind: string; actor_id: string }>(
    `select action, actor_kind, actor_id from audit where subject_type = 'lens-subscription' and subject_id = $1 order by id`,
    id,
  )
  expect(rows.map(({ action }) => action.replace('lens-subscription.', ''))).toEqual([
    'started',
    'changed',
    'changed',
    'changed',
    'changed',
    'changed',
    'paused',
    'active',
    'cancelled',
  ])
  expect(rows.slice(1).every((row) => row.actor_kind === 'customer' && row.actor_id === karin.id)).toBe(true)
})

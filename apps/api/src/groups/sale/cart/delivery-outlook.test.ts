import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, createTestApi, type TestApi } from '../../../testing/test-api.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

const FRAME = '100001-1'
const CHEAP = '100006-1'
const LENS = '900001-1'

it('promises the same day on the product page, in the cart and in the checkout', async () => {
  const anna = await api.visitor()
  const { dto } = (await ask(api, '/api/article/100001')).body.data
  expect((await anna.get('/api/cart')).body.cartHead.cart.delivery).toBeNull()
  const { cart } = (await anna.post('/api/cart/update', { skuId: FRAME, quantity: 1 })).body.cartHead
  expect(cart.delivery).toEqual({
    from: dto.deliveryFrom,
    to: dto.deliveryTo,
    fromPrescription: null,
    madeToOrder: false,
    freight: 0,
    freightFixed: true,
  })
  expect(dto.deliveryWithLenses.from > dto.deliveryTo).toBe(true)
  const checkout = (await anna.get('/api/checkout')).body.data
  const preset = checkout.deliveryOptions.find((option: { preset: boolean }) => option.preset)
  expect([preset.etaFrom, preset.etaTo, preset.price]).toEqual([dto.deliveryFrom, dto.deliveryTo, 0])
  expect(checkout.cart.delivery).toEqual(cart.delivery)
})

it('shows what standard delivery costs where the freight is not free yet', async () => {
  const anna = await api.visitor()
  const { cart } = (await anna.post('/api/cart/update', { skuId: CHEAP, quantity: 1 })).body.cartHead
  expect(cart.delivery).toMatchObject({ freight: 29, freightFixed: false })
})

it('shows for each line how long it can be withdrawn from', async () => {
  const anna = await api.visitor()
  const { cart } = (await anna.post('/api/cart/update', { skuId: FRAME, quantity: 1 })).body.cartHead
  expect(cart.items).toMatchObject([{ madeToOrder: false, withdrawalDays: 30 }])
})

it('names no day while the prescription is missing, in the cart as in the checkout', async () => {
  const anna = await api.visitor()
  const { dto } = (await ask(api, '/api/article/100001')).body.data
  const body = { skuId: FRAME, childSkuId: LENS, prescriptionSource: 'later' }
  const { cart } = (await anna.post('/api/cart/addPrescription', body)).body.cartHead
  expect(cart.delivery).toMatchObject({ fromPrescription: dto.deliveryWithLenses.workingDays, madeToOrder: true })
  const { deliveryOptions } = (await anna.get('/api/checkout')).body.data
  expect(deliveryOptions.map(({ etaText }: { etaText: string }) => etaText)).toEqual(
    deliveryOptions.map(() => expect.stringMatching(/^Leverans cirka [\d–]+ vardagar från att receptet är hos oss$/)),
  )
})

import { describe, expect, it } from 'vitest'
import { EVA } from '../../order/checkout/testing/shop.js'
import { itemsOf, shopper } from './testing/shopper.js'

const { cart, own, post } = shopper()
const CARD = { skuId: '700001-1', receiver: 'other', email: 'Eva@example.se', message: ' Grattis! ', sendOn: '' }
const add = (change: object = {}) => post('/api/cart/addGiftCard', { ...CARD, ...change })

describe('a gift card in the cart [CARD-001, CART-001]', () => {
  it('says who gets it, when, and what is written on it; sent again, it changes nothing', async () => {
    await add()
    const items = itemsOf(await add())
    expect(items).toMatchObject([
      { quantity: 1, giftCardDelivery: { email: 'eva@example.se', message: 'Grattis!', sendOn: null } },
    ])
  })

  it('is a line of its own for each receiver, apart from those for the buyer', async () => {
    await add()
    await add({ email: 'bo@example.se' })
    await post('/api/cart/update', { skuId: CARD.skuId, quantity: 2 })
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([1, 1, 2])
  })

  it.each([
    [{ email: 'eva' }, 'email'],
    [{ message: 'a'.repeat(301) }, 'message'],
    [{ sendOn: '2020-01-01' }, 'sendOn'],
  ])('%j is refused at its field and changes nothing', async (change, field) => {
    const { status, body } = await add(change)
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
    expect(await cart()).toEqual([])
  })

  it('is nothing that other goods can be', async () => {
    const { status, body } = await add({ skuId: '100001-1' })
    expect([status, body.error.code]).toEqual([404, 'article.not-found'])
  })

  it('is sealed in the database', async () => {
    await add()
    const { rows } = await own.api.test.database.query({
      text: 'select lines::text as lines from cart where id = $1',
      values: [own.anna.shopperId],
    })
    expect(JSON.stringify(rows)).not.toMatch(/eva@example|Grattis/)
  })

  it('is delivered by e-mail, and nothing is charged for it, where it is bought alone', async () => {
    const { body } = await add()
    expect(body.cartHead.cart).toMatchObject({ freeShippingLeft: 0, delivery: { freight: 0, freightFixed: true } })
    await post('/api/checkout/setCustomer', EVA)
    const checkout = (await own.anna.get('/api/checkout')).body.data
    expect(checkout.deliveryOptions).toMatchObject([{ id: 90, name: 'Med e-post', price: 0, preset: true }])
    await post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    const mixed = (await own.anna.get('/api/checkout')).body.data
    expect(mixed.deliveryOptions.map(({ id }: { id: number }) => id)).not.toContain(90)
  })
})

import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { countQueries } from '@klarsikt/server/database'
import { describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { ask, createTestApi } from '../../../testing/test-api.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { freshCart, prescription } from './testing/fresh-cart.js'

const { own, add } = freshCart()

describe('update', () => {
  it('answers cartHead, checkoutConfig and show [CART-005, API-008]', async () => {
    const { status, body } = await add('100001-1', 2)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['cartHead', 'checkoutConfig', 'show'])
    expect(body.cartHead.cart).toMatchObject({
      totalCost: 2590,
      itemsCost: 2590,
      discountAmount: 0,
      vatAmount: 518,
      toPay: 2590,
      freeShippingLeft: 0,
      memberOffer: null,
    })
    expect(body.checkoutConfig).toMatchObject({ paymentMethods: [60, 900], canCheckOut: true })
    expect(body.show).toBe(true)
  })

  it('gives an item every key that pages read [CART-001, CART-002]', async () => {
    const { body } = await add('100005-1')
    const [item] = body.cartHead.cart.items
    for (const key of [
      'skuId',
      'parentSkuID',
      'quantity',
      'articleId',
      'articleDescription',
      'category',
      'brand',
      'ref',
      'slug',
      'media',
      'price',
      'prescription',
      'prescriptionGlasses',
      'subscriptionInterval',
      'isEditAble',
    ])
      expect(item).toHaveProperty(key)
    expect(item.media.md).toMatch(/^\/media\/[0-9a-f]{20}\/285\.jpg$/)
    expect(item.price).toEqual({ amount: 219, ordinaryPrice: 219, isCampaign: false })
    expect(item.prescription).toEqual({
      power: '-2.25',
      baseCurve: '8.6',
      diameter: '14.2',
      cylinder: null,
      axis: null,
      addition: null,
    })
  })

  it('takes the quantity as absolute, 0 removes, and the drawer opens only for more', async () => {
    await add('100001-1', 3)
    const less = await add('100001-1', 1)
    expect([less.body.cartHead.cart.items[0].quantity, less.body.show]).toEqual([1, false])
    const gone = await add('100001-1', 0)
    expect([gone.body.cartHead.cart.items, gone.body.show]).toEqual([[], false])
  })

  it('ignores a price in the payload [CART-012]', async () => {
    const { body } = await add('100001-1', 1, { price: 1, amount: 1, totalCost: 1 })
    expect(body.cartHead.cart.totalCost).toBe(1295)
  })

  it('leaves checkoutConfig out when asked to', async () => {
    expect((await add('100001-1', 1, { noCheckoutInfo: true })).body.checkoutConfig).toBeNull()
  })

  it.each([
    [13, 422, 'cart.line-limit'],
    [1.5, 422, 'cart.quantity-invalid'],
    [-1, 422, 'cart.quantity-invalid'],
    ['2', 422, 'request.invalid'],
    [null, 422, 'request.invalid'],
    [1e300, 422, 'cart.quantity-invalid'],
  ])(
    'refuses the quantity %s, without cartHead and without effect [CART-003, VALID-034, API-013]',
    async (quantity, status, code) => {
      await add('100001-1', 2)
      const answer = await add('100001-1', quantity as number)
      expect(answer.status).toBe(status)
      expect(answer.body).toEqual({
        success: false,
        error: expect.objectContaining({ code, message: expect.any(String) }),
      })
      expect((await own.anna.get('/api/cart')).body.cartHead.cart.items[0].quantity).toBe(2)
    },
  )

  it('names the maximum in Swedish', async () => {
    expect((await add('100001-1', 13)).body.error.message).toBe('Du kan köpa högst 12 av samma produkt.')
  })

  it.each([
    ['nothing-1', 404, 'article.not-found'],
    ['900001-1', 404, 'article.not-found'],
    ['100003-1', 409, 'article.out-of-stock'],
    ['100007-1', 409, 'article.store-only'],
  ])('refuses %s [API-013, PRICE-004, PRICE-005, ERR-018]', async (skuId, status, code) => {
    const answer = await add(skuId)
    expect([answer.status, answer.body.error.code, answer.body.cartHead]).toEqual([status, code, undefined])
  })

  it('sells no more than there is, over all lines of the sku', async () => {
    expect((await add('100002-1', 3)).status).toBe(200)
    expect((await add('100002-1', 4)).body.error.code).toBe('article.out-of-stock')
    const more = await own.anna.post('/api/cart/addPrescription', {
      skuId: '100002-1',
      childSkuId: '900001-1',
      prescription: prescription(),
    })
    expect(more.body.error.code).toBe('article.out-of-stock')
    expect((await own.anna.get('/api/cart')).body.cartHead.cart.items[0].maximum).toBe(3)
  })

  it('refuses stores what they may not add [ERR-020]', async () => {
    const staff = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' } as const
    await addStaff(own.api.test.database, staff, new Date(NOW))
    await own.api.test.database.query({
      text: `update session set store_id = 2, employee_number = '7' where cart_id = $1`,
      values: [own.anna.shopperId],
    })
    const answer = await add('100004-1')
    expect([answer.status, answer.body.error.message]).toEqual([403, 'Butiker kan inte lägga till denna produkt'])
    expect((await own.anna.post('/api/auth/user/getUser')).body).toEqual({
      success: true,
      user: { isStore: true, name: 'Malmö Outlet' },
    })
    expect((await own.anna.get('/api/cart')).body.checkoutConfig.paymentMethods).toEqual([60, 65, 900])
  })

  it('reads price and stock from the rows, not from the copy in memory', async () => {
    const other = await createTestApi({ settings: { klarna: { url: 'http://klarna.test', user: 'u', password: 'p' } } })
    const visitor = await other.visitor()
    await other.deps.catalogue.stop()
    await other.test.database.query({
      text: 'update article_price set unit_ordinary = 100000 where article_id = 100001',
    })
    const answer = await visitor.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    expect(answer.body.cartHead.cart.totalCost).toBe(1000)
    await other.drop()
  })
})

describe('reliability', () => {
  it('empties with one call [CART-007, API-011]', async () => {
    await add('100001-1', 2)
    const { body } = await own.anna.post('/api/cart/empty')
    expect(body.cartHead.cart).toMatchObject({ items: [], totalCost: 0 })
  })

  // A test that times out stops its tabs, so that they make no statements during the next test.
  it('comes to a serial result with 8 tabs at once and never goes above 12', async ({ signal }) => {
    const skus = ['100001-1', '100004-1', '100006-1']
    const quantities = new Set<number>()
    const statuses = new Set<number>()
    await Promise.all(
      Array.from({ length: 8 }, async (_, tab) => {
        for (let step = 0; step < 100 && !signal.aborted; step++) {
          const skuId = skus[(tab + step) % skus.length] ?? ''
          const answer = await add(skuId, (tab * 7 + step * 5) % 15)
          statuses.add(answer.status)
          for (const item of answer.body.cartHead?.cart.items ?? []) quantities.add(item.quantity)
        }
      }),
    )
    expect(statuses).toEqual(new Set([200, 422]))
    expect(Math.max(...quantities)).toBeLessThanOrEqual(CART_LINE_MAXIMUM)
    const { items } = (await own.anna.get('/api/cart')).body.cartHead.cart
    expect(new Set(items.map((item: { skuId: string }) => item.skuId)).size).toBe(items.length)
    const row = await own.api.test.database.query<{ version: number }>({
      text: 'select version from cart where id = $1',
      values: [own.anna.shopperId],
    })
    expect(row.rows[0]?.version).toBeGreaterThan(100)
  })

  it('stays within its budget of statements', async () => {
    await add('100001-1', 1)
    const change = await countQueries(() => add('100006-1', 1))
    expect(change.statements.length).toBeLessThanOrEqual(8)
    const first = await own.api.visitor()
    expect(
      (await countQueries(() => first.post('/api/cart/update', { skuId: '100001-1', quantity: 1 }))).statements.length,
    ).toBeLessThanOrEqual(8)
  })

  it('gives each visitor a cart of their own', async () => {
    await add('100001-1', 1)
    const berit = await own.api.visitor()
    expect((await berit.get('/api/cart')).body.cartHead.cart.items).toEqual([])
    expect((await ask(own.api, '/api/cart')).body.cartHead.cart.items).toEqual([])
  })
})

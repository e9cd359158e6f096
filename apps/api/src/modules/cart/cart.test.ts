import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { countQueries } from '@klarsikt/server/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../testing/small-shop.js'
import { ask, createTestApi, type TestApi, type Visitor } from '../../testing/test-api.js'
import { addStaff } from '../staff/add-staff.js'

let api: TestApi
let anna: Visitor
beforeAll(
  async () =>
    void (api = await createTestApi({ settings: { klarna: { url: 'http://klarna.test', user: 'u', password: 'p' } } })),
)
afterAll(() => api.drop())
beforeEach(async () => void (anna = await api.visitor()))

const add = (skuId: string, quantity = 1, more = {}) => anna.post('/api/cart/update', { skuId, quantity, ...more })
const prescription = (more = {}) => ({
  right: { sphere: '-1,25', pupillaryDistance: '31' },
  left: { sphere: '-1,50', cylinder: '-0,50', axis: '90', pupillaryDistance: '31,5' },
  confirmedRecent: true,
  ...more,
})
const addGlasses = (more = {}) =>
  anna.post('/api/cart/addPrescription', {
    skuId: '100001-1',
    childSkuId: '900001-1',
    prescription: prescription(),
    ...more,
  })

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
      expect((await anna.get('/api/cart')).body.cartHead.cart.items[0].quantity).toBe(2)
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
    const more = await anna.post('/api/cart/addPrescription', {
      skuId: '100002-1',
      childSkuId: '900001-1',
      prescription: prescription(),
    })
    expect(more.body.error.code).toBe('article.out-of-stock')
    expect((await anna.get('/api/cart')).body.cartHead.cart.items[0].maximum).toBe(3)
  })

  it('refuses stores what they may not add [ERR-020]', async () => {
    const staff = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' } as const
    await addStaff(api.test.database, staff, new Date(NOW))
    await api.test.database.query({
      text: `update session set store_id = 2, employee_number = '7' where cart_id = $1`,
      values: [anna.shopperId],
    })
    const answer = await add('100004-1')
    expect([answer.status, answer.body.error.message]).toEqual([403, 'Butiker kan inte lägga till denna produkt.'])
    expect((await anna.post('/api/auth/user/getUser')).body).toEqual({
      success: true,
      user: { isStore: true, name: 'Malmö Outlet' },
    })
    expect((await anna.get('/api/cart')).body.checkoutConfig.paymentMethods).toEqual([60, 65, 900])
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

describe('lenses', () => {
  it('puts frame and lens in as a pair with ten strengths, sealed in the database [CART-003]', async () => {
    const { status, body } = await addGlasses()
    expect(status).toBe(200)
    const [frame, lens] = body.cartHead.cart.items
    expect([frame.parentSkuID, lens.parentSkuID, lens.parentLineId]).toEqual([null, '100001-1', frame.lineId])
    expect(frame.prescriptionGlasses).toEqual({
      rightSphere: -1.25,
      rightCylinder: null,
      rightAxis: null,
      rightAddition: null,
      rightPupillaryDistance: 31,
      leftSphere: -1.5,
      leftCylinder: -0.5,
      leftAxis: 90,
      leftAddition: null,
      leftPupillaryDistance: 31.5,
    })
    expect(body.cartHead.cart.totalCost).toBe(1295 + 795)
    const row = await api.test.database.query<{ lines: unknown }>({
      text: 'select lines from cart where id = $1',
      values: [anna.shopperId],
    })
    expect(JSON.stringify(row.rows[0]?.lines)).not.toMatch(/1\.25|Sphere/)
  })

  it('keeps pairs with different strengths apart', async () => {
    await addGlasses()
    const { body } = await addGlasses({
      prescription: prescription({ right: { sphere: '1', pupillaryDistance: '31' } }),
    })
    expect(body.cartHead.cart.items).toHaveLength(4)
  })

  it('knows the same strengths in plus form, and keeps them in minus form', async () => {
    await addGlasses()
    const inPlus = { sphere: '-2,00', cylinder: '+0,50', axis: '0', pupillaryDistance: '31,5' }
    const same = await addGlasses({ prescription: prescription({ left: inPlus }) })
    expect([same.status, same.body.error.code]).toEqual([409, 'cart.duplicate-lens-colour'])
    const other = await addGlasses({ prescription: prescription({ left: { ...inPlus, axis: '90' } }) })
    expect(other.body.cartHead.cart.items[2].prescriptionGlasses).toMatchObject({
      leftSphere: -1.5,
      leftCylinder: -0.5,
      leftAxis: 180,
    })
  })

  it('changes the strengths of a pair that is there', async () => {
    const first = (await addGlasses()).body.cartHead.cart.items
    const { body } = await addGlasses({
      lineId: first[1].lineId,
      prescription: prescription({ right: { sphere: '1', pupillaryDistance: '31' } }),
    })
    expect(body.cartHead.cart.items).toHaveLength(2)
    expect(body.cartHead.cart.items[0]).toMatchObject({
      lineId: first[0].lineId,
      prescriptionGlasses: { rightSphere: 1 },
    })
  })

  it('refuses the same lens colour twice on one frame [VALID-036]', async () => {
    const first = await add('100001-1', 1, { childSkuId: '900001-1' })
    // Its strengths are still to be given.
    expect([first.status, first.body.checkoutConfig.canCheckOut]).toEqual([200, false])
    for (const childSkuId of ['900001-1', '900001-2']) {
      const again = await add('100001-1', 1, { childSkuId })
      expect([again.status, again.body.error.code]).toEqual([409, 'cart.duplicate-lens-colour'])
    }
    expect((await add('100001-1', 1, { childSkuId: '900001-3' })).status).toBe(200)
    expect((await add('100002-1', 1, { childSkuId: '900001-1' })).status).toBe(200)
  })

  it('moves a pair together and removes only the lens', async () => {
    await addGlasses()
    const two = await add('100001-1', 2, { childSkuId: '900001-1' })
    expect(two.body.cartHead.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 2])
    const three = await add('100001-1', 3, { childSkuId: '900001-1' })
    expect(three.body.cartHead.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([3, 3])
    const off = await add('100001-1', 0, { childSkuId: '900001-1' })
    expect(off.body.cartHead.cart.items).toMatchObject([{ skuId: '100001-1', quantity: 3, prescriptionGlasses: null }])
  })

  it('adds a bare frame as a line next to a pair with the same frame', async () => {
    await addGlasses()
    const { items } = (await add('100001-1', 1)).body.cartHead.cart
    expect(items.map((item: { quantity: number }) => item.quantity)).toEqual([1, 1, 1])
    expect(items[2]).toMatchObject({ parentSkuID: null, prescriptionGlasses: null })
  })

  it('refuses a lens for what is no frame, and a frame as a lens', async () => {
    expect((await add('100006-1', 1, { childSkuId: '900001-1' })).body.error.code).toBe('article.not-found')
    expect((await add('100001-1', 1, { childSkuId: '100002-1' })).body.error.code).toBe('article.not-found')
  })

  it('names what is wrong with a prescription by field', async () => {
    const { status, body } = await addGlasses({
      prescription: prescription({
        right: { sphere: '+3', addition: '2', axis: '10', pupillaryDistance: '99' },
        confirmedRecent: false,
      }),
    })
    expect([status, body.error.code]).toEqual([422, 'prescription.invalid'])
    expect(Object.keys(body.error.fields).sort()).toEqual([
      'confirmedRecent',
      'right.addition',
      'right.axis',
      'right.pupillaryDistance',
    ])
    expect(body.error.fields['right.addition']).toContain('+4,00')
  })

  it('asks for the working distance where the lens needs it [VALID-025]', async () => {
    const addition = {
      right: { sphere: '0', addition: '1', pupillaryDistance: '31' },
      left: { sphere: '0', addition: '1', pupillaryDistance: '31' },
    }
    const without = await addGlasses({ childSkuId: '900002-1', prescription: prescription(addition) })
    expect(Object.keys(without.body.error.fields)).toEqual(['workingDistance.monitor'])
    expect(
      (
        await addGlasses({
          childSkuId: '900002-1',
          prescription: prescription({ ...addition, workingDistance: { monitor: '501' } }),
        })
      ).body.error.fields,
    ).toEqual({
      'workingDistance.monitor': 'Ogiltigt avstånd, max 500 cm',
    })
    expect(
      (
        await addGlasses({
          childSkuId: '900002-1',
          prescription: prescription({ ...addition, workingDistance: { monitor: '65' } }),
        })
      ).status,
    ).toBe(200)
    const elsewhere = await addGlasses({
      childSkuId: '900002-1',
      prescription: prescription({ ...addition, workingDistance: { monitor: '80' } }),
    })
    expect([elsewhere.status, elsewhere.body.cartHead?.cart.items.length]).toEqual([200, 4])
  })
})

describe('discount', () => {
  const apply = (code: string) => anna.post('/api/cart/applyDiscount', { code })

  it('reduces what the code covers, once its minimum is reached, and is taken off again', async () => {
    await add('100006-1', 1)
    expect((await apply('höst20')).body.error).toMatchObject({
      code: 'discount.invalid',
      fields: { code: 'Rabattkoden gäller inte för varorna i varukorgen.' },
    })
    await add('100001-1', 1)
    const { body } = await apply(' höst20 ')
    expect(body.cartHead.cart).toMatchObject({
      discountAmount: 259,
      totalCost: 1295 + 99.5 - 259,
      discount: { code: 'HÖST20', text: '20 % på glasögon' },
    })
    // The lines come to what they cost before the code, which is a row of its own.
    const { items, itemsCost } = body.cartHead.cart
    expect(items.map((item: { lineTotal: number }) => item.lineTotal)).toEqual([99.5, 1295])
    expect(itemsCost).toBe(1295 + 99.5)
    const without = await add('100001-1', 0)
    expect(without.body.cartHead.cart).toMatchObject({ discount: null, discountAmount: 0 })
    await add('100001-1', 1)
    expect((await anna.post('/api/cart/removeDiscount')).body.cartHead.cart).toMatchObject({
      discount: null,
      discountAmount: 0,
    })
  })

  it.each([
    ['nope', 'Rabattkoden är inte giltig.'],
    ['GAMMAL', 'Rabattkoden har gått ut.'],
    ['  ', 'Ange en rabattkod.'],
    ["' or 1=1 --", 'Rabattkoden är inte giltig.'],
  ])('refuses %j [ERR-023]', async (code, text) => {
    const answer = await apply(code)
    expect([answer.status, answer.body.error.fields.code]).toEqual([422, text])
  })

  it('names the minimum when only the sum is too low [ERR-023]', async () => {
    const reasonOf = async (code: string) => (await apply(code)).body.error.fields.code
    await add('100006-1', 1)
    expect(await reasonOf('STORKÖP')).toBe('Koden gäller köp för minst 2\u00a0000\u00a0kr.')
    await add('100001-1', 1)
    expect(await reasonOf('BÅGAR')).toBe('Koden gäller när varorna som den omfattar kostar minst 1\u00a0500\u00a0kr.')
  })

  it('stops guessing after ten tries', async () => {
    for (let i = 0; i < 10; i++) await apply(`guess-${i}`)
    const answer = await apply('HÖST20')
    expect([answer.status, answer.body.error.code]).toEqual([429, 'rate-limited'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('gift card', () => {
  it('pays a part, shows only its last digits, and is taken off', async () => {
    await add('100001-1')
    const { body } = await anna.post('/api/cart/applyGiftCard', { number: '6000 1111 2222 3333', pin: '1234' })
    expect(body.cartHead.cart).toMatchObject({
      totalCost: 1295,
      toPay: 795,
      giftCards: [{ last4: '3333', balance: 500, used: 500 }],
    })
    expect(JSON.stringify(body)).not.toContain('22223333')
    const off = await anna.post('/api/cart/removeGiftCard', { id: body.cartHead.cart.giftCards[0].id })
    expect(off.body.cartHead.cart).toMatchObject({ toPay: 1295, giftCards: [] })
  })
})

describe('reliability', () => {
  it('empties with one call [CART-007, API-011]', async () => {
    await add('100001-1', 2)
    const { body } = await anna.post('/api/cart/empty')
    expect(body.cartHead.cart).toMatchObject({ items: [], totalCost: 0 })
  })

  it('comes to a serial result with 8 tabs at once and never goes above 12', async () => {
    const skus = ['100001-1', '100004-1', '100006-1']
    const seen: number[] = []
    await Promise.all(
      Array.from({ length: 8 }, async (_, tab) => {
        for (let step = 0; step < 100; step++) {
          const skuId = skus[(tab + step) % skus.length] ?? ''
          const answer = await add(skuId, (tab * 7 + step * 5) % 15)
          expect([200, 422]).toContain(answer.status)
          for (const item of answer.body.cartHead?.cart.items ?? []) seen.push(item.quantity)
        }
      }),
    )
    expect(Math.max(...seen)).toBeLessThanOrEqual(CART_LINE_MAXIMUM)
    const { items } = (await anna.get('/api/cart')).body.cartHead.cart
    expect(new Set(items.map((item: { skuId: string }) => item.skuId)).size).toBe(items.length)
    const row = await api.test.database.query<{ version: number }>({
      text: 'select version from cart where id = $1',
      values: [anna.shopperId],
    })
    expect(row.rows[0]?.version).toBeGreaterThan(100)
  })

  it('stays within its budget of statements', async () => {
    await add('100001-1', 1)
    const change = await countQueries(() => add('100006-1', 1))
    expect(change.statements.length).toBeLessThanOrEqual(8)
    const first = await api.visitor()
    expect(
      (await countQueries(() => first.post('/api/cart/update', { skuId: '100001-1', quantity: 1 }))).statements.length,
    ).toBeLessThanOrEqual(8)
  })

  it('gives each visitor a cart of their own', async () => {
    await add('100001-1', 1)
    const berit = await api.visitor()
    expect((await berit.get('/api/cart')).body.cartHead.cart.items).toEqual([])
    expect((await ask(api, '/api/cart')).body.cartHead.cart.items).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { freshCart } from './testing/fresh-cart.js'

const { own, add } = freshCart()

describe('discount', () => {
  const apply = (code: string) => own.anna.post('/api/cart/applyDiscount', { code })

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
      discount: { code: 'HÖST20', text: '20 % på glasögon', isCode: true },
    })
    // The lines show their price before the code, which has a row of its own.
    const { items, itemsCost } = body.cartHead.cart
    expect(items.map((item: { lineTotal: number }) => item.lineTotal)).toEqual([99.5, 1295])
    expect(itemsCost).toBe(1295 + 99.5)
    const without = await add('100001-1', 0)
    expect(without.body.cartHead.cart).toMatchObject({ discount: null, discountAmount: 0 })
    await add('100001-1', 1)
    expect((await own.anna.post('/api/cart/removeDiscount')).body.cartHead.cart).toMatchObject({
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
    const { body } = await own.anna.post('/api/cart/applyGiftCard', { number: '6000 1111 2222 3333', pin: '1234' })
    expect(body.cartHead.cart).toMatchObject({
      totalCost: 1295,
      toPay: 795,
      giftCards: [{ last4: '3333', balance: 500, used: 500 }],
    })
    expect(JSON.stringify(body)).not.toContain('22223333')
    const off = await own.anna.post('/api/cart/removeGiftCard', { id: body.cartHead.cart.giftCards[0].id })
    expect(off.body.cartHead.cart).toMatchObject({ toPay: 1295, giftCards: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { type Item, itemsOf, shopper } from './testing/shopper.js'

const { cart, glasses, own, post } = shopper()
const set = (lineId: string | undefined, quantity: unknown) => post('/api/cart/updateLine', { lineId, quantity })
const frames = (items: readonly Item[]) =>
  items
    .filter((item) => item.parentLineId === null)
    .map((item) => [item.prescriptionGlasses?.rightSphere ?? null, item.quantity])

const pair = async (sphere: string) => itemsOf(await glasses('900001-1', sphere))

describe('the number of one line', () => {
  it('is that of the pair that is meant, where the same frame has two prescriptions [CART-003]', async () => {
    await pair('-1')
    const [, , second] = await pair('-2')
    await set(second?.lineId, 3)
    expect(frames(await cart())).toEqual([
      [-1, 1],
      [-2, 3],
    ])
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([1, 1, 3, 3])
  })

  it('removes the pair that is meant with its lens', async () => {
    const [first] = await pair('-1')
    await pair('-2')
    await set(first?.lineId, 0)
    expect(frames(await cart())).toEqual([[-2, 1]])
    expect(await cart()).toHaveLength(2)
  })

  it('takes the lens off the pair that is meant', async () => {
    await pair('-1')
    const lens = (await pair('-2'))[3]
    await set(lens?.lineId, 0)
    expect(frames(await cart())).toEqual([
      [-1, 1],
      [null, 1],
    ])
  })

  it('distinguishes a single box from a subscription of the same', async () => {
    await post('/api/cart/update', { skuId: '100005-1', quantity: 2 })
    const [single] = await cart()
    await own.api.test.database.query({
      text: `update cart set lines = lines || jsonb_build_array((lines->0) || '{"id":"other","interval":"m1"}') where id = $1`,
      values: [own.anna.shopperId],
    })
    await set('other', 5)
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([2, 5])
    await set(single?.lineId, 0)
    expect((await cart()).map(({ lineId }) => lineId)).toEqual(['other'])
  })

  it.each([
    [13, 422, 'cart.line-limit'],
    [-1, 422, 'cart.quantity-invalid'],
    [1.5, 422, 'cart.quantity-invalid'],
    ['2', 422, 'request.invalid'],
  ])('refuses %j and changes nothing', async (quantity, status, code) => {
    const [line] = await pair('-1')
    const answer = await set(line?.lineId, quantity)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(frames(await cart())).toEqual([[-1, 1]])
  })

  it('reports a line that is gone, and treats its removal as done', async () => {
    const [line] = await pair('-1')
    await set(line?.lineId, 0)
    const answer = await set(line?.lineId, 2)
    expect([answer.status, answer.body.error.code]).toEqual([404, 'cart.line-not-found'])
    expect(answer.body.error.message).toMatch(/inte kvar i varukorgen.*annat fönster/)
    const again = await set(line?.lineId, 0)
    expect([again.status, itemsOf(again)]).toEqual([200, []])
    expect(again.body).not.toHaveProperty('undo')
    const interval = await post('/api/cart/setInterval', { lineId: line?.lineId, interval: null })
    expect(interval.body.error.code).toBe('cart.line-not-found')
  })

  it('touches no line of another cart, and refuses more than there is', async () => {
    const [line] = await pair('-1')
    const berit = await own.api.visitor()
    const foreign = await berit.post('/api/cart/updateLine', { lineId: line?.lineId, quantity: 2 })
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'cart.line-not-found'])
    expect(itemsOf(await berit.post('/api/cart/updateLine', { lineId: line?.lineId, quantity: 0 }))).toEqual([])
    expect(frames(await cart())).toEqual([[-1, 1]])
    await post('/api/cart/update', { skuId: '100002-1', quantity: 1 })
    const scarce = (await cart()).find(({ skuId }) => skuId === '100002-1')
    const answer = await set(scarce?.lineId, 12)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'article.out-of-stock'])
  })
})

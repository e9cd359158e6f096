import { describe, expect, it } from 'vitest'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { submitCheckout } from './submit.js'
import { expectInvariants } from './testing/invariants.js'
import { comeBack } from './testing/pay.js'
import { buyableSkus, checkoutOf, choose, newBuyer, newKey, setStock, submit, submitToPage } from './testing/shop.js'
import { stockedShop } from './testing/stocked-shop.js'

const shop = await stockedShop({ notices: true })
const { sku } = shop

describe('the last piece [R1]', () => {
  it('goes to one of 60 buyers at once; the others read that it is sold out', async () => {
    for (let round = 0; round < 3; round += 1) {
      await setStock(shop, sku, 1)
      const buyers = await Promise.all(Array.from({ length: 60 }, () => newBuyer(shop, { [sku]: 1 })))
      const answers = await Promise.all(buyers.map((cartId) => submit(shop, cartId)))
      const won = answers.flatMap((answer, index) =>
        answer.ok ? [{ answer: answer.value, cartId: buyers[index] ?? '' }] : [],
      )
      expect(won).toHaveLength(1)
      expect(answers.filter((answer) => !answer.ok && answer.error === 'article.out-of-stock')).toHaveLength(59)
      const [winner] = won
      if (winner?.answer.status !== 'redirect') throw new Error('no page')
      await choose(winner.answer.redirectUrl, 'approve')
      const back = { paymentId: winner.answer.paymentId, outcome: 'success' } as const
      const returns = await Promise.all(
        Array.from({ length: 8 }, () => returnFromProvider(shop.deps, checkoutOf(winner.cartId), back)),
      )
      expect(new Set(returns.map((one) => one.ok && one.value.state))).toEqual(new Set(['paid']))
      expect(await shop.rows('select on_hand, reserved from stock where sku_id = $1', sku)).toEqual([
        { on_hand: 0, reserved: 0 },
      ])
    }
    expect(await shop.control('GET', '/summary')).toMatchObject({ orders: 3 })
    await expectInvariants(shop)
  })

  it.each([
    ['is refused', 'decline', 'failure', 'failed'],
    ['leaves', 'cancel', 'cancel', 'cancelled'],
    ['never returns', null, null, 'cancelled'],
  ] as const)('comes back when the customer %s; the cart stays', async (_name, choice, outcome, state) => {
    await setStock(shop, sku, 1)
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await submitToPage(shop, cartId)
    expect(await submit(shop, await newBuyer(shop, { [sku]: 1 }))).toEqual({ ok: false, error: 'article.out-of-stock' })
    if (choice) {
      await choose(page.redirectUrl, choice)
      await comeBack(shop, cartId, page, outcome)
    } else {
      shop.clock.advance(31 * 60_000)
      await shop.work.runOnce()
    }
    expect(await shop.rows('select state from payment where id = $1', page.paymentId)).toEqual([{ state }])
    expect(await shop.rows('select on_hand, reserved from stock where sku_id = $1', sku)).toEqual([
      { on_hand: 1, reserved: 0 },
    ])
    expect(await shop.rows('select jsonb_array_length(lines) as lines from cart where id = $1', cartId)).toEqual([
      { lines: 1 },
    ])
    await expectInvariants(shop)
  })
})

describe('a cart that changes while its payment is open', () => {
  const put = (cartId: string, lines: Record<string, number>) =>
    shop.rows(
      `update cart set lines = (select jsonb_agg((c.lines->0) || jsonb_build_object('id', sku, 'skuId', sku, 'quantity', quantity))
         from cart c, jsonb_to_recordset($2) as line (sku text, quantity int) where c.id = $1) where id = $1`,
      cartId,
      JSON.stringify(Object.entries(lines).map(([one, quantity]) => ({ sku: one, quantity }))),
    )
  const left = async (cartId: string) => {
    const [row] = await shop.rows<{ lines: { skuId: string; quantity: number }[] }>(
      'select lines from cart where id = $1',
      cartId,
    )
    return Object.fromEntries((row?.lines ?? []).map((line) => [line.skuId, line.quantity]))
  }

  it('keeps what came after the buy button', async () => {
    const [, other = ''] = await buyableSkus(shop, 2)
    await setStock(shop, sku, 10)
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await submitToPage(shop, cartId)
    await put(cartId, { [sku]: 3, [other]: 1 })
    await choose(page.redirectUrl, 'approve')
    await comeBack(shop, cartId, page)
    expect(await shop.rows('select quantity from order_line where order_number = $1', page.orderNumber)).toEqual([
      { quantity: 1 },
    ])
    expect(await left(cartId)).toEqual({ [sku]: 2, [other]: 1 })
    await expectInvariants(shop)
  })

  it('cannot be bought while a payment is under review; nothing of either is lost', async () => {
    const [, other = ''] = await buyableSkus(shop, 2)
    await setStock(shop, sku, 10)
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await submitToPage(shop, cartId)
    await choose(page.redirectUrl, 'pending')
    await comeBack(shop, cartId, page)
    expect(await submit(shop, cartId)).toMatchObject({ ok: true, value: { status: 'pending' } })
    await put(cartId, { [sku]: 1, [other]: 2 })
    expect(await submit(shop, cartId)).toEqual({ ok: false, error: 'payment.pending' })
    expect(await left(cartId)).toEqual({ [sku]: 1, [other]: 2 })
    const [row] = await shop.rows<{ reference: string }>('select reference from payment where id = $1', page.paymentId)
    await shop.control('POST', `/orders/${row?.reference}/decide`, { decision: 'accept' })
    await shop.control('POST', '/callbacks/idle')
    expect(await left(cartId)).toEqual({ [other]: 2 })
    await expectInvariants(shop)
  })
})

describe('the same submit again [R2]', () => {
  it('answers one order and one charge for 50 presses at once, and after 24 hours', async () => {
    await setStock(shop, sku, 10)
    const before = (await shop.control('GET', '/summary'))['orders'] as number
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(shop, cartId, key)))
    expect(new Set(answers.map((one) => one.ok && one.value.orderNumber)).size).toBe(1)
    expect(new Set(answers.map((one) => one.ok && one.value.status))).toEqual(new Set(['redirect']))
    const [first] = answers
    if (!first?.ok || first.value.status !== 'redirect') throw new Error('no page')
    await choose(first.value.redirectUrl, 'approve')
    await comeBack(shop, cartId, first.value, 'success')
    shop.clock.advance(24 * 3_600_000)
    const later = await Promise.all(Array.from({ length: 50 }, () => submit(shop, cartId, key)))
    expect(new Set(later.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ ok: true, value: { status: 'placed', orderNumber: first.value.orderNumber } })]),
    )
    expect((await shop.control('GET', '/summary'))['orders']).toBe(before + 1)
    await expectInvariants(shop)
  })

  it('lets tabs with keys of their own come to one order', async () => {
    await setStock(shop, sku, 10)
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(shop, cartId)))
    const pages = answers.flatMap((one) => (one.ok && one.value.status === 'redirect' ? [one.value] : []))
    expect(pages).toHaveLength(6)
    expect(new Set(pages.map((page) => page.orderNumber)).size).toBe(1)
    await Promise.all(
      pages.map(async (page) => {
        await choose(page.redirectUrl, 'approve')
        await comeBack(shop, cartId, page)
      }),
    )
    expect(await shop.rows('select number from "order" where cart_id = $1', cartId)).toHaveLength(1)
    await expectInvariants(shop)
  })

  it('goes on with the last piece for who comes back from the payment page with a new key', async () => {
    await setStock(shop, sku, 2)
    const cartId = await newBuyer(shop, { [sku]: 2 })
    const first = await submitToPage(shop, cartId)
    expect(await submitToPage(shop, cartId)).toEqual(first)
    await shop.rows(`update cart set lines = jsonb_set(lines, '{0,quantity}', '3') where id = $1`, cartId)
    expect(await submit(shop, cartId)).toEqual({ ok: false, error: 'article.out-of-stock' })
    await shop.rows(`update cart set lines = jsonb_set(lines, '{0,quantity}', '1') where id = $1`, cartId)
    expect((await submitToPage(shop, cartId)).paymentId).not.toBe(first.paymentId)
    expect(await shop.rows('select on_hand, reserved from stock where sku_id = $1', sku)).toEqual([
      { on_hand: 2, reserved: 1 },
    ])
    await setStock(shop, sku, 10)
    await shop.rows('update stock set reserved = 1 where sku_id = $1', sku)
  })

  it('lets another purchase from the same cart take the place of one that waits', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const first = await submitToPage(shop, cartId)
    await shop.rows(`update cart set lines = jsonb_set(lines, '{0,quantity}', '2') where id = $1`, cartId)
    const second = await submitToPage(shop, cartId)
    expect(second.paymentId).not.toBe(first.paymentId)
    await choose(first.redirectUrl, 'approve')
    await choose(second.redirectUrl, 'approve')
    expect(await comeBack(shop, cartId, first)).toMatchObject({
      ok: true,
      value: { state: 'cancelled' },
    })
    expect(await comeBack(shop, cartId, second)).toMatchObject({ ok: true, value: { state: 'paid' } })
    await expectInvariants(shop)
  })

  it('keeps a key to its own cart, and gives a failed attempt a second chance', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const key = newKey()
    const page = await submitToPage(shop, cartId, key)
    expect(await submit(shop, await newBuyer(shop, { [sku]: 1 }), key)).toEqual({
      ok: false,
      error: 'checkout.incomplete',
    })
    await choose(page.redirectUrl, 'decline')
    await comeBack(shop, cartId, page, 'failure')
    const again = await submitToPage(shop, cartId, key)
    expect(again.paymentId).not.toBe(page.paymentId)
    const base = { cartId, store: false, termsAccepted: true, expectedTotal: null }
    expect(await submitCheckout(shop.deps, { ...base, idempotencyKey: key })).toMatchObject({
      ok: true,
      value: { paymentId: again.paymentId },
    })
  })
})

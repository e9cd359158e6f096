import { describe, expect, it } from 'vitest'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { comeBack, pay } from '../../order/checkout/testing/pay.js'
import { checkoutOf, choose, newBuyer, submit, submitToPage } from '../../order/checkout/testing/shop.js'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { getPayment } from './status.js'

const shop = await stockedShop()
const { sku } = shop

const fail = (operation: string, kind: string, more: object = {}) =>
  shop.control('POST', '/faults', { operation, kind, ...more })

/** Runs the background work until the payment ends; undefined after a minute of the shop's time. */
async function truthWithinAMinute(cartId: string, id: string) {
  for (let second = 0; second < 60; second += 2) {
    const found = await getPayment(shop.deps, checkoutOf(cartId), id)
    if (found.ok && found.value.state !== 'pending' && found.value.state !== 'created') return found.value.state
    shop.clock.advance(2_000)
    await shop.work.runOnce()
  }
  return 'still unknown'
}

describe('a provider that fails while placing [R5]', () => {
  it.each(['error', 'error-after', 'reset', 'reset-after'])(
    '%s: the customer sees pending, the truth follows',
    async (kind) => {
      const cartId = await newBuyer(shop, { [sku]: 1 })
      const page = await submitToPage(shop, cartId)
      await choose(page.redirectUrl, 'approve')
      await fail('payments.place-order', kind, { times: 3 })
      const back = await comeBack(shop, cartId, page)
      expect(back).toMatchObject({ ok: true, value: { state: 'pending' } })
      expect(await truthWithinAMinute(cartId, page.paymentId)).toBe('paid')
      await shop.control('DELETE', '/faults')
      await expectInvariants(shop)
    },
  )

  it('hangs: answered meanwhile, also when reading hung first', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await submitToPage(shop, cartId)
    await choose(page.redirectUrl, 'approve')
    await fail('hpp.read-session', 'hang', { ms: 2_000 })
    await fail('payments.place-order', 'hang-after', { ms: 30_000 })
    expect(await comeBack(shop, cartId, page)).toMatchObject({
      ok: true,
      value: { state: 'pending' },
    })
    expect(await truthWithinAMinute(cartId, page.paymentId)).toBe('paid')
    await shop.control('DELETE', '/faults')
    await expectInvariants(shop)
  })

  it('rejects: no order, goods and cart stay', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await submitToPage(shop, cartId)
    await choose(page.redirectUrl, 'approve')
    await fail('payments.place-order', 'reject')
    expect(await comeBack(shop, cartId, page)).toMatchObject({
      ok: true,
      value: { state: 'failed' },
    })
    await expectInvariants(shop)
  })

  it('is found by the sweep when neither customer nor notice arrives', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await submitToPage(shop, cartId)
    await choose(page.redirectUrl, 'approve')
    expect(await truthWithinAMinute(cartId, page.paymentId)).toBe('paid')
    await expectInvariants(shop)
  })
})

describe('a provider that fails at the start [ERR-017]', () => {
  it.each(['error', 'reset'])(
    '%s: the buyer reads it, nothing stays reserved, and the next try works',
    async (kind) => {
      const cartId = await newBuyer(shop, { [sku]: 1 })
      await fail('payments.create-session', kind)
      expect(await submit(shop, cartId)).toEqual({ ok: false, error: 'payment.provider-unavailable' })
      expect(
        await shop.rows(
          'select 1 as one from stock_hold h join submission s on s.id = h.submission_id where s.subject_id = $1 and h.state = $2',
          cartId,
          'held',
        ),
      ).toEqual([])
      expect(await submit(shop, cartId)).toMatchObject({ ok: true, value: { status: 'redirect' } })
      await expectInvariants(shop)
    },
  )
})

it('is slow, and not away, when each of its answers takes three seconds [ERR-017]', async () => {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  await fail('payments.create-session', 'slow', { ms: 3_000 })
  await fail('hpp.create-session', 'slow', { ms: 3_000 })
  expect(await submit(shop, cartId)).toMatchObject({ ok: true, value: { status: 'redirect' } })
  await expectInvariants(shop)
})

describe('a provider that fails while taking or releasing the money', () => {
  it.each(['error', 'error-after', 'reset-after'])('%s: the money is taken once', async (kind) => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await pay(shop, cartId)
    await fail('om.capture', kind, { times: 2 })
    shop.clock.advance(61_000)
    for (let round = 0; round < 6; round += 1) {
      await shop.work.runOnce()
      shop.clock.advance(30_000)
    }
    const [tender] = await shop.rows(
      'select charge_state, captured = amount as whole, due from tender where order_number = $1',
      page.orderNumber,
    )
    expect(tender).toEqual({ charge_state: 'captured', whole: true, due: null })
    await expectInvariants(shop)
  })
})

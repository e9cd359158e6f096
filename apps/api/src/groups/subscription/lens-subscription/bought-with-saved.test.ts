import { afterEach, describe, expect, it } from 'vitest'
import { sweepPayments } from '../../money/payment/sweep.js'
import { submitCheckout } from '../../order/checkout/submit.js'
import { Killed, killedAt } from '../../order/checkout/testing/crash.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { newBuyer, newKey } from '../../order/checkout/testing/shop.js'
import { switchMaintenance } from '../../platform/subscription-platform/maintenance.js'
import { LENS, type LensCustomer, openLensShop } from './testing/lens-shop.js'

const shop = await openLensShop()

afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await expectInvariants(shop)
})

/** A cart with a monthly lens subscription. */
async function subscribingCart(): Promise<string> {
  const cartId = await newBuyer(shop, { [LENS]: 1 })
  await shop.rows(
    `update cart set lines = jsonb_set(lines, '{0}', lines->0 || '{"interval":"m1","eyes":["left"]}') where id = $1`,
    cartId,
  )
  return cartId
}

const press = (cartId: string, customer: LensCustomer, key = newKey(), deps = shop.deps) =>
  submitCheckout(deps, {
    cartId,
    store: false,
    customerId: customer.id,
    idempotencyKey: key,
    termsAccepted: true,
    expectedTotal: null,
    savedPaymentId: customer.savedPaymentId,
  })

const subscriptions = async (of: LensCustomer) => (await of.get('/api/subscription/list')).body.data.lens
const tokens = async () => ((await shop.control('GET', '/tokens'))['tokens'] as unknown[]).length
const chargeFault = (kind: string) => shop.control('POST', '/faults', { operation: 'tokens.charge', kind })

describe('a subscription bought with a saved card', () => {
  it('is charged at once and charged to it from then on; nothing is saved twice [LENS-001]', async () => {
    const anna = await shop.customer()
    const before = await tokens()
    const pressed = await press(await subscribingCart(), anna)
    expect(pressed).toMatchObject({ ok: true, value: { status: 'placed' } })
    const [one] = await subscriptions(anna)
    expect((await anna.read(one.id)).payment.id).toBe(anna.savedPaymentId)
    expect(await tokens()).toBe(before)
  })

  it('pressed twice at once, and again later, is one order and one charge', async () => {
    const anna = await shop.customer()
    const [cartId, key] = [await subscribingCart(), newKey()]
    const before = (await shop.charges()).length
    await Promise.all([press(cartId, anna, key), press(cartId, anna, key)])
    expect(await press(cartId, anna, key)).toMatchObject({ ok: true, value: { status: 'placed' } })
    expect(await subscriptions(anna)).toHaveLength(1)
    expect((await shop.charges()).length - before).toBe(1)
  })

  it('that is declined leaves nothing, and can be bought again with the same key', async () => {
    const anna = await shop.customer()
    const [cartId, key] = [await subscribingCart(), newKey()]
    await chargeFault('reject')
    expect(await press(cartId, anna, key)).toEqual({ ok: false, error: 'payment.declined' })
    expect(await subscriptions(anna)).toEqual([])
    expect(await press(cartId, anna, key)).toMatchObject({ ok: true, value: { status: 'placed' } })
    expect(await subscriptions(anna)).toHaveLength(1)
  })

  it('whose answer is lost is found by the sweep, once', async () => {
    const anna = await shop.customer()
    const before = (await shop.charges()).length
    await chargeFault('reset-after')
    expect(await press(await subscribingCart(), anna)).toMatchObject({ ok: true, value: { status: 'pending' } })
    shop.clock.advance(15_000)
    await sweepPayments(shop.deps)
    expect(await subscriptions(anna)).toHaveLength(1)
    expect((await shop.charges()).length - before).toBe(1)
  })

  it('at any step of which the process is killed is one order and one charge', async () => {
    for (let at = 1, survived = false; !survived; at += 1) {
      const anna = await shop.customer()
      const [cartId, key] = [await subscribingCart(), newKey()]
      const before = (await shop.charges()).length
      const doomed = killedAt(shop.deps, at)
      await press(cartId, anna, key, doomed.deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      survived = !doomed.dead()
      shop.clock.advance(15_000)
      await sweepPayments(shop.deps)
      await press(cartId, anna, key)
      expect(await subscriptions(anna), `killed at step ${at}`).toHaveLength(1)
      expect((await shop.charges()).length - before).toBe(1)
    }
  }, 120_000)

  it('is refused with the card of another, one that is removed, and for what is bought once', async () => {
    const [anna, eve] = [await shop.customer(), await shop.customer()]
    const notFound = { ok: false, error: 'saved-payment.not-found' }
    const cartId = await subscribingCart()
    expect(await press(cartId, { ...anna, savedPaymentId: eve.savedPaymentId })).toEqual(notFound)
    expect(await press(await newBuyer(shop, { [LENS]: 1 }), anna)).toEqual(notFound)
    await anna.send('removeSavedPayment', { id: anna.savedPaymentId })
    expect(await press(cartId, anna)).toEqual(notFound)
  })

  it('is not begun while subscriptions are under maintenance [ERR-022]', async () => {
    const anna = await shop.customer()
    const set = (isClosed: boolean) =>
      shop.deps.database.transaction((tx) => switchMaintenance(tx, shop.clock, isClosed))
    await set(true)
    expect(await press(await subscribingCart(), anna)).toEqual({ ok: false, error: 'subscription.maintenance' })
    const saving = await anna.send('savePayment', { lensSubscriptionId: '123456789012' })
    expect([saving.status, saving.body.error.code]).toEqual([503, 'subscription.maintenance'])
    await set(false)
  })

  it('is offered the cards that can be charged, and asks for a recent log-in', async () => {
    const anna = await shop.customer()
    const checkout = async () => (await anna.get('/api/checkout')).body.data
    expect((await checkout()).savedPayments).toEqual([])
    const added = await anna.send('updateCart', { skuId: LENS, quantity: 1 })
    const [{ lineId }] = added.body.cartHead.cart.items
    await anna.send('setSubscriptionInterval', { lineId, interval: 'm1' })
    expect((await checkout()).savedPayments).toEqual([{ id: anna.savedPaymentId, name: 'VISA •••• 4242' }])
    shop.clock.advance(11 * 60_000)
    const body = { idempotencyKey: newKey(), termsAccepted: true, savedPaymentId: anna.savedPaymentId }
    const { status, body: answer } = await anna.send('submitCheckout', body)
    expect([status, answer.error.code]).toEqual([403, 'login.step-up-required'])
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import type { SessionCaller } from '../../../testing/call-in-session.js'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { revokeSavedPayments } from '../../money/payment/revoke-saved-payments.js'
import { submitCheckout } from '../../order/checkout/submit.js'
import { Killed, killedAt } from '../../order/checkout/testing/crash.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { checkoutOf, choose, newBuyer, newKey } from '../../order/checkout/testing/shop.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { LENS, openLensShop, OTHER_LENS } from './testing/lens-shop.js'

const shop = await openLensShop()
type Interval = 'm1' | 'm3' | null

afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await expectInvariants(shop)
})

/** A cart with lens subscriptions at the given intervals. */
async function cartOf(goods: Record<string, Interval>): Promise<string> {
  const cartId = await newBuyer(shop, Object.fromEntries(Object.keys(goods).map((sku) => [sku, 1])))
  const { lines } = (
    await shop.rows<{ lines: { skuId: string }[] }>('select lines from cart where id = $1', cartId)
  )[0] ?? {
    lines: [],
  }
  const set = lines.map((line) => ({ ...line, interval: goods[line.skuId] ?? null, eyes: ['left'] }))
  await shop.rows('update cart set lines = $2::jsonb where id = $1', cartId, JSON.stringify(set))
  return cartId
}

const submit = (deps: typeof shop.deps, cartId: string, customerId: string | undefined, savedPaymentId?: string) =>
  submitCheckout(deps, {
    cartId,
    store: false,
    customerId,
    idempotencyKey: newKey(),
    termsAccepted: true,
    expectedTotal: null,
    savedPaymentId,
  })

/** Buys with a card that is not saved yet, unless the digits say otherwise. */
async function buy(cartId: string, customerId: string, choice: 'approve' | 'decline' = 'approve', digits = '5454') {
  const submitted = await submit(shop.deps, cartId, customerId)
  if (!submitted.ok || submitted.value.status !== 'redirect') throw new Error(JSON.stringify(submitted))
  const { redirectUrl, paymentId, orderNumber } = submitted.value
  await choose(redirectUrl, choice, digits)
  const outcome = choice === 'approve' ? 'success' : 'failure'
  await returnFromProvider(shop.deps, checkoutOf(cartId), { paymentId, outcome })
  return { paymentId, orderNumber }
}

const list = async (of: Pick<SessionCaller, 'get'>) => (await of.get('/api/subscription/list')).body.data.lens

const tokenStates = async () =>
  ((await shop.control('GET', '/tokens'))['tokens'] as { status: string }[]).map(({ status }) => status)

describe('buying a subscription', () => {
  it('saves what was paid with and begins one for each interval, the next delivery an interval later [LENS-001]', async () => {
    const anna = await shop.customer()
    const { paymentId, orderNumber } = await buy(await cartOf({ [LENS]: 'm1', [OTHER_LENS]: 'm3' }), anna.id)
    const made = await list(anna)
    expect(made.map((one: { intervalText: string }) => one.intervalText).sort()).toEqual([
      'Varje kvartal',
      'Varje månad',
    ])
    for (const { id } of made) {
      const read = await anna.read(id)
      expect(read).toMatchObject({ status: 100, payment: { id: paymentId, state: 'usable' }, deliveries: [] })
      expect(read.nextDelivery.processOn > shop.today()).toBe(true)
      expect(read.lines).toMatchObject([{ quantity: 1, eyes: ['left'], state: 'active' }])
    }
    const order = (await anna.get(`/api/order/${orderNumber}`)).body.data
    expect(order.totals.shipping).toBe(0)
    const ids = made.map(({ id }: { id: string }) => id)
    const letters = await shop.rows('select 1 from mail_outbox where key = any($1)', ids)
    expect(letters).toHaveLength(2)
  })

  it('with a card that is saved already gives the new token back [LENS-001]', async () => {
    const anna = await shop.customer()
    const before = (await tokenStates()).filter((state) => state === 'ACTIVE').length
    await buy(await cartOf({ [LENS]: 'm1' }), anna.id, 'approve', '4242')
    expect((await anna.read((await list(anna))[0].id)).payment.id).toBe(anna.savedPaymentId)
    await revokeSavedPayments(shop.deps)
    expect((await tokenStates()).filter((state) => state === 'ACTIVE').length).toBe(before)
  })

  it('of some goods beside others bought once subscribes only to those', async () => {
    const anna = await shop.customer()
    await buy(await cartOf({ [LENS]: 'm1', [OTHER_LENS]: null }), anna.id)
    const [one] = await list(anna)
    expect((await anna.read(one.id)).lines).toMatchObject([{ skuId: LENS }])
  })

  it('needs an account', async () => {
    const refused = await submit(shop.deps, await cartOf({ [LENS]: 'm1' }), undefined)
    expect(refused).toMatchObject({ ok: false, error: 'subscription.login-required' })
  })

  it('that is declined leaves neither a subscription nor a token', async () => {
    const anna = await shop.customer()
    await buy(await cartOf({ [LENS]: 'm1' }), anna.id, 'decline')
    expect(await list(anna)).toEqual([])
    await revokeSavedPayments(shop.deps)
    expect((await tokenStates()).filter((state) => state !== 'ACTIVE' && state !== 'CANCELLED')).toEqual([])
  })

  it('that the provider refuses to place gives the token back', async () => {
    const anna = await shop.customer()
    const before = (await tokenStates()).filter((state) => state === 'ACTIVE').length
    await shop.control('POST', '/faults', { operation: 'payments.place-order', kind: 'reject' })
    const { paymentId } = await buy(await cartOf({ [LENS]: 'm1' }), anna.id)
    const [payment] = await shop.rows<{ state: string }>('select state from payment where id = $1', paymentId)
    expect(payment?.state).toBe('failed')
    await revokeSavedPayments(shop.deps)
    expect((await tokenStates()).filter((state) => state === 'ACTIVE').length).toBe(before)
    expect(await list(anna)).toEqual([])
  })

  it('by gift cards alone is charged to what is saved already, and refused where nothing is', async () => {
    const anna = await shop.customer()
    const pay = async (customerId: string) => {
      const cartId = await cartOf({ [LENS]: 'm1' })
      await applyGiftCard({ ...shop.deps, encryption: shop.encryption }, cartId, await newGiftCard(shop, 100_000))
      return submit(shop.deps, cartId, customerId)
    }
    expect(await pay(anna.id)).toMatchObject({ ok: true, value: { status: 'placed' } })
    expect((await anna.read((await list(anna))[0].id)).payment.id).toBe(anna.savedPaymentId)
    await anna.send('removeSavedPayment', { id: anna.savedPaymentId })
    expect(await pay(anna.id)).toMatchObject({ ok: false, error: 'subscription.no-saved-payment' })
  })

  it('at any step of which the process is killed makes one subscription and one token', async () => {
    let survived = false
    for (let at = 1; !survived; at += 1) {
      const anna = await shop.customer()
      const before = (await tokenStates()).length
      const cartId = await cartOf({ [LENS]: 'm1' })
      const submitted = await submit(shop.deps, cartId, anna.id)
      if (!submitted.ok || submitted.value.status !== 'redirect') throw new Error(JSON.stringify(submitted))
      await choose(submitted.value.redirectUrl, 'approve', '5454')
      const { paymentId } = submitted.value
      const doomed = killedAt(shop.deps, at)
      const back = (deps: typeof shop.deps) =>
        returnFromProvider(deps, checkoutOf(cartId), { paymentId, outcome: 'success' as const })
      await back(doomed.deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      survived = !doomed.dead()
      shop.clock.advance(10_000)
      await back(shop.deps)
      expect(await list(anna), `killed at step ${at}`).toHaveLength(1)
      expect((await tokenStates()).length - before).toBe(1)
    }
  }, 120_000)
})

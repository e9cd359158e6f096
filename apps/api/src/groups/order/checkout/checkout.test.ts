import { EYES } from '@klarsikt/core/prescription'
import { demoShop } from '@klarsikt/fixtures/demo'
import { countQueries } from '@klarsikt/server/database'
import { describe, expect, it } from 'vitest'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { type GroundPrescription, sealPrescription } from '../../sale/cart/prescription.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { getConfirmation } from '../order/confirmation.js'
import { orderState } from '../order/move.js'
import { getCheckout, setCustomer, setDelivery } from './steps.js'
import { submitCheckout } from './submit.js'
import { expectInvariants } from './testing/invariants.js'
import { comeBack, pay } from './testing/pay.js'
import { checkoutOf, choose, EVA, newBuyer, newKey, submit, submitToPage } from './testing/shop.js'
import { stockedShop } from './testing/stocked-shop.js'

const shop = await stockedShop({ notices: true })
const { sku } = shop

describe('from cart to confirmation', () => {
  it('places one order, mails it, sends it and takes the money once [ERR-017]', async () => {
    const cartId = await newBuyer(shop, { [sku]: 2 })
    const page = await submitToPage(shop, cartId)
    expect(await choose(page.redirectUrl, 'approve')).toBe(303)
    const back = await comeBack(shop, cartId, page)
    expect(back).toMatchObject({ ok: true, value: { state: 'paid', orderNumber: page.orderNumber } })
    const confirmation = await getConfirmation(shop.deps, cartId, page.orderNumber)
    expect(confirmation).toMatchObject({
      ok: true,
      value: { status: 'handled', email: EVA.email, paymentStatus: 'paid', lines: [{ quantity: 2 }] },
    })
    expect((await getConfirmation(shop.deps, 'another-cart', page.orderNumber)).ok).toBe(false)
    expect((await getCheckout(shop.deps, { cartId, store: false })).cart.items).toEqual([])
    shop.clock.advance(61_000)
    await shop.work.runOnce()
    await shop.work.runOnce()
    expect(await orderState(shop.deps.database, page.orderNumber)).toEqual({ ok: true, value: 'sent' })
    const mail = shop.sandbox.sandbox.mailbox.list(EVA.email).find(({ subject }) => subject.startsWith('Tack'))
    expect(mail).toMatchObject({ subject: `Tack för din beställning ${page.orderNumber}`, deliveries: 1 })
    expect(mail?.text).toContain('Ångra avtal här')
    const summary = await shop.control('GET', '/summary')
    expect(summary).toMatchObject({ orders: 1, captures: 1 })
    await expectInvariants(shop)
  })

  it('asks for what is missing, step by step', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    await shop.rows('delete from checkout_draft where cart_id = $1', cartId)
    const shopper = { cartId, store: false }
    expect((await getCheckout(shop.deps, shopper)).step).toBe('customer')
    expect(await submit(shop, cartId)).toEqual({ ok: false, error: 'checkout.incomplete' })
    const wrong = await setCustomer(shop.deps, shopper, { ...EVA, email: 'a@', postalCode: '12' })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
    expect(Object.keys((wrong as { error: { fields: object } }).error.fields)).toEqual(['email', 'postalCode'])
    expect(await setDelivery(shop.deps, shopper, { method: 20, storeId: null })).toEqual({
      ok: false,
      error: 'checkout.incomplete',
    })
    expect(await setCustomer(shop.deps, shopper, EVA)).toMatchObject({ ok: true, value: { step: 'delivery' } })
    expect(await setDelivery(shop.deps, shopper, { method: 30, storeId: null })).toMatchObject({
      ok: false,
      error: { fields: { storeId: expect.any(String) } },
    })
    expect(await setDelivery(shop.deps, shopper, { method: 10, storeId: null })).toEqual({
      ok: false,
      error: 'delivery.unavailable',
    })
    expect(await setDelivery(shop.deps, shopper, { method: 21, storeId: null })).toMatchObject({
      ok: true,
      value: { step: 'payment' },
    })
    const unaccepted = { ...shopper, idempotencyKey: newKey(), termsAccepted: false, expectedTotal: null }
    expect(await submitCheckout(shop.deps, unaccepted)).toEqual({ ok: false, error: 'checkout.terms-required' })
  })

  it('sells nothing that is not sold online, though there are pieces of it [PRICE-005]', async () => {
    await shop.rows(
      `insert into stock (sku_id, on_hand) values ('100007-1', 5) on conflict (sku_id) do update set on_hand = 5`,
    )
    expect(await submit(shop, await newBuyer(shop, { '100007-1': 1 }))).toEqual({
      ok: false,
      error: 'article.store-only',
    })
    expect(await submit(shop, await newBuyer(shop, { '999999-1': 1 }))).toEqual({
      ok: false,
      error: 'article.not-found',
    })
  })

  it('has the buyer accept the terms shown on the page', async () => {
    const { termsVersion } = await getCheckout(shop.deps, { cartId: await newBuyer(shop, { [sku]: 1 }), store: false })
    const page = demoShop(shop.clock.now()).pages.find(({ path }) => path === '/köpvillkor')
    expect(termsVersion).toBe(page?.updated)
  })

  it('grinds no lens without strengths', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const [lens] = await shop.rows<{ id: string }>(
      `select sku_id as id from lens_option join lens_group g using (article_id) where (g.data->>'needsPrescription')::boolean limit 1`,
    )
    await shop.rows(
      `update cart set lines = lines || jsonb_build_array((lines->0) || jsonb_build_object('id', 'lens', 'skuId', $2::text, 'parentSkuId', $3::text))
       where id = $1`,
      cartId,
      lens?.id,
      sku,
    )
    expect(await submit(shop, cartId)).toEqual({ ok: false, error: 'prescription.missing' })
    expect(await shop.rows('select id from submission where subject_id = $1', cartId)).toEqual([])
  })

  it('grinds no lens that does not suit its strengths', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const [lens] = await shop.rows<{ id: string }>(
      `select sku_id as id from lens_option where data->>'type' = 'single-vision' and data->>'index' = '1.5' limit 1`,
    )
    const eyes = (sphere: number) =>
      Object.fromEntries(
        EYES.flatMap((eye) => [
          [`${eye}Sphere`, sphere],
          ...['Cylinder', 'Axis', 'Addition'].map((value) => [`${eye}${value}`, null]),
          [`${eye}PupillaryDistance`, 31],
        ]),
      ) as GroundPrescription['glasses']
    const sealed = sealPrescription(shop.deps.encryption, { glasses: eyes(-8), workingDistances: null })
    await shop.rows(
      `update cart set lines = jsonb_build_array((lines->0) || jsonb_build_object('prescription', $4::text),
         (lines->0) || jsonb_build_object('id', 'lens', 'skuId', $2::text, 'parentSkuId', $3::text, 'prescription', $4::text))
       where id = $1`,
      cartId,
      lens?.id,
      sku,
      sealed,
    )
    expect(await submit(shop, cartId)).toEqual({ ok: false, error: 'lens.unsuitable' })
    expect(await shop.rows('select id from submission where subject_id = $1', cartId)).toEqual([])
  })

  it('refuses a total that the buyer has not seen', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const state = await getCheckout(shop.deps, { cartId, store: false })
    const seen = Math.round(state.totals.total * 100)
    const base = { cartId, store: false, idempotencyKey: newKey(), termsAccepted: true }
    expect(await submitCheckout(shop.deps, { ...base, expectedTotal: (seen - 1) as never })).toEqual({
      ok: false,
      error: 'checkout.price-changed',
    })
    expect(await submitCheckout(shop.deps, { ...base, expectedTotal: seen as never })).toMatchObject({ ok: true })
  })

  it('stays within 25 statements, whatever pays [R13]', async () => {
    // A notice that comes first would leave the customer's return with nothing to do.
    await shop.control('POST', '/callbacks/plan', { mode: 'off' })
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const submitted = await countQueries(() => submitToPage(shop, cartId))
    await choose(submitted.value.redirectUrl, 'approve')
    const back = { paymentId: submitted.value.paymentId, outcome: 'success' } as const
    const completed = await countQueries(() => returnFromProvider(shop.deps, checkoutOf(cartId), back))
    const cardCart = await newBuyer(shop, { [sku]: 1 })
    const cards = { database: shop.deps.database, encryption: shop.encryption, clock: shop.clock }
    await applyGiftCard(cards, cardCart, await newGiftCard(shop, 90_000))
    const byCard = await countQueries(() => submit(shop, cardCart))
    expect(byCard.value).toMatchObject({ ok: true, value: { status: 'placed' } })
    for (const { statements } of [submitted, completed, byCard]) {
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(25)
      expect(statements.length).toBeGreaterThan(5)
    }
    await shop.control('POST', '/callbacks/plan', { mode: 'send' })
  })

  it('seals who bought: no name, address or e-mail can be read from the rows', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    await submitToPage(shop, cartId)
    for (const table of ['checkout_draft', 'submission', '"order"', 'mail_outbox', 'payment']) {
      const rows = await shop.rows(`select to_jsonb(t)::text as row from ${table} t`)
      expect(JSON.stringify(rows)).not.toMatch(/Åkerlund|eva@example|Storgatan/)
    }
  })

  it('forgets an unfinished checkout after 30 days, and keeps the order', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const page = await pay(shop, cartId)
    const left = await newBuyer(shop, { [sku]: 1 })
    await submitToPage(shop, left)
    shop.clock.advance(31 * 60_000)
    await shop.work.runOnce()
    shop.clock.advance(31 * 86_400_000)
    await shop.work.runOnce()
    expect(await shop.rows('select 1 as one from checkout_draft')).toEqual([])
    expect(await shop.rows(`select 1 as one from submission where snapshot <> ''`)).toEqual([])
    expect(await shop.rows(`select 1 as one from mail_outbox where letter <> ''`)).toEqual([])
    expect((await getConfirmation(shop.deps, cartId, page.orderNumber)).ok).toBe(true)
    await expectInvariants(shop)
  })
})

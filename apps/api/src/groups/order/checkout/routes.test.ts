import { startSandboxServer, type RunningSandbox } from '@klarsikt/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { ask, createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'
import { choose, EVA, newKey } from './testing/shop.js'

let api: TestApi
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandboxServer({ callbackRetryMs: 10 })
  api = await createTestApi({ settings: { klarna: { url: sandbox.klarnaUrl, user: 'shop', password: 'secret' } } })
  await fetch(`${sandbox.klarnaUrl}/__control/callbacks/plan`, {
    method: 'POST',
    body: JSON.stringify({ mode: 'off' }),
  })
})
afterAll(async () => {
  await api.drop()
  await sandbox.stop()
})

async function readyToBuy(): Promise<Visitor> {
  const visitor = await api.visitor()
  expect((await visitor.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })).status).toBe(200)
  expect((await visitor.post('/api/checkout/setCustomer', EVA)).body.data.step).toBe('delivery')
  expect((await visitor.post('/api/checkout/setDelivery', { method: 21 })).body.data.step).toBe('payment')
  return visitor
}
const submit = (visitor: Visitor, more: object = {}) =>
  visitor.post('/api/checkout/submit', { idempotencyKey: newKey(), termsAccepted: true, ...more })

describe('the checkout over HTTP [API-012]', () => {
  it('begins no session for who only looks: the checkout is empty, and what was bought is not there', async () => {
    const before = await api.test.database.query({ text: 'select count(*) from session' })
    const empty = await ask(api, '/api/checkout')
    expect(empty.body.data).toMatchObject({ step: 'cart', cart: { items: [] }, customer: null })
    const payment = await ask(api, `/api/payment/${'a'.repeat(32)}`)
    const confirmation = await ask(api, '/api/checkout/confirmation/12345678')
    expect([empty.status, payment.status, confirmation.status]).toEqual([200, 404, 404])
    for (const { headers } of [empty, payment, confirmation]) expect(headers.get('set-cookie')).toBeNull()
    const after = await api.test.database.query({ text: 'select count(*) from session' })
    expect(after.rows).toEqual(before.rows)
  })
  it('goes from an empty cart to a confirmation that only its session sees', async () => {
    const visitor = await readyToBuy()
    const state = (await visitor.get('/api/checkout')).body.data
    expect(state).toMatchObject({
      paymentMethod: null,
      paymentOptions: [{ method: 60, preset: true, credit: false }],
      madeToOrder: false,
    })
    expect(state.deliveryOptions.map((one: { id: number }) => one.id)).not.toContain(10)
    const submitted = await submit(visitor, { expectedTotal: state.totals.total })
    expect(submitted.body).toMatchObject({ status: 'redirect' })
    expect((await visitor.get('/api/checkout')).body.data).toMatchObject({
      pendingPaymentId: submitted.body.paymentId,
      pendingPaymentResumable: true,
    })
    await choose(submitted.body.redirectUrl, 'approve')
    const completed = await visitor.post('/api/payment/complete', {
      paymentId: submitted.body.paymentId,
      outcome: 'success',
    })
    expect(completed.body.data).toMatchObject({
      state: 'paid',
      amount: state.totals.total,
      message: 'Betalningen är klar.',
    })
    const path = `/api/checkout/confirmation/${submitted.body.orderNumber}`
    expect((await visitor.get(path)).body.data).toMatchObject({
      orderNumber: submitted.body.orderNumber,
      statusText: 'Behandlas',
      totals: { total: state.totals.total },
    })
    const stranger = await api.visitor()
    expect(await stranger.get(path)).toMatchObject({ status: 404, body: { error: { code: 'order.not-found' } } })
    expect((await stranger.get(`/api/payment/${submitted.body.paymentId}`)).status).toBe(404)
    expect(
      (await stranger.post('/api/payment/complete', { paymentId: submitted.body.paymentId, outcome: 'cancel' })).status,
    ).toBe(404)
    expect((await visitor.get('/api/cart')).body.cartHead.cart.items).toEqual([])
  })

  it('keeps strengths sealed, shows them to the buyer, and writes them in no letter', async () => {
    const visitor = await api.visitor()
    const eye = (sphere: string) => ({
      sphere,
      cylinder: '-0.75',
      axis: '85',
      addition: '1.25',
      pupillaryDistance: '31.5',
    })
    const prescription = {
      right: eye('-1.25'),
      left: eye('-0.75'),
      confirmedRecent: true,
      workingDistance: { monitor: '63' },
    }
    const added = await visitor.post('/api/cart/addPrescription', {
      skuId: '100001-1',
      childSkuId: '900002-1',
      prescription,
    })
    expect(added.body.cartHead.cart.items).toMatchObject([
      {},
      {
        articleDescription: 'Terminalglas, klart, index 1,5',
        workingDistances: { monitor: 63, tools: null, other: null },
      },
    ])
    await visitor.post('/api/checkout/setCustomer', EVA)
    expect((await visitor.post('/api/checkout/setDelivery', { method: 21 })).body.data).toMatchObject({
      step: 'payment',
      madeToOrder: true,
    })
    const { body } = await submit(visitor)
    await choose(body.redirectUrl, 'approve')
    await visitor.post('/api/payment/complete', { paymentId: body.paymentId, outcome: 'success' })
    const { data } = (await visitor.get(`/api/checkout/confirmation/${body.orderNumber}`)).body
    const text = [
      'Höger: SPH −1,25 CYL −0,75 AX 85° ADD +1,25 PD 31,5',
      'Vänster: SPH −0,75 CYL −0,75 AX 85° ADD +1,25 PD 31,5',
      'Arbetsavstånd: bildskärm 63 cm',
    ].join('\n')
    expect(data.lines).toMatchObject([
      { madeToOrder: true, prescriptionText: null },
      { madeToOrder: true, parentLine: 0, prescriptionText: text, description: 'Terminalglas, klart, index 1,5' },
    ])
    const lines = await api.test.database.query({
      text: 'select to_jsonb(l)::text as row from order_line l where order_number = $1',
      values: [body.orderNumber],
    })
    expect(JSON.stringify(lines.rows)).not.toMatch(/1[.,]25|sphere/i)
    const letters = (
      await api.test.database.query<{ kind: string; letter: string }>({ text: 'select kind, letter from mail_outbox' })
    ).rows
    const letter = letters
      .map((row) => JSON.stringify(openLetter(api.deps.encryption, row)))
      .find((one) => one.includes(body.orderNumber))
    expect(letter).toContain('1 × Terminalglas, klart, index 1,5')
    expect(letter).not.toMatch(/1[.,]25|ADD \+|63 cm|PD 3/)
    const charges = await (await fetch(`${sandbox.klarnaUrl}/__control/orders`)).text()
    expect(charges).not.toMatch(/1[.,]25|ADD \+|63 cm|PD 3/)
  })

  it('reports each wrong field in Swedish [ERR-024, ERR-026]', async () => {
    const visitor = await api.visitor()
    await visitor.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    const answer = await visitor.post('/api/checkout/setCustomer', { ...EVA, email: 'a@', postalCode: '12' })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'request.invalid',
          fields: { email: expect.stringContaining('e-post'), postalCode: expect.stringContaining('postnummer') },
        },
      },
    })
  })

  it('answers each refusal with its own status', async () => {
    const empty = await api.visitor()
    expect(await empty.post('/api/checkout/setCustomer', EVA)).toMatchObject({
      status: 409,
      body: { error: { code: 'cart.empty' } },
    })
    const visitor = await readyToBuy()
    expect(await submit(visitor, { termsAccepted: false })).toMatchObject({
      status: 422,
      body: { error: { code: 'checkout.terms-required' } },
    })
    expect(await submit(visitor, { expectedTotal: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'checkout.price-changed' } },
    })
    expect(await submit(visitor, { expectedTotal: 0.001 })).toMatchObject({ status: 409 })
    expect(await visitor.post('/api/checkout/setPayment', { method: 65 })).toMatchObject({ status: 422 })
    const forged = await visitor.post(
      '/api/checkout/submit',
      { idempotencyKey: newKey(), termsAccepted: true },
      { 'csrf-token': 'x' },
    )
    expect(forged).toMatchObject({ status: 403, body: { error: { code: 'csrf.invalid' } } })
  })

  it('refuses a forged notice with 401 and takes ours without a session [R4]', async () => {
    const visitor = await readyToBuy()
    const { body } = await submit(visitor)
    const post = (path: string) =>
      ask(api, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"event_id":"1","session":{}}',
      })
    expect((await post(`/api/payment/callback/klarna?payment=${body.paymentId}&key=forged`)).status).toBe(401)
    expect((await post('/api/payment/callback/klarna')).status).toBe(401)
    await choose(body.redirectUrl, 'approve')
    const all = (await (await fetch(`${sandbox.klarnaUrl}/__control/callbacks`)).json()) as {
      callbacks: { url: string }[]
    }
    const own = all.callbacks
      .map((one) => new URL(one.url))
      .find((url) => url.searchParams.get('payment') === body.paymentId)
    expect((await post(`${own?.pathname}${own?.search}`)).status).toBe(200)
    expect((await visitor.get(`/api/payment/${body.paymentId}`)).body.data.state).toBe('paid')
  })
})

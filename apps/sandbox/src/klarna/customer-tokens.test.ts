import { describe, expect, it } from 'vitest'
import { authorized, call, choose, control, place, purchase, running } from './testing/bench.js'

const subscription = { name: 'Linsabonnemang', interval: 'MONTH', interval_count: 3 }

function renewing(extra: Record<string, unknown> = {}) {
  const body = purchase()
  return { ...body, order_lines: body.order_lines.map((line) => ({ ...line, subscription })), ...extra }
}

async function approved(extra: Record<string, unknown> = {}): Promise<string> {
  const session = await call('POST', '/payments/v1/sessions', renewing({ intent: 'buy_and_tokenize', ...extra }))
  const page = await call('POST', '/hpp/v1/sessions', {
    payment_session_url: `${running.klarnaUrl}/payments/v1/sessions/${session.body['session_id']}`,
    merchant_urls: { success: 'http://127.0.0.1/ok?token={{authorization_token}}' },
  })
  expect(await (await fetch(page.body['redirect_url'] ?? '')).text()).toContain('sparas')
  const answer = await choose(page.body, 'approve')
  return new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
}

const TOKEN = {
  purchase_country: 'SE',
  purchase_currency: 'SEK',
  locale: 'sv-SE',
  intended_use: 'SUBSCRIPTION',
  description: 'Linsabonnemang',
}

const issue = (authorization: string, extra: Record<string, unknown> = {}) =>
  call('POST', `/payments/v1/authorizations/${authorization}/customer-token`, { ...TOKEN, ...extra })

async function saved(): Promise<string> {
  const { body } = await issue(await approved())
  return body['token_id'] ?? ''
}

const charge = (token: string, body: object = renewing(), key = 'charge-1') =>
  call('POST', `/customer-token/v1/tokens/${token}/order`, body, { 'klarna-idempotency-key': key })

describe('issuing', () => {
  it('saves one means of payment for one approval, before the order is placed', async () => {
    const authorization = await approved()
    const first = await issue(authorization)
    expect(first).toMatchObject({ status: 200, body: { token_id: expect.any(String) } })
    expect((await issue(authorization)).status).toBe(409)
    expect((await place(authorization)).status).toBe(200)
    const after = await approved()
    await place(after)
    expect((await issue(after)).status).toBe(409)
  })

  it.each([
    [null, {}, 'intent'],
    [{ order_lines: purchase().order_lines }, {}, 'order_lines.subscription'],
    [{}, { purchase_currency: 'EUR' }, 'purchase_currency'],
    [{}, { intended_use: 'ANYTHING' }, 'intended_use'],
  ])('of session %j refuses %j', async (session, request, field) => {
    const authorization = session === null ? await authorized() : await approved(session)
    expect(await issue(authorization, request)).toMatchObject({
      status: 400,
      body: { error_code: 'BAD_VALUE', error_messages: [`Bad value: ${field}`] },
    })
  })
})

it('saves a means of payment for nothing, which can be charged but not placed', async () => {
  const zero = renewing().order_lines.map((line) => ({
    ...line,
    quantity: 1,
    unit_price: 0,
    total_amount: 0,
    total_tax_amount: 0,
    total_discount_amount: 0,
  }))
  const lines = { intent: 'tokenize', order_lines: zero, order_amount: 0, order_tax_amount: 0 }
  const authorization = await approved(lines)
  const { body } = await issue(authorization)
  expect((await place(authorization)).status).toBe(403)
  expect((await charge(body['token_id'] ?? '')).status).toBe(200)
})

it('knows the token of the demo from the start', async () => {
  expect((await charge('demo-customer-token')).status).toBe(200)
})

describe('charging', () => {
  it('remembers a key for a day', async () => {
    const token = await saved()
    const first = await charge(token)
    expect((await charge(token)).body['order_id']).toBe(first.body['order_id'])
    await control('POST', '/clock', { advanceMs: 24 * 3_600_000 })
    expect((await charge(token)).body['order_id']).not.toBe(first.body['order_id'])
  })

  it('requires lines that name what they renew, in the currency of the approval', async () => {
    const token = await saved()
    expect((await charge(token, purchase())).body['error_messages']).toEqual(['Bad value: order_lines.subscription'])
    expect((await charge(token, renewing({ purchase_currency: 'EUR' }))).body['error_code']).toBe(
      'PAYMENT_METHOD_CURRENCY_MISMATCH',
    )
  })

  it('can be held for review or rejected like any order', async () => {
    const token = await saved()
    await control('POST', '/faults', { operation: 'tokens.charge', kind: 'pending' })
    expect((await charge(token)).body['fraud_status']).toBe('PENDING')
  })

  it('is in the books and on the page, which show the card and never the token', async () => {
    const token = await saved()
    const { body } = await charge(token)
    expect((await control('GET', '/summary')).body).toMatchObject({
      customerTokens: 1,
      renewals: 1,
      charges: [{ order_id: body['order_id'], customer_token: token }],
    })
    const order = await call('GET', `/ordermanagement/v1/orders/${body['order_id']}`)
    expect(JSON.stringify(order.body)).not.toContain(token)
    const html = await (await fetch(running.klarnaUrl)).text()
    expect(html).toContain('VISA 4242')
    expect(html).not.toContain(token)
  })
})

describe('a cancelled token', () => {
  it('can be read but not charged', async () => {
    const token = await saved()
    const path = `/customer-token/v1/tokens/${token}`
    expect((await call('PATCH', `${path}/status`, { status: 'ACTIVE' })).status).toBe(400)
    expect((await call('PATCH', `${path}/status`, { status: 'CANCELLED' })).status).toBe(202)
    expect((await call('GET', path)).body).toMatchObject({ status: 'CANCELLED', payment_method_type: 'CARD' })
    expect((await charge(token)).body['error_code']).toBe('TOKEN_CANCELLED')
    expect((await charge('none')).status).toBe(404)
  })
})

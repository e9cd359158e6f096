import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandboxServer, type RunningSandbox } from '../serve.js'
import { arithmeticFaults, includedTax } from './arithmetic.js'

let running: RunningSandbox
let merchant: Server
let received: { path: string; body: Record<string, unknown> }[] = []
let merchantUrl = ''

const clock = { ms: Date.parse('2026-11-21T10:00:00Z'), now: () => new Date(clock.ms) }

beforeAll(async () => {
  merchant = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  running = await startSandboxServer({ clock, klarnaCredentials: { user: 'K1', password: 'secret' }, callbackRetryMs: 5 })
})
afterAll(async () => {
  await running.stop()
  merchant.close()
})
beforeEach(async () => {
  await control('POST', '/reset')
  received = []
})

type Body = Record<string, string> & { charges: { order_id: string }[]; statuses: number[] }

const BASIC = `Basic ${Buffer.from('K1:secret').toString('base64')}`

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${running.klarnaUrl}${path}`, {
    method,
    headers: { authorization: BASIC, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : {}) as Body }
}
const control = (method: string, path: string, body?: unknown) => call(method, `/__control${path}`, body)

function purchase(extra: Record<string, unknown> = {}) {
  return {
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    locale: 'sv-SE',
    order_amount: 100_000,
    order_tax_amount: 24_000,
    order_lines: [
      { type: 'physical', reference: '100123-1', name: 'Båge', quantity: 1, unit_price: 120_000, tax_rate: 2500, total_amount: 120_000, total_tax_amount: 24_000 },
      { type: 'gift_card', name: 'Presentkort', quantity: 1, unit_price: -20_000, total_amount: -20_000 },
    ],
    merchant_reference1: '12345678',
    merchant_urls: { authorization: `${merchantUrl}/authorization`, notification: `${merchantUrl}/notification` },
    ...extra,
  }
}

async function hosted() {
  const session = await call('POST', '/payments/v1/sessions', purchase())
  const page = await call('POST', '/hpp/v1/sessions', {
    payment_session_url: `${running.klarnaUrl}/payments/v1/sessions/${session.body['session_id']}`,
    merchant_urls: {
      success: `${merchantUrl}/ok?sid={{session_id}}&token={{authorization_token}}`,
      failure: `${merchantUrl}/failed?sid={{session_id}}`,
      cancel: `${merchantUrl}/cancelled?sid={{session_id}}`,
      status_update: `${merchantUrl}/status?sid={{session_id}}`,
    },
  })
  return { sessionId: session.body['session_id'] as string, page: page.body }
}

async function choose(page: Record<string, string>, choice: string) {
  return fetch(page['redirect_url'] ?? '', { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
}

async function authorized(choice = 'approve') {
  const { page } = await hosted()
  const answer = await choose(page, choice)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
}

const place = (token: string, key?: string) =>
  call('POST', `/payments/v1/authorizations/${token}/order`, purchase(), key ? { 'klarna-idempotency-key': key } : {})

describe('sessions', () => {
  it('lets nobody in without the right credentials', async () => {
    const answer = await call('POST', '/payments/v1/sessions', purchase(), { authorization: 'Basic SzE6ZmVs' })
    expect(answer.status).toBe(401)
    expect(Object.keys(answer.body).sort()).toEqual(['correlation_id', 'error_code', 'error_messages'])
  })

  it('answers session, client token and categories, and can be read and updated', async () => {
    const made = await call('POST', '/payments/v1/sessions', purchase())
    expect(made.body['payment_method_categories']).toHaveLength(3)
    const path = `/payments/v1/sessions/${made.body['session_id']}`
    expect((await call('POST', path, { merchant_reference2: 'b' })).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ status: 'incomplete', order_amount: 100_000, merchant_reference2: 'b' })
  })

  it('names the sums that do not add up', async () => {
    const answer = await call('POST', '/payments/v1/sessions', purchase({ order_amount: 100_001 }))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error_code: 'BAD_VALUE', error_messages: ['Bad value: order_amount'] })
  })

  it('forgets a session after 48 hours', async () => {
    const made = await call('POST', '/payments/v1/sessions', purchase())
    await control('POST', '/clock', { advanceMs: 48 * 3_600_000 })
    expect((await call('GET', `/payments/v1/sessions/${made.body['session_id']}`)).status).toBe(404)
  })
})

describe('arithmetic', () => {
  it('accepts every order whose sums are made from its lines, and no order off by one', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 12 }), unit_price: fc.integer({ min: 1, max: 500_000 }), rate: fc.constantFrom(0, 600, 1200, 2500) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const order_lines = lines.map(({ quantity, unit_price, rate }) => ({
          type: 'physical' as const, name: 'x', quantity, unit_price, tax_rate: rate, total_discount_amount: 0,
          total_amount: quantity * unit_price, total_tax_amount: includedTax(quantity * unit_price, rate),
        }))
        const order_amount = order_lines.reduce((sum, one) => sum + one.total_amount, 0)
        const order_tax_amount = order_lines.reduce((sum, one) => sum + one.total_tax_amount, 0)
        expect(arithmeticFaults({ order_amount, order_tax_amount, order_lines })).toEqual([])
        expect(arithmeticFaults({ order_amount: order_amount + 1, order_tax_amount, order_lines })).toEqual(['order_amount'])
      }),
    )
  })
})

describe('hosted page', () => {
  it('shows a form in Swedish that needs no script and loads only its stylesheet', async () => {
    const { page } = await hosted()
    const answer = await fetch(page['redirect_url'] ?? '')
    const html = await answer.text()
    expect(html).toContain('Godkänn betalningen')
    expect(html).not.toMatch(/<script|style=/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(new URL('/sandbox/klarna/hpp/style.css', running.url))).status).toBe(200)
  })

  it('fills the placeholders and tells the merchant', async () => {
    const { page, sessionId } = await hosted()
    const answer = await choose(page, 'approve')
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.pathname).toBe('/ok')
    expect(target.searchParams.get('sid')).toBe(page['session_id'])
    await control('POST', '/callbacks/idle')
    const token = target.searchParams.get('token')
    expect(received.map((one) => one.path)).toEqual(expect.arrayContaining(['/authorization', `/status?sid=${page['session_id']}`]))
    expect(received.find((one) => one.path === '/authorization')?.body).toEqual({ authorization_token: token, session_id: sessionId })
    expect((await call('GET', `/hpp/v1/sessions/${page['session_id']}`)).body).toMatchObject({ status: 'COMPLETED', authorization_token: token })
  })

  it.each([['decline', '/failed', 'FAILED'], ['cancel', '/cancelled', 'CANCELLED']])('%s leads to %s', async (choice, path, status) => {
    const { page } = await hosted()
    const answer = await choose(page, choice)
    expect(new URL(answer.headers.get('location') ?? '').pathname).toBe(path)
    expect((await call('GET', `/hpp/v1/sessions/${page['session_id']}`)).body['status']).toBe(status)
  })

  it('is closed after a final choice', async () => {
    const { page } = await hosted()
    await choose(page, 'cancel')
    expect((await choose(page, 'approve')).status).toBe(410)
  })
})

describe('orders', () => {
  it('places one order for one key, also when asked in parallel', async () => {
    const token = await authorized()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(token, 'key-1')))
    expect(new Set(answers.map((one) => one.body['order_id'])).size).toBe(1)
    expect((await control('GET', '/summary')).body).toMatchObject({ orders: 1 })
  })

  it('refuses a used or cancelled token under another key', async () => {
    const token = await authorized()
    await place(token, 'key-1')
    expect((await place(token, 'key-2')).status).toBe(409)
    const other = await authorized()
    expect((await call('DELETE', `/payments/v1/authorizations/${other}`)).status).toBe(204)
    expect((await place(other, 'key-3')).status).toBe(404)
  })

  it('lets a token run out after an hour', async () => {
    const token = await authorized()
    await control('POST', '/clock', { advanceMs: 3_600_000 })
    expect((await place(token)).status).toBe(404)
  })

  it('captures in parts, never above the authorized sum, and refunds never above the captured', async () => {
    const { body } = await place(await authorized())
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    const first = await call('POST', `${order}/captures`, { captured_amount: 60_000 }, { 'klarna-idempotency-key': 'c1' })
    expect(first.status).toBe(201)
    expect(first.headers.get('location')).toBe(`${running.klarnaUrl}${order}/captures/${first.headers.get('capture-id')}`)
    const again = await call('POST', `${order}/captures`, { captured_amount: 60_000 }, { 'klarna-idempotency-key': 'c1' })
    expect(again.headers.get('capture-id')).toBe(first.headers.get('capture-id'))
    expect((await call('GET', order)).body).toMatchObject({ status: 'PART_CAPTURED', captured_amount: 60_000, remaining_authorized_amount: 40_000 })
    expect((await call('POST', `${order}/captures`, { captured_amount: 40_001 })).body['error_code']).toBe('CAPTURE_NOT_ALLOWED')
    expect((await call('POST', `${order}/cancel`)).body['error_code']).toBe('CANCEL_NOT_ALLOWED')
    expect((await call('POST', `${order}/refunds`, { refunded_amount: 60_001 })).body['error_code']).toBe('REFUND_NOT_ALLOWED')
    expect((await call('POST', `${order}/refunds`, { refunded_amount: 60_000 })).headers.get('refund-id')).toBeTruthy()
    expect((await call('POST', `${order}/release-remaining-authorization`)).status).toBe(204)
    expect((await call('GET', order)).body).toMatchObject({ status: 'CAPTURED', refunded_amount: 60_000, remaining_authorized_amount: 0 })
  })

  it('are listed for the merchant', async () => {
    await place(await authorized())
    const html = await (await fetch(running.klarnaUrl)).text()
    expect(html).toContain('12345678')
    expect(html.replace(/\s/g, ' ')).toContain('1 000 kr')
  })

  it('cancels before capture and expires after 28 days unless extended', async () => {
    const { body } = await place(await authorized())
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    expect((await call('POST', `${order}/extend-authorization-time`)).status).toBe(204)
    await control('POST', '/clock', { advanceMs: 28 * 24 * 3_600_000 })
    expect((await call('POST', `${order}/captures`, { captured_amount: 1 })).status).toBe(403)
    expect((await call('GET', order)).body['status']).toBe('EXPIRED')
    const other = await place(await authorized())
    const path = `/ordermanagement/v1/orders/${other.body['order_id']}`
    expect((await call('POST', `${path}/cancel`)).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ status: 'CANCELLED', remaining_authorized_amount: 0 })
    expect((await call('GET', '/ordermanagement/v1/orders/none')).body['error_code']).toBe('NO_SUCH_ORDER')
  })

  it('holds a pending order for review, then tells the merchant', async () => {
    const { body } = await place(await authorized('pending'))
    expect(body['fraud_status']).toBe('PENDING')
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    expect((await call('POST', `${order}/captures`, { captured_amount: 100 })).status).toBe(403)
    await control('POST', `/orders/${body['order_id']}/decide`, { decision: 'accept' })
    await control('POST', '/callbacks/idle')
    expect(received.at(-1)).toMatchObject({ path: '/notification', body: { order_id: body['order_id'], event_type: 'FRAUD_RISK_ACCEPTED' } })
    expect((await call('POST', `${order}/captures`, { captured_amount: 100 })).status).toBe(201)
  })
})

describe('planned trouble', () => {
  it('loses the answer after the charge; the same key finds the order again', async () => {
    const token = await authorized()
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'reset-after' })
    await expect(place(token, 'key-9')).rejects.toThrow()
    const summary = await control('GET', '/summary')
    const found = await place(token, 'key-9')
    expect(found.body['order_id']).toBe(summary.body.charges[0]?.order_id)
    expect((await control('GET', '/summary')).body['orders']).toBe(1)
  })

  it('answers 500 without effect, hangs as long as told, then recovers', async () => {
    const token = await authorized()
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'error' })
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'hang', ms: 60 })
    expect((await place(token, 'k')).status).toBe(500)
    const started = performance.now()
    expect((await place(token, 'k')).status).toBe(504)
    expect(performance.now() - started).toBeGreaterThan(50)
    expect((await control('GET', '/summary')).body['orders']).toBe(0)
    expect((await place(token, 'k')).status).toBe(200)
  })

  it('holds callbacks and sends them copied and in another order', async () => {
    await control('POST', '/callbacks/plan', { mode: 'hold' })
    await authorized()
    await control('POST', '/callbacks/idle')
    expect(received).toEqual([])
    const sent = await control('POST', '/callbacks/send', { which: 'held', copies: 10, order: 'reverse' })
    expect(sent.body['statuses']).toHaveLength(20)
    expect(received).toHaveLength(20)
    await control('POST', '/callbacks/send', { which: 'all', copies: 2, order: 'shuffle' })
    expect(received).toHaveLength(24)
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wholeOre } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKlarna } from './klarna.js'

let server: Server
let url = ''
let answer: { status: number; body: string; headers?: Record<string, string> } | 'silence' | 'cut' = {
  status: 200,
  body: '{}',
}
const seen: { method: string; path: string; headers: Record<string, unknown>; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      if (answer === 'silence') return
      if (answer === 'cut') return void request.socket.destroy()
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const SILENCE_TIMEOUT_MS = 100
const TIMEOUT_MS = 10_000

const klarna = (at = url, timeoutMs = TIMEOUT_MS) =>
  createKlarna({
    url: at,
    user: 'u',
    password: 'p',
    timeoutMs,
    shopUrl: () => 'https://shop',
    noticeKey: () => 'secret',
  })
const capture = (at?: string, timeoutMs?: number) =>
  klarna(at, timeoutMs).capture('order/1', { amount: wholeOre(100), lines: [] }, 'key-1')
const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) })

describe('what became of a call', () => {
  it.each([
    ['a refusal', json(403, { error_code: 'CAPTURE_NOT_ALLOWED' }), { kind: 'refused', code: 'CAPTURE_NOT_ALLOWED' }],
    ['a refusal without a body', { status: 404, body: 'nope' }, { kind: 'refused', code: '404' }],
    ['a server error', json(500, {}), { kind: 'unknown' }],
    ['too many calls', json(429, {}), { kind: 'unknown' }],
    ['silence', 'silence', { kind: 'unknown' }],
    ['a cut connection', 'cut', { kind: 'unknown' }],
    [
      'a redirect elsewhere',
      { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
      { kind: 'unknown' },
    ],
  ] as const)('%s', async (_name, planned, error) => {
    answer = planned
    expect(await capture(url, planned === 'silence' ? SILENCE_TIMEOUT_MS : TIMEOUT_MS)).toEqual({ ok: false, error })
  })

  it('nothing, when the provider was not reached', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    expect(await capture(`http://127.0.0.1:${port}`)).toEqual({ ok: false, error: { kind: 'unavailable' } })
  })
})

describe('what is sent', () => {
  it('carries credentials and our key, and ids cannot leave their place in the path', async () => {
    answer = { status: 201, body: '' }
    expect(await capture()).toEqual({ ok: true, value: undefined })
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      path: '/ordermanagement/v1/orders/order%2F1/captures',
      body: JSON.stringify({ captured_amount: 100, reference: 'key-1' }),
      headers: { authorization: `Basic ${btoa('u:p')}`, 'klarna-idempotency-key': 'key-1' },
    })
  })
})

describe('a part of an order', () => {
  const line = { reference: '100123-1', name: 'Båge', quantity: 2, unitPrice: wholeOre(500), vatRate: 25 } as const
  const part = {
    amount: wholeOre(700),
    lines: [
      { ...line, kind: 'goods', total: wholeOre(900) },
      { ...line, kind: 'gift-card', quantity: 1, unitPrice: wholeOre(-200), vatRate: 0, total: wholeOre(-200) },
    ],
  } as const
  const lines = [
    {
      type: 'physical',
      quantity: 2,
      unit_price: 500,
      total_amount: 900,
      total_tax_amount: 180,
      total_discount_amount: 100,
    },
    {
      type: 'gift_card',
      quantity: 1,
      unit_price: -200,
      total_amount: -200,
      total_tax_amount: 0,
      total_discount_amount: 0,
    },
  ]

  it('is captured with the lines of its parcel', async () => {
    answer = { status: 201, body: '' }
    expect(await klarna().capture('order-1', part, 'key-1')).toEqual({ ok: true, value: undefined })
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({ captured_amount: 700, order_lines: lines })
  })

  it('is what stays authorized, with its lines, or is let go of', async () => {
    answer = { status: 204, body: '' }
    expect(await klarna().reduce('order-1', part, 'key-1')).toEqual({ ok: true, value: undefined })
    expect(seen.at(-1)).toMatchObject({ method: 'PATCH', path: '/ordermanagement/v1/orders/order-1/authorization' })
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({ order_amount: 700, order_lines: lines })
    expect(await klarna().release('order-1', 'key-2')).toEqual({ ok: true, value: undefined })
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      path: '/ordermanagement/v1/orders/order-1/release-remaining-authorization',
      headers: { 'klarna-idempotency-key': 'key-2' },
    })
  })
})

describe('the return address', () => {
  const request = {
    paymentId: 'p-1',
    orderNumber: '12345678',
    amount: wholeOre(100),
    lines: [],
    customer: { email: 'eva@example.se' },
  }
  const urls = async (more: object) => {
    answer = json(201, { session_id: 's', redirect_url: 'https://klarna.test/s' })
    await klarna().createSession({ ...request, ...more })
    const { merchant_urls } = JSON.parse(seen.at(-1)?.body ?? '{}') as { merchant_urls: Record<string, string> }
    return merchant_urls
  }

  it('is the checkout, or the page that the payment names', async () => {
    const atCheckout = await urls({})
    expect(atCheckout['success']).toMatch(
      /\/checkout\/klarna\?paymentId=p-1&outcome=success&authorization_token=\{\{authorization_token\}\}$/,
    )
    const byLink = await urls({ returnPath: '/betala/abc' })
    expect(byLink['success']).toMatch(/\/betala\/abc\?outcome=success$/)
    expect(byLink['back']).toMatch(/\/betala\/abc\?outcome=cancel$/)
    expect(byLink['status_update']).toContain('/api/payment/callback/klarna')
  })
})

describe('what is read', () => {
  it.each([
    [
      { order_id: 'o', fraud_status: 'ACCEPTED' },
      { ok: true, value: { state: 'authorized', reference: 'o' } },
    ],
    [
      { order_id: 'o', fraud_status: 'PENDING' },
      { ok: true, value: { state: 'in-review', reference: 'o' } },
    ],
    [
      { order_id: 'o', fraud_status: 'REJECTED' },
      { ok: true, value: { state: 'declined', reference: 'o' } },
    ],
    [{}, { ok: false, error: { kind: 'unknown' } }],
  ])('placing: %j', async (body, expected) => {
    answer = json(200, body)
    const request = {
      paymentId: 'p',
      orderNumber: '12345678',
      amount: wholeOre(0),
      lines: [],
      customer: { firstName: '', lastName: '', email: '', mobile: '', street: '', postalCode: '', city: '' },
    }
    expect(await klarna().place(request, 'token', 'key')).toEqual(expected)
  })

  it.each([
    ['COMPLETED', { authorization_token: 't' }, { state: 'authorized', token: 't' }],
    ['COMPLETED', {}, { state: 'open' }],
    ['IN_PROGRESS', { authorization_token: 't' }, { state: 'open' }],
    ['FAILED', {}, { state: 'declined' }],
    ['TIMEOUT', {}, { state: 'cancelled' }],
  ])('the page: %s %j', async (status, more, expected) => {
    answer = json(200, { status, ...more })
    expect(await klarna().progress({ session: 's', page: 'p', redirectUrl: 'r' })).toEqual({
      ok: true,
      value: expected,
    })
  })

  it('notices of three kinds, and nothing else', () => {
    expect(klarna().readNotice({ authorization_token: 'a', session_id: 's' })).toEqual({ about: 'intent' })
    expect(klarna().readNotice({ event_id: 'e', session: {} })).toEqual({ about: 'intent' })
    expect(klarna().readNotice({ order_id: 'o', event_type: 'FRAUD_RISK_ACCEPTED' })).toEqual({ about: 'order' })
    for (const other of [null, 'x', 1, {}, [], { order_id: 'o' }]) expect(klarna().readNotice(other)).toBeNull()
  })
})

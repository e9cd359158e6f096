import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startSandboxServer, type RunningSandbox } from '../../serve.js'

/** The tested sandbox, and a merchant that records its callbacks. Both run as long as the test file. */
export let running: RunningSandbox
let merchant: Server
export let received: { path: string; body: Record<string, unknown> }[] = []
let merchantUrl = ''

const clock = { ms: Date.parse('2026-11-21T10:00:00Z'), now: () => new Date(clock.ms) }

beforeAll(async () => {
  merchant = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
      })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  running = await startSandboxServer({
    clock,
    klarnaCredentials: { user: 'K1', password: 'secret' },
    callbackRetryMs: 5,
  })
})
afterAll(async () => {
  await running.stop()
  merchant.close()
})
beforeEach(async () => {
  await control('POST', '/reset')
  received = []
})

export type Body = Record<string, string> & { charges: { order_id: string }[]; statuses: number[] }

const BASIC = `Basic ${Buffer.from('K1:secret').toString('base64')}`

export async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
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
export const control = (method: string, path: string, body?: unknown) => call(method, `/__control${path}`, body)

export function purchase(extra: Record<string, unknown> = {}) {
  return {
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    locale: 'sv-SE',
    order_amount: 100_000,
    order_tax_amount: 24_000,
    order_lines: [
      {
        type: 'physical',
        reference: '100123-1',
        name: 'Båge',
        quantity: 1,
        unit_price: 120_000,
        tax_rate: 2500,
        total_amount: 120_000,
        total_tax_amount: 24_000,
      },
      { type: 'gift_card', name: 'Presentkort', quantity: 1, unit_price: -20_000, total_amount: -20_000 },
    ],
    merchant_reference1: '12345678',
    merchant_urls: { authorization: `${merchantUrl}/authorization`, notification: `${merchantUrl}/notification` },
    ...extra,
  }
}

export async function hosted() {
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

export async function choose(page: Record<string, string>, choice: string) {
  return fetch(page['redirect_url'] ?? '', {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
}

export async function authorized(choice = 'approve') {
  const { page } = await hosted()
  const answer = await choose(page, choice)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
}

export const place = (token: string, key?: string) =>
  call('POST', `/payments/v1/authorizations/${token}/order`, purchase(), key ? { 'klarna-idempotency-key': key } : {})

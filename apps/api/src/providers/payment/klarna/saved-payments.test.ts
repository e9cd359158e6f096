import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandboxServer, type RunningSandbox } from '@klarsikt/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeSavedPayments, renewalOrder, type SavedPaymentsHarness } from '../testing/saved-payments-contract.js'
import { createKlarna } from './klarna.js'

const TIMEOUT_MS = 15_000
const HURRIED_MS = 50

let sandbox: RunningSandbox
let harness: SavedPaymentsHarness

beforeAll(async () => {
  sandbox = await startSandboxServer()
  harness = openHarness(await closedUrl())
})
afterAll(() => sandbox.stop())

const klarna = (url: string, timeoutMs: number) =>
  createKlarna({
    url,
    user: 'u',
    password: 'p',
    timeoutMs,
    shopUrl: () => 'https://shop.invalid',
    noticeKey: () => 'key',
  })

async function control(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${sandbox.klarnaUrl}/__control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Record<string, unknown>
}

/** An address where nothing listens. */
async function closedUrl(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

const CHANGES = {
  cancelled: { status: 'CANCELLED' },
  suspended: { status: 'SUSPENDED' },
  expired: { expiry_date: '01/2020' },
  declined: { declines: true },
  good: { declines: false },
}
const OPERATIONS = { tokenise: 'payments.create-customer-token', charge: 'tokens.charge', read: 'tokens.read' }
const FAULTS = { 'lost-answer': 'reset-after', 'server-error': 'error', slow: 'slow' }

async function tokens(): Promise<{ token_id: string }[]> {
  const answer = await control('GET', '/tokens')
  return answer['tokens'] as { token_id: string }[]
}

function openHarness(nowhere: string): SavedPaymentsHarness {
  return {
    provider: klarna(sandbox.klarnaUrl, TIMEOUT_MS),
    hurried: klarna(sandbox.klarnaUrl, HURRIED_MS),
    away: klarna(nowhere, TIMEOUT_MS),
    async reset() {
      await control('POST', '/reset')
      await control('POST', '/callbacks/plan', { mode: 'off' })
    },
    async approve(intent) {
      await control('POST', `/hosted/${intent.page}`, { choice: 'approve' })
      const progress = await klarna(sandbox.klarnaUrl, TIMEOUT_MS).progress(intent)
      if (!progress.ok || progress.value.state !== 'authorized') throw new Error('not authorized')
      return progress.value.token
    },
    async failNext(call, kind) {
      // A read is tried twice.
      const times = call === 'read' ? 2 : 1
      await control('POST', '/faults', { operation: OPERATIONS[call], kind: FAULTS[kind], times })
    },
    async change(to) {
      for (const { token_id } of await tokens()) await control('POST', `/tokens/${token_id}`, CHANGES[to])
    },
    tokens: async () => (await tokens()).length,
    async charges() {
      const { charges } = (await control('GET', '/summary')) as {
        charges: { customer_token: string | null; merchant_reference1: string }[]
      }
      return charges.filter((one) => one.customer_token !== null).map((one) => one.merchant_reference1)
    },
  }
}

describeSavedPayments('Klarna', () => harness)

describe('test customers of the simulator', () => {
  it.each([
    ['declined', { kind: 'declined', code: 'PAYMENT_METHOD_FAILED' }],
    ['expired', { kind: 'unusable', reason: 'expired' }],
    ['suspended', { kind: 'unusable', reason: 'suspended' }],
  ])('eva+%s@example.com', async (tag, error) => {
    await harness.reset()
    const { provider } = harness
    const request = renewalOrder('10000001', `eva+${tag}@example.com`)
    const intent = await provider.createSession(request)
    if (!intent.ok) throw new Error(intent.error.kind)
    const made = await provider.savedPayments?.tokenise(request, await harness.approve(intent.value), 'save-1')
    if (!made?.ok) throw new Error('not saved')
    const { token } = made.value
    expect(await provider.savedPayments?.chargeToken(token, renewalOrder('10000002'), 'charge-1')).toEqual({
      ok: false,
      error,
    })
  })
})

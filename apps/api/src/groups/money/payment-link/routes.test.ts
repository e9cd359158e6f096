import { randomBytes } from 'node:crypto'
import { RATE_LIMITS } from '@klarsikt/core/limits'
import { createEncryption } from '@klarsikt/server/encryption'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SECRET } from '../../../testing/secret.js'
import { ask, createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'
import { createPaymentLink } from './create.js'

let api: TestApi
let anna: Visitor
let path = ''
beforeAll(async () => {
  api = await createTestApi()
  anna = await api.visitor()
  const store = api.deps.catalogue.state.content.stores[0] ?? null
  const made = await createPaymentLink(
    { ...api.deps, encryption: createEncryption(SECRET) },
    {
      channel: 'email' as const,
      amount: '1495,50',
      purpose: 'Glasögon',
      customer: { email: 'anna@example.se', firstName: 'Anna' },
      store,
    },
  )
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  path = made.value.link.replace('http://shop.test/betala/', '/api/payment/request/')
})
afterAll(() => api.drop())

const unknown = () => `/api/payment/request/${randomBytes(32).toString('base64url')}`

it('shows the amount to the holder of the link, and nothing about the recipient', async () => {
  const answer = await ask(api, path)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    success: true,
    data: {
      state: 'sent',
      payment: 'none',
      amount: 1495.5,
      purpose: 'Glasögon',
      storeName: api.deps.catalogue.state.content.stores[0]?.name,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      message: expect.any(String),
    },
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('pays only for a page of our own, with a token of its session', async () => {
  expect((await ask(api, path, { method: 'POST', body: '{}' })).body.error.code).toBe('csrf.invalid')
  expect((await anna.post(path, { outcome: 'perhaps' })).status).toBe(422)
  // This shop has no provider.
  expect((await anna.post(path, {})).body.error.code).toBe('payment.provider-unavailable')
  expect((await anna.post(path, { outcome: 'cancel' })).body).toMatchObject({ data: { state: 'sent' }, ended: null })
})

it('answers 404 for an unknown link, and limits guesses', async () => {
  for (const malformed of ['x', 'a'.repeat(42), `${'a'.repeat(43)}%00`, '..%2F..%2Fcart'])
    expect((await ask(api, `/api/payment/request/${malformed}`)).status).toBeGreaterThanOrEqual(400)
  const { tries } = RATE_LIMITS['payment-link-lookup:address']
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = attempt % 2 ? await anna.post(unknown(), {}) : await ask(api, unknown())
    expect([answer.status, answer.body.error.code]).toEqual([404, 'payment-link.not-found'])
  }
  const limited = await ask(api, unknown())
  expect([limited.status, limited.body.error.code]).toEqual([429, 'rate-limited'])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(api, path)).status, 'a link that was sent still opens').toBe(200)
})

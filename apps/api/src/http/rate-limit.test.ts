import { RATE_LIMITS, type RateLimitName } from '@klarsikt/core/limits'
import * as errorMessages from '@klarsikt/core/messages/error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, ask, createTestApi, type TestApi, type Visitor } from '../testing/test-api.js'
import { rateLimit } from './rate-limit.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi({ settings: { trustProxy: (_, hop) => hop === 0 } })))
afterAll(() => api.drop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const customer = { firstName: 'A', lastName: 'B', email: 'a@b.se', mobile: '', street: '', postalCode: '', city: '' }

function expectRefusal(answer: Answer): void {
  expect([answer.status, answer.body]).toEqual([
    429,
    { success: false, error: { code: 'rate-limited', message: errorMessages.tooManyRequests() } },
  ])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('limits by address', () => {
  const calls: [RateLimitName, (visitor: Visitor, headers: Record<string, string>) => Promise<Answer>][] = [
    ['cart:address', (one, headers) => one.post('/api/cart/update', { skuId: '100001-1', quantity: 1 }, headers)],
    ['checkout:address', (one, headers) => one.post('/api/checkout/setCustomer', customer, headers)],
    [
      'checkout-submit:address',
      (one, headers) =>
        one.post('/api/checkout/submit', { idempotencyKey: 'k'.repeat(20), termsAccepted: true }, headers),
    ],
    ['payment-start:address', (one, headers) => one.post('/api/payment/start', { paymentId: 'p'.repeat(20) }, headers)],
    ['search:address', (_, headers) => ask(api, '/api/site/search?q=linser', { headers })],
  ]

  it.each(calls)(
    '%s: the call after the last allowed one is refused, from another network it is not',
    async (name, call) => {
      const visitor = await api.visitor()
      const rule = rateLimit(name)
      const here = await call(visitor, from('198.51.100.7'))
      expect(here.status).not.toBe(429)
      for (let point = 0; point < RATE_LIMITS[name].tries; point++)
        await Promise.all([
          api.deps.rateLimits.consumeHere(rule, '198.51.100.7'),
          api.deps.rateLimits.consume(rule, '198.51.100.7'),
        ])
      expectRefusal(await call(visitor, from('198.51.100.7')))
      expect((await call(visitor, from('198.51.100.8'))).status).not.toBe(429)
    },
  )
})

describe('guessing', () => {
  const GUESSES = RATE_LIMITS['discount-code:address'].tries

  it('of discount codes is bounded by network, however many sessions and IPv6 addresses take part', async () => {
    const statuses: number[] = []
    const guess = async (visitor: Visitor, address: string) =>
      visitor.post('/api/cart/applyDiscount', { code: `GISSA${statuses.length}` }, from(address))
    let visitor = await api.visitor()
    for (let n = 0; n < GUESSES; n++) {
      if (n % 9 === 8) visitor = await api.visitor()
      statuses.push((await guess(visitor, `2001:db8:1:2::${(n + 1).toString(16)}`)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    expectRefusal(await guess(await api.visitor(), '2001:db8:1:2:ffff::1'))
    expect((await guess(await api.visitor(), '2001:db8:1:3::1')).status).toBe(422)
  })

  it('of gift cards is bounded by IPv6 network', async () => {
    const answers: Answer[] = []
    for (let n = 0; n < 12; n++)
      answers.push(
        await (
          await api.visitor()
        ).post(
          '/api/giftcard/lookup',
          { number: `64000000000000${n + 10}`, pin: '1111' },
          from(`2001:db8:9:9::${n + 1}`),
        ),
      )
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(RATE_LIMITS['gift-card-lookup:address'].tries)
    expectRefusal(answers.at(-1) as Answer)
  })
})

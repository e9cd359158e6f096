import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createShopClient, isFailure } from '../client/index.js'
import { mock, MockRefusal } from './mock.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createShopClient({ apiKey: 'k', baseUrl: 'http://api.test', csrfToken: () => 't' })

it('answers a call by the contract', async () => {
  server.use(
    mock('getUser', ({ headers }) => ({
      success: true as const,
      user: { isStore: headers.get('CSRF-TOKEN') === 't', name: 'Lund' },
    })),
  )
  expect(await client.getUser()).toEqual({ success: true, user: { isStore: true, name: 'Lund' } })
})

it('answers a link by its token, read and paid', async () => {
  const token = 'a'.repeat(43)
  const data = {
    state: 'sent' as const,
    payment: 'open' as const,
    amount: 1495,
    purpose: 'Glasögon',
    storeName: null,
    expiresAt: '2026-11-26T10:00:00.000Z',
    message: 'Fortsätt.',
  }
  server.use(
    mock('getPaymentLink', ({ params }) =>
      params['token'] === token
        ? { data }
        : new MockRefusal(404, { code: 'payment-link.not-found', message: 'Ingen sådan.' }),
    ),
    mock('payPaymentLink', ({ body, headers }) => ({
      data,
      redirectUrl: body.outcome ? null : `https://klarna.test/${headers.get('CSRF-TOKEN')}`,
      ended: body.outcome === 'cancel' ? ('cancelled' as const) : null,
    })),
  )
  expect(await client.getPaymentLink({ params: { token } })).toEqual({ data })
  expect(isFailure(await client.getPaymentLink({ params: { token: 'b' } }))).toBe(true)
  expect(await client.payPaymentLink({ params: { token }, body: {} })).toMatchObject({
    redirectUrl: 'https://klarna.test/t',
  })
  expect(await client.payPaymentLink({ params: { token }, body: { outcome: 'cancel' } })).toMatchObject({
    redirectUrl: null,
    ended: 'cancelled',
  })
})

it('answers a refusal with its status', async () => {
  server.use(
    mock(
      'applyDiscount',
      ({ body }) => new MockRefusal(422, { code: 'discount.invalid', message: `Ogiltig: ${body.code}` }),
    ),
  )
  const answer = await client.applyDiscount({ body: { code: 'X' } })
  expect(isFailure(answer) && answer.error.message).toBe('Ogiltig: X')
})

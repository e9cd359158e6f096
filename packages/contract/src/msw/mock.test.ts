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

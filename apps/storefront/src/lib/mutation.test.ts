import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { outcomeOf } from '@klarsikt/forms'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { browserAction } from './mutation.js'

const server = setupServer(mock('getShopper', () => new MockRefusal(503, { code: 'unavailable', message: 'Nej.' })))
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const act = browserAction(async (client) => (await outcomeOf(client.listOrders({ query: {} }))).ok)
const request = () => new Request('https://shop.test/', { method: 'POST', body: new FormData() })

it('gives what came of a call, also of one that was refused', async () => {
  server.use(mock('listOrders', () => ({ data: [] })))
  expect(await act({ request: request() })).toBe(true)
  server.use(mock('listOrders', () => new MockRefusal(503, { code: 'unavailable', message: 'Nej.' })))
  expect(await act({ request: request() })).toBe(false)
})

it('keeps the page as it is when an answer was lost, with what was typed into it [ERR-002]', async () => {
  server.use(http.get('*/api/order/list', () => HttpResponse.error()))
  expect(await act({ request: request() })).toMatchObject({ data: false, init: { status: 503 } })
})

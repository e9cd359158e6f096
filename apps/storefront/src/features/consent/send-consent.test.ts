import { mock } from '@klarsikt/contract/msw'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { configureBrowserClient } from '../../lib/client-settings.js'
import { sendConsent } from './send-consent.js'

const CONSENT = { groups: ['C0001' as const], version: 1, decidedAt: '2026-11-27T08:00:00.000Z' }
const server = setupServer()
const calls: string[] = []

beforeAll(() => {
  server.listen()
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
  })
})
beforeEach(() => void (calls.length = 0))
afterEach(() => {
  server.resetHandlers()
  configureBrowserClient({ apiKey: 'key' })
})
afterAll(() => server.close())

const form = () => {
  const choice = new FormData()
  choice.set('choice', 'none')
  return choice
}

it('sends the choice of who has no session as the first request', async () => {
  configureBrowserClient({ apiKey: 'key' })
  let body = ''
  server.use(
    http.post('*/consent', async ({ request }) => {
      body = await request.text()
      return new HttpResponse(null, { status: 204 })
    }),
    mock('getConsent', () => ({ data: CONSENT })),
  )
  const { data } = await sendConsent(form())
  expect(data).toEqual({ ok: true, value: { data: CONSENT } })
  expect(body).toBe('choice=none')
  expect(calls[0]).toBe('POST /consent')
})

it('says so where the choice could not be recorded', async () => {
  configureBrowserClient({ apiKey: 'key' })
  server.use(http.post('*/consent', () => new HttpResponse(null, { status: 503 })))
  const { data } = await sendConsent(form())
  expect(data).toMatchObject({ ok: false, code: 'network' })
  expect(calls).toEqual(['POST /consent'])
})

it('sends the choice with the token of the session where there is one', async () => {
  configureBrowserClient({ apiKey: 'key', token: 'token' })
  let token: string | null = null
  server.use(
    mock('setConsent', ({ headers }) => {
      token = headers.get('csrf-token')
      return { data: CONSENT }
    }),
  )
  const { data } = await sendConsent(form())
  expect(data).toMatchObject({ ok: true })
  expect(token).toBe('token')
})

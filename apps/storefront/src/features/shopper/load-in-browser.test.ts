import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { forgetToken } from '../../lib/client-settings.js'
import { fetchShopperFacts, loadInBrowser, shopperLoaded } from './load-in-browser.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const FACTS = { shopper: null, consent: null, user: null }

it('asks for the facts, and keeps the last ones where they cannot be had', async () => {
  server.use(http.get('*/shopper', () => HttpResponse.json(FACTS)))
  expect(await loadInBrowser(fetchShopperFacts)).toEqual(FACTS)
  server.use(http.get('*/shopper', () => new HttpResponse(null, { status: 503 })))
  expect(await loadInBrowser(fetchShopperFacts)).toEqual(FACTS)
  server.use(http.get('*/shopper', () => HttpResponse.error()))
  expect(await loadInBrowser(fetchShopperFacts)).toEqual(FACTS)
})

it('waits for a load under way', async () => {
  const answer = Promise.withResolvers<typeof FACTS>()
  const loaded = loadInBrowser(() => answer.promise)
  let waited = false
  const waiting = shopperLoaded().then(() => (waited = true))
  await Promise.resolve()
  expect(waited).toBe(false)
  answer.resolve(FACTS)
  await Promise.all([loaded, waiting])
})

it('asks again when the session has changed before the answer', async () => {
  const before = { ...FACTS, user: { name: 'Anna', isStore: false } }
  const answers = [before, FACTS]
  const loaded = loadInBrowser(async () => {
    const answer = answers.shift() ?? FACTS
    if (answer === before) forgetToken()
    return answer
  })
  expect(await loaded).toEqual(FACTS)
})

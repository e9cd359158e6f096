import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientSettings, configureBrowserClient } from './client-settings.js'
import { BROWSER_SETTINGS } from './store-client.js'

const refusal = (status: number, code: string) =>
  Response.json({ success: false, error: { code, message: 'Nej.' } }, { status })
let answers: (() => Response)[] = []
const sent: (string | null)[] = []
let shopperCalls = 0

beforeEach(() => {
  sent.length = 0
  shopperCalls = 0
  configureBrowserClient({ apiKey: 'k', token: 'old' })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/api/site/shopper')) {
      shopperCalls += 1
      return Response.json({ token: 'new', cartHead: null, consent: null })
    }
    sent.push(new Headers(init?.headers).get('CSRF-TOKEN'))
    return answers.shift()?.() ?? Response.json({ success: true })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Makes a call as the client does. */
async function post(): Promise<number | undefined> {
  const token = await BROWSER_SETTINGS.csrfToken?.()
  const headers = { 'CSRF-TOKEN': token ?? '' }
  return (await BROWSER_SETTINGS.fetch?.('/api/auth/x', { method: 'POST', headers }))?.status
}

it('asks for the shopper once where none is loaded, and not at all where one is [API-016]', async () => {
  await post()
  expect(shopperCalls).toBe(0)
  configureBrowserClient({ apiKey: 'k' })
  await Promise.all([post(), post()])
  expect(shopperCalls).toBe(1)
  expect(sent).toEqual(['old', 'new', 'new'])
})

it('asks for a new token after a refusal which says that the session has ended', async () => {
  answers = [() => refusal(401, 'request.unauthorized')]
  expect(await post()).toBe(401)
  expect(clientSettings().token).toBeUndefined()
  expect(await post()).toBe(200)
  expect(sent).toEqual(['old', 'new'])
})

it('keeps the token after another refusal, such as of a wrong password', async () => {
  answers = [() => refusal(401, 'login.failed')]
  expect(await post()).toBe(401)
  expect(clientSettings().token).toBe('old')
})

it('tries once more with a new token where the old one has run out', async () => {
  answers = [() => refusal(403, 'csrf.invalid')]
  expect(await post()).toBe(200)
  expect(sent).toEqual(['old', 'new'])
})

it('is not refused where two first requests have begun a session each, and the cookie of the other one came last', async () => {
  configureBrowserClient({ apiKey: 'k' })
  let cookie = ''
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/api/site/shopper')) {
      const token = `token of ${cookie === '' ? 'the first' : cookie}`
      cookie = 'the other'
      return Response.json({ token, cartHead: null, consent: null })
    }
    const token = new Headers(init?.headers).get('CSRF-TOKEN')
    sent.push(token)
    return token === `token of ${cookie}` ? Response.json({ success: true }) : refusal(403, 'csrf.invalid')
  })
  expect(await post()).toBe(200)
  expect(sent).toEqual(['token of the first', 'token of the other'])
  expect(clientSettings().token).toBe('token of the other')
})

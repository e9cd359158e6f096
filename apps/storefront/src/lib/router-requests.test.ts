import { dismissAll } from '@klarsikt/design-system/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetLoss, onLoss, tryWaiting } from './connection.js'
import { keepRouterRequests } from './router-requests.js'

const own = globalThis.fetch
afterEach(() => {
  globalThis.fetch = own
  forgetLoss()
  dismissAll()
})

function keep(...answers: readonly (() => Promise<Response>)[]) {
  const asked = vi.fn<typeof fetch>()
  for (const answer of answers) asked.mockImplementationOnce(answer)
  globalThis.fetch = asked
  keepRouterRequests()
  return asked
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const page = () => Promise.resolve(new Response('data'))
const { signal } = new AbortController()

it.each(['/__manifest?paths=%2Fcart', '/mitt-konto.data'])(
  '%s of the router waits until it is reached',
  async (path) => {
    const cut = () =>
      Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })))
    const away = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const asked = keep(lost, cut, away, page)
    const answer = fetch(new URL(path, location.href), { signal })
    for (const tries of [1, 2, 3]) {
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(tries))
      await vi.waitFor(() => {
        tryWaiting()
        expect(asked).toHaveBeenCalledTimes(tries + 1)
      })
    }
    expect(await (await answer).text()).toBe('data')
  },
)

it('loads no new document under a press when a newer release has other routes, but at the visitor’s word [ERR-002]', async () => {
  const newer = () =>
    Promise.resolve(new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }))
  let isUnderWay = true
  const forget = onLoss(
    () => null,
    () => isUnderWay,
  )
  const ask = () => fetch(new URL('/__manifest?paths=%2Fcart', location.href), { signal })
  const asked = keep(newer, newer, page)
  expect((await ask()).status).toBe(204)
  isUnderWay = false
  const pressed = ask()
  await vi.waitFor(() => {
    tryWaiting()
    expect(asked).toHaveBeenCalledTimes(3)
  })
  expect(await (await pressed).text()).toBe('data')
  forget()
})

it('passes an answer of the shop on as it is, also one that refuses', async () => {
  keep(() => Promise.resolve(new Response('away', { status: 503, headers: { 'X-Remix-Response': 'yes' } })))
  expect((await fetch(new URL('/stores.data', location.href), { signal })).status).toBe(503)
})

it.each([
  ['a list of routes that is fetched ahead', new URL('/__manifest?paths=%2Fcart', location.href), {}],
  ['a change', new URL('/cart.data', location.href), { method: 'POST', signal }],
  ['a call of the shop', '/api/cart', { signal }],
] as const)('leaves %s to who sent it', async (_, address, init) => {
  keep(lost)
  await expect(fetch(address, init)).rejects.toThrow('Failed to fetch')
})

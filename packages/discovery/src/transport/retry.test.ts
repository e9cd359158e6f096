import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fakeEnvironment } from '../testing/fake-environment.js'
import { fetchWithRetry, nextWait } from './retry.js'

const HOUR_MS = 3_600_000

function start(respond: () => { status: number } | Error) {
  const outside = fakeEnvironment({ respond })
  const times: number[] = []
  const env = {
    ...outside.env,
    fetch: (url: string, init: RequestInit) => (times.push(outside.clock.now()), outside.env.fetch(url, init)),
  }
  const answer = fetchWithRetry(env, 'https://api.test/v2/x', { method: 'POST', body: '{"a":1}' })
  return { ...outside, answer, times }
}

describe('a call with retries', () => {
  it.each([
    [200, 1, 'success'],
    [404, 1, 'stops [WRETRY-003]'],
    [422, 1, 'stops [WRETRY-001]'],
    [500, 10, 'is tried again [WRETRY-004], ten times in all [WRETRY-012]'],
    [201, 10, 'is no success either'],
    [429, 10, 'is tried again'],
  ])('%i: %i attempts: %s, and the last answer comes back [WRETRY-006]', async (status, attempts) => {
    const run = start(() => ({ status }))
    await run.clock.pass(HOUR_MS)
    expect((await run.answer)?.status).toBe(status)
    expect(run.calls).toHaveLength(attempts)
    expect(run.clock.waiting()).toBe(0)
  })

  it('succeeds at the second attempt, 100 ms later [WRETRY-004] [WRETRY-013]', async () => {
    let attempt = 0
    const run = start(() => ({ status: ++attempt === 1 ? 500 : 200 }))
    await run.clock.pass(HOUR_MS)
    expect((await run.answer)?.status).toBe(200)
    expect(run.times.map((time) => time - (run.times[0] ?? 0))).toEqual([0, 100])
  })

  it('reports the request and the answer of a 422 [WRETRY-002]', async () => {
    const run = start(() => ({ status: 422 }))
    await run.answer
    await vi.waitFor(() => expect(run.reports).toHaveLength(1))
    expect(run.reports).toEqual([[expect.stringContaining('/v2/x'), { request: '{"a":1}', response: '{}' }]])
  })

  it('leaves personal ids out of the report', async () => {
    const outside = fakeEnvironment({ respond: () => ({ status: 422 }) })
    const body = JSON.stringify({
      query: 'q',
      dsid: 'secret"1',
      user_id: 'secret2',
      session_id: 'secret3\\',
      tenant: 't',
    })
    await fetchWithRetry(outside.env, 'https://api.test/v2/x', { body })
    await vi.waitFor(() => expect(outside.reports).toHaveLength(1))
    const [, details] = outside.reports[0] ?? []
    const request = (details as { request: string }).request
    expect(request).not.toContain('secret')
    expect(JSON.parse(request)).toMatchObject({ query: 'q', tenant: 't' })
  })

  it('is retried less often when the server asks for it', async () => {
    const outside = fakeEnvironment({ respond: () => ({ status: 500 }) })
    const answer = fetchWithRetry({ ...outside.env, attempts: 2 }, 'https://api.test/v2/x')
    await outside.clock.pass(HOUR_MS)
    expect((await answer)?.status).toBe(500)
    expect(outside.calls).toHaveLength(2)
  })

  it('stops when the browser refuses it, and retries when there is no network [WRETRY-005]', async () => {
    const refused = start(() => new TypeError('CORS'))
    await refused.clock.pass(HOUR_MS)
    expect(await refused.answer).toBeUndefined()
    expect(refused.calls).toHaveLength(1)
    const offline = start(() => ({ status: 200 }))
    offline.net.online = false
    const answer = fetchWithRetry(offline.env, 'https://api.test/v2/y')
    await offline.clock.pass(200)
    offline.net.online = true
    await offline.clock.pass(HOUR_MS)
    expect((await answer)?.status).toBe(200)
  })

  it('waits about twice as long each time, and never far above a minute [WRETRY-014]', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 70_000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (last, random) => {
          const wait = nextWait(last, () => random)
          const plain = last * (2 + random)
          expect(wait).toBe(plain > 60_000 ? 60_000 * (1 + random / 10) : plain)
          expect(wait).toBeLessThanOrEqual(66_000)
          expect(wait).toBeGreaterThanOrEqual(Math.min(2 * last, 60_000))
        },
      ),
    )
  })
})

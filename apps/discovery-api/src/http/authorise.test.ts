import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ADMIN_KEY } from '../testing/secret.js'
import { ask, createTestService, type TestService } from '../testing/test-service.js'
import { WRONG_KEYS } from './rate-limits.js'

let service: TestService
let key: string
let network = 0
beforeAll(async () => {
  service = await createTestService({ rateLimitFactor: 1, settings: { trustProxy: () => true } })
  key = await service.tenant('optik')
})
afterAll(() => service.drop())
beforeEach(() => {
  network += 1
})

const remove = (given: string, { tenant = 'optik', host = 1 } = {}) =>
  ask(service, `/v2/feed/${tenant}/se/products/x`, {
    method: 'DELETE',
    key: given,
    headers: { 'x-forwarded-for': `2001:db8:0:${network}::${host}` },
  })

describe('wrong keys', () => {
  it('are refused after a few, whatever tenant they name and whatever address of a network they come from', async () => {
    const answers = []
    for (let n = 0; n < 60; n++) answers.push(await remove(`wrong${n}`, { tenant: `tenant${n}`, host: n }))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
    const last = answers.at(-1)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(last?.body.error.message).toBe('Too many wrong keys from this network; try again later.')
    for (const right of [key, ADMIN_KEY]) expect((await remove(right)).status).toBe(429)
    // The rate limits read the real clock, so it has to be moved.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + WRONG_KEYS.seconds * 1_000 })
    expect((await remove(ADMIN_KEY)).status).toBe(200)
    vi.useRealTimers()
  })

  it('are counted when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => remove(`wrong${n}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('leave right ones alone, as many as there are', async () => {
    for (let n = 0; n < 30; n++) expect((await remove(n % 2 ? key : ADMIN_KEY)).status).toBe(200)
    expect((await remove('wrong')).status).toBe(401)
    expect((await remove(key, { tenant: 'annan' })).status).toBe(401)
  })
})

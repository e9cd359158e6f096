import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/fake-environment.js'
import { shopAnswers } from '../testing/shop.js'
import { tracking } from '../testing/tracking.js'
import { TOKEN_KEY, TOKEN_TIMEOUT_MS } from './visitor-token.js'

describe('the signature of a browser', () => {
  it('is requested once, sent with every batch, and stored for the next page', async () => {
    const storage = new Map<string, string>()
    const { tracker, sent, to } = tracking({ storage })
    tracker.pageView('p')
    await sent()
    tracker.addToCart('p')
    await sent()
    const [device] = to('create-visitor').map(({ body }) => body['dsid'])
    expect(to('create-visitor')).toHaveLength(1)
    expect(to('create-events').map(({ body }) => body['visitor_token'])).toEqual(['token', 'token'])
    const next = tracking({ storage })
    next.tracker.pageView('p')
    expect(await next.sent()).toMatchObject([{ dsid: device }])
    expect(next.to('create-visitor')).toEqual([])
    expect(next.to('create-events')[0]?.body['visitor_token']).toBe('token')
  })

  it.each([
    ['does not know the call', () => ({ status: 404 })],
    ['has signed too many', () => ({ status: 429 })],
    ['cannot be reached', () => new Error('offline')],
    ['answers strangely', () => ({ json: { visitor_token: 7, expires_in: 'x' } })],
  ])('is done without where the service %s', async (_, answer) => {
    const { tracker, sent, to } = tracking({
      respond: (call) => (call.path === 'create-visitor' ? answer() : shopAnswers(call)),
    })
    tracker.pageView('p')
    expect(await sent()).toHaveLength(1)
    expect(to('create-events')[0]?.body).not.toHaveProperty('visitor_token')
    tracker.pageView('q')
    expect(await sent()).toHaveLength(2)
    expect(to('create-visitor')).toHaveLength(1)
  })

  it('is awaited with a timeout', async () => {
    const { tracker, clock, to } = tracking({
      respond: (call) => (call.path === 'create-visitor' ? new Promise(() => undefined) : shopAnswers(call)),
    })
    tracker.pageView('p')
    await clock.pass(1000)
    expect(to('create-events')).toEqual([])
    await clock.pass(TOKEN_TIMEOUT_MS)
    expect(to('create-events')).toHaveLength(1)
  })

  it('is renewed when it expires, and removed with the consent', async () => {
    const { client, tracker, sent, to, storage } = tracking()
    tracker.pageView('p')
    await sent()
    expect(storage.has(TOKEN_KEY)).toBe(true)
    client.setConsent(false)
    expect(storage.has(TOKEN_KEY)).toBe(false)
    const again = tracking({
      storage: new Map([
        [TOKEN_KEY, '5 old shop d'],
        ['klarsikt_dsid', 'd'],
      ]),
    })
    again.tracker.pageView('p')
    await again.sent()
    expect(again.to('create-events')[0]?.body['visitor_token']).toBe('token')
    expect([to('create-visitor').length, again.to('create-visitor').length]).toEqual([1, 1])
  })

  it('stores and sends nothing when consent is withdrawn meanwhile', async () => {
    const { promise, resolve } = deferred<{ json: object }>()
    const { client, tracker, clock, storage, to } = tracking({
      respond: (call) => (call.path === 'create-visitor' ? promise : shopAnswers(call)),
    })
    tracker.pageView('p')
    await clock.pass(1000)
    client.setConsent(false)
    resolve({ json: { visitor_token: 'token', expires_in: 1000 } })
    await clock.pass(5000)
    expect(to('create-events')).toEqual([])
    expect([...storage.keys()]).toEqual([])
  })

  it('is not requested without consent', async () => {
    for (const options of [{ consent: false, anonymousEvents: true }, { consent: undefined }]) {
      const { tracker, sent, to } = tracking(options)
      tracker.pageView('p')
      await sent()
      expect(to('create-visitor')).toEqual([])
    }
  })
})

import { describe, expect, it } from 'vitest'
import { settle } from '../testing/fake-environment.js'
import { tracking } from '../testing/tracking.js'

describe('a client on a page', () => {
  it('sends pending events when the page is closed, and the rest when the network is back', async () => {
    const { client, target, beacons, tracker, net, clock, to, log } = tracking()
    const stop = client.start()
    tracker.pageView('p')
    target.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
    net.online = false
    await clock.pass(1000)
    net.online = true
    target.dispatchEvent(new Event('online'))
    await clock.pass(60_000)
    expect(to('create-events').length).toBeGreaterThan(0)
    expect(log.getState().events).toMatchObject({ waiting: 0, sent: 1 })
    stop()
    tracker.pageView('q')
    target.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
  })

  it('sends pending events when it is hidden, once', () => {
    const { client, target, beacons, tracker, net } = tracking()
    const stop = client.start()
    tracker.pageView('p')
    target.dispatchEvent(new Event('visibilitychange'))
    expect(beacons).toHaveLength(0)
    net.hidden = true
    target.dispatchEvent(new Event('visibilitychange'))
    target.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
    stop()
  })

  it('logs the status of events, and which ones wait for consent', async () => {
    const { client, tracker, clock, log } = tracking({ consent: undefined as never })
    tracker.pageView('p')
    expect(log.getState()).toMatchObject({
      events: { held: 1 },
      entries: [
        { kind: 'consent', consent: undefined },
        { kind: 'event', status: 'held', type: 'page_view' },
      ],
    })
    client.setConsent(true)
    await clock.pass(1000)
    tracker.addToCart('p')
    client.setConsent(false)
    tracker.addToCart('q')
    const logged = log.getState().entries.map((entry) => {
      if (entry.kind === 'event') return `${entry.status} ${entry.type}`
      if (entry.kind === 'problem') return entry.message
      return entry.kind === 'call' ? `${entry.status} ${entry.path}` : `consent ${entry.consent}`
    })
    expect(logged).toEqual([
      'consent undefined',
      'held page_view',
      'waiting page_view',
      'consent true',
      '200 create-events',
      'sent page_view',
      'waiting add_to_cart',
      'dropped add_to_cart',
      'consent false',
      'dropped add_to_cart',
    ])
    expect(log.getState().events).toEqual({ waiting: 0, held: 0, dropped: 2, sent: 1 })
    expect(client.consent()).toBe(false)
  })

  it('is one: a second is refused in development and reported in production [WPAGE-040]', async () => {
    const first = tracking()
    const stop = first.client.start()
    const second = tracking()
    expect(() => second.client.start()).toThrow('Only one discovery client can be started on a page')
    Object.assign(second.client.env, { development: false })
    second.client.start()()
    expect(second.reports).toHaveLength(1)
    stop()
    second.client.start()()
    await settle()
  })
})

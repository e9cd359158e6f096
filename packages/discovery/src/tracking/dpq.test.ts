import { describe, expect, it } from 'vitest'
import { PURCHASE, tracking } from '../testing/tracking.js'
import { takeDpq } from './dpq.js'

describe('dpq', () => {
  it('runs calls queued before it loaded, in order, and then later calls', async () => {
    const { client, env, sent, to } = tracking()
    const before = Object.assign(() => undefined, {
      q: [
        ['setMarket', 'no'],
        ['setUserId', 7],
        ['setProductId', 'p'],
      ],
    })
    env.host['dpq'] = before
    const end = takeDpq(client)
    const dpq = env.host['dpq'] as (...call: unknown[]) => void
    dpq('addToCart', 'p')
    dpq('purchase', PURCHASE)
    dpq('setSessionId', 's')
    const events = await sent()
    expect(events.map(({ event_type, user_id }) => [event_type, user_id])).toEqual([
      ['page_view', '7'],
      ['add_to_cart', '7'],
      ['purchase', '7'],
    ])
    expect(to('create-events')[0]?.body['market']).toBe('no')
    end()
    expect(env.host['dpq']).toBe(before)
  })

  it('reports wrong calls with the messages of the guards', () => {
    const { client, env, reports } = tracking()
    takeDpq(client)
    const dpq = env.host['dpq'] as (...call: unknown[]) => void
    dpq('setMarket', null)
    dpq('setUserId', {})
    dpq('constructor', 'x')
    dpq()
    expect(reports.map(([message]) => message)).toEqual([
      'setMarket event requires a string as an argument',
      'setUserId event requires a string as an argument',
      'dpq does not know constructor',
      'dpq does not know undefined',
    ])
  })
})

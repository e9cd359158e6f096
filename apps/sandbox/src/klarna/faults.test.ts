import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authorized, control, place, received } from './testing/bench.js'

/** Returns the waits so far in ms. */
const waits = () => vi.mocked(setTimeout).mock.calls.map(([, ms]) => ms)

describe('configured faults', () => {
  beforeEach(() => void vi.spyOn(globalThis, 'setTimeout'))
  afterEach(() => void vi.restoreAllMocks())

  it('drops the answer after the charge; the same key returns the order', async () => {
    const token = await authorized()
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'reset-after' })
    await expect(place(token, 'key-9')).rejects.toThrow()
    const summary = await control('GET', '/summary')
    const found = await place(token, 'key-9')
    expect(found.body['order_id']).toBe(summary.body.charges[0]?.order_id)
    expect((await control('GET', '/summary')).body['orders']).toBe(1)
  })

  it('answers 500 without effect, hangs as long as configured, then recovers', async () => {
    const token = await authorized()
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'error' })
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'hang', ms: 60 })
    expect((await place(token, 'k')).status).toBe(500)
    expect((await place(token, 'k')).status).toBe(504)
    expect(waits()).toContain(60)
    expect((await control('GET', '/summary')).body['orders']).toBe(0)
    expect((await place(token, 'k')).status).toBe(200)
  })

  it('answers late but correctly when it is slow', async () => {
    const token = await authorized()
    await control('POST', '/faults', { operation: 'payments.place-order', kind: 'slow', ms: 70 })
    expect((await place(token, 'k')).status).toBe(200)
    expect(waits()).toContain(70)
  })

  it('holds callbacks and sends them duplicated and out of order', async () => {
    await control('POST', '/callbacks/plan', { mode: 'hold' })
    await authorized()
    await control('POST', '/callbacks/idle')
    expect(received).toEqual([])
    const sent = await control('POST', '/callbacks/send', { which: 'held', copies: 10, order: 'reverse' })
    expect(sent.body['statuses']).toHaveLength(20)
    expect(received).toHaveLength(20)
    await control('POST', '/callbacks/send', { which: 'all', copies: 2, order: 'shuffle' })
    expect(received).toHaveLength(24)
  })

  it('shuffles callbacks the same way for the same seed', async () => {
    await control('POST', '/callbacks/plan', { mode: 'off' })
    for (let buyer = 0; buyer < 4; buyer += 1) await authorized()
    const shuffled = async (seed: number) => {
      received.length = 0
      await control('POST', '/callbacks/send', { order: 'shuffle', seed })
      return received.map(({ path, body }) => path + JSON.stringify(body))
    }
    const once = await shuffled(7)
    expect(await shuffled(7)).toEqual(once)
    const other = await shuffled(8)
    expect(other).not.toEqual(once)
    expect(other.toSorted()).toEqual(once.toSorted())
  })
})

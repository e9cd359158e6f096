import { describe, expect, it, vi } from 'vitest'
import { installQueue } from './idle.js'

type Queue = ((...call: unknown[]) => void) & { q?: unknown[] }

function stub(): Queue {
  const queue: Queue = (...call) => void (queue.q ??= []).push(call)
  return queue
}

describe('the queue of the page', () => {
  it('loads the widget immediately when it has queued calls', () => {
    const dpq = stub()
    dpq('setMarket', 'se')
    const wake = vi.fn()
    installQueue({ dpq }, wake)
    expect(wake).toHaveBeenCalledOnce()
  })

  it.each([
    ['the stub of the page', stub()],
    ['nothing', undefined],
    ['a plain list', []],
  ])('with %s before it, holds the calls until the widget takes over, and restores what was there', (_, dpq) => {
    const host: Record<string, unknown> = { dpq }
    const wake = vi.fn()
    const giveBack = installQueue(host, wake)
    expect(wake).not.toHaveBeenCalled()
    const queue = host['dpq'] as Queue
    queue('addToCart', 1)
    expect(wake).toHaveBeenCalledOnce()
    expect(queue.q).toEqual([['addToCart', 1]])
    giveBack()
    expect(host['dpq']).toBe(dpq)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { hearQueue } from './idle.js'

type Queue = ((...call: unknown[]) => void) & { q?: unknown[] }

function stub(): Queue {
  const queue: Queue = (...call) => void (queue.q ??= []).push(call)
  return queue
}

describe('the queue of the page', () => {
  it('wakes the widget at once when something waits in it', () => {
    const dpq = stub()
    dpq('setMarket', 'se')
    const wake = vi.fn()
    hearQueue({ dpq }, wake)
    expect(wake).toHaveBeenCalledOnce()
  })

  it.each([
    ['the stub of the page', stub()],
    ['nothing', undefined],
    ['a plain list', []],
  ])(
    'with %s before it, holds what is told until the widget takes it over, and gives back what was there',
    (_, dpq) => {
      const host: Record<string, unknown> = { dpq }
      const wake = vi.fn()
      const giveBack = hearQueue(host, wake)
      expect(wake).not.toHaveBeenCalled()
      const queue = host['dpq'] as Queue
      queue('addToCart', 1)
      expect(wake).toHaveBeenCalledOnce()
      expect(queue.q).toEqual([['addToCart', 1]])
      giveBack()
      expect(host['dpq']).toBe(dpq)
    },
  )
})

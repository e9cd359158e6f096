import { afterEach, expect, it, vi } from 'vitest'
import { browserLocks } from '../testing/browser-locks.js'
import { inOrder } from './in-order.js'

afterEach(() => vi.unstubAllGlobals())

it('begins the second only when the first has been answered', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const log: string[] = []
  const first = Promise.withResolvers<void>()
  const { signal } = new AbortController()
  const restore = inOrder('cart', signal, async () => {
    log.push('restore')
    await first.promise
    log.push('restored')
  })
  const empty = inOrder('cart', signal, async () => void log.push('empty'))
  first.resolve()
  await Promise.all([restore, empty])
  expect(log).toEqual(['restore', 'restored', 'empty'])
})

it('leaves out what a later press has replaced', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const replaced = new AbortController()
  const work = vi.fn(async () => undefined)
  const waiting = inOrder('cart', replaced.signal, work)
  replaced.abort()
  await expect(waiting).rejects.toThrow()
  expect(work).not.toHaveBeenCalled()
})

it('runs at once where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await inOrder('cart', new AbortController().signal, async () => 'done')).toBe('done')
})

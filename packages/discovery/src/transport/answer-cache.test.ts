import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { deferred, fakeClock } from '../testing/fake-environment.js'
import { createAnswerCache } from './answer-cache.js'
import { canonical } from './canonical.js'

/** Makes a FinalizationRegistry that collects when the test says so. */
function registry() {
  const gone: (() => void)[] = []
  class Registry {
    readonly #cleanup: (held: () => void) => void
    constructor(cleanup: (held: () => void) => void) {
      this.#cleanup = cleanup
    }
    register(_: object, held: () => void) {
      gone.push(() => this.#cleanup(held))
    }
  }
  return {
    Registry: Registry as unknown as typeof FinalizationRegistry,
    collect: (most = gone.length) => gone.splice(0, most).forEach((run) => run()),
  }
}

describe('cached answers', () => {
  it('are requested once while one is in flight [WNET-009], and not again afterwards', async () => {
    const cache = createAnswerCache(fakeClock().wait)
    const { promise, resolve } = deferred<object>()
    const load = vi.fn(() => promise)
    const both = [cache.ask('a', load, () => true), cache.ask('a', load, () => true)]
    resolve({ n: 1 })
    expect(await Promise.all(both)).toEqual([{ n: 1 }, { n: 1 }])
    await cache.ask('a', load, () => true)
    expect(load).toHaveBeenCalledTimes(1)
    expect(cache.peek('a')).toEqual({ n: 1 })
  })

  it('are not cached when they failed, and a request that threw can be repeated', async () => {
    const cache = createAnswerCache(fakeClock().wait)
    await cache.ask(
      'a',
      () => Promise.resolve({ failed: true }),
      (answer) => !answer.failed,
    )
    expect(cache.peek('a')).toBeUndefined()
    await expect(
      cache.ask(
        'b',
        () => Promise.reject(new Error('x')),
        () => true,
      ),
    ).rejects.toThrow('x')
    expect(
      await cache.ask(
        'b',
        () => Promise.resolve({ ok: true }),
        () => true,
      ),
    ).toEqual({ ok: true })
  })

  it('are dropped by garbage collection after a minute [WNET-010]', async () => {
    const clock = fakeClock()
    const { Registry, collect } = registry()
    const cache = createAnswerCache(clock.wait, Registry)
    cache.put('a', { n: 1 })
    expect(clock.waiting()).toBe(1)
    await clock.pass(60_000)
    expect(clock.waiting()).toBe(0)
    collect()
    expect(cache.peek('a')).toBeUndefined()
  })

  it('that were replaced are not dropped with the previous one', () => {
    const { Registry, collect } = registry()
    const cache = createAnswerCache(fakeClock().wait, Registry)
    cache.put('a', { n: 1 })
    cache.put('a', { n: 2 })
    collect(1)
    expect(cache.peek('a')).toEqual({ n: 2 })
    collect()
    expect(cache.peek('a')).toBeUndefined()
  })

  it('stay 300000 ms without FinalizationRegistry [WNET-011]', async () => {
    const clock = fakeClock()
    const cache = createAnswerCache(clock.wait, null as never)
    cache.put('a', { n: 1 })
    await clock.pass(299_999)
    expect(cache.peek('a')).toEqual({ n: 1 })
    await clock.pass(1)
    expect(cache.peek('a')).toBeUndefined()
  })
})

it('writes equal bodies as equal texts, whatever the order of their keys [WNET-008]', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
      const reversed = Object.fromEntries(Object.entries(body).reverse())
      expect(canonical({ inner: reversed })).toBe(canonical({ inner: body }))
      expect(JSON.parse(canonical(body))).toEqual(JSON.parse(JSON.stringify(body)))
    }),
  )
  expect(canonical([2, 1])).not.toBe(canonical([1, 2]))
})

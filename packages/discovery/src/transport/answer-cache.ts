import type { Environment } from '../environment.js'

/** An answer is kept for this many ms. After that the garbage collector may remove it. */
export const STRONG_CACHE_MS = 60_000
/** Without FinalizationRegistry an answer is removed after this many ms. */
export const CACHE_MAX_AGE_MS = 300_000

/** Keeps answers by the text of their request. */
export interface AnswerCache {
  /** Returns the cached answer, or the promise of an equal request that is running, or else loads the answer. */
  readonly ask: <T extends object>(key: string, load: () => Promise<T>, cacheable: (answer: T) => boolean) => Promise<T>
  /** Returns the cached answer without waiting. */
  readonly peek: (key: string) => object | undefined
  readonly put: (key: string, answer: object) => void
}

type Entry = { readonly key: string; readonly ref: WeakRef<object> }

/**
 * Makes a cache. It holds answers for a minute, and then only weakly, so that the garbage collector may remove them.
 */
export function createAnswerCache(
  wait: Environment['wait'],
  Registry: typeof FinalizationRegistry | undefined = globalThis.FinalizationRegistry,
): AnswerCache {
  const cached = new Map<string, WeakRef<object>>()
  const held = new Set<object>()
  const flying = new Map<string, Promise<object>>()
  const forget = ({ key, ref }: Entry) => {
    if (cached.get(key) === ref) cached.delete(key)
  }
  const registry = Registry && new Registry(forget)
  const peek = (key: string) => cached.get(key)?.deref()
  const put = (key: string, answer: object) => {
    const entry: Entry = { key, ref: new WeakRef(answer) }
    cached.set(key, entry.ref)
    // `entry` is an object and not a closure, because a closure here would keep the answer alive that the registry
    // watches.
    registry?.register(answer, entry)
    held.add(answer)
    wait(registry ? STRONG_CACHE_MS : CACHE_MAX_AGE_MS, () => {
      held.delete(answer)
      if (!registry) forget(entry)
    })
  }
  return {
    peek,
    put,
    ask<T extends object>(key: string, load: () => Promise<T>, cacheable: (answer: T) => boolean) {
      const known = peek(key)
      if (known) return Promise.resolve(known as T)
      const asked = flying.get(key)
      if (asked) return asked as Promise<T>
      const flight = load()
        .then((answer) => {
          if (cacheable(answer)) put(key, answer)
          return answer
        })
        .finally(() => flying.delete(key))
      flying.set(key, flight)
      return flight
    },
  }
}

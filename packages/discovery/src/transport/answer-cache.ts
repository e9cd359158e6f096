import type { Environment } from '../environment.js'

/** Milliseconds that an answer is held strongly; after that the garbage collector decides. */
export const STRONG_CACHE_MS = 60_000
/** Milliseconds until an answer is dropped without FinalizationRegistry. */
export const CACHE_MAX_AGE_MS = 300_000

/** Answers by the text of their request. */
export interface AnswerCache {
  /** Deduplicates equal requests in flight, and sends none while the answer is cached. */
  readonly ask: <T extends object>(key: string, load: () => Promise<T>, cacheable: (answer: T) => boolean) => Promise<T>
  /** The cached answer, synchronously. */
  readonly peek: (key: string) => object | undefined
  readonly put: (key: string, answer: object) => void
}

type Entry = { readonly key: string; readonly ref: WeakRef<object> }

/** Caches answers: strongly for a minute, then weakly until garbage collection. */
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
    // No closure: it would share this scope, and the registry would hold the answer that it watches.
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

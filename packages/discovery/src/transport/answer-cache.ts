import type { Environment } from '../environment.js'

/** Milliseconds that an answer is held whatever the memory; after that the garbage collector decides. */
export const HELD_FOR = 60_000
/** Milliseconds until an answer is dropped where the collector cannot be heard. */
export const DROPPED_AFTER = 300_000

/** Answers by the text of their request. */
export interface AnswerCache {
  /** Asks once for equal requests in flight, and not at all while the answer is kept. */
  readonly ask: <T extends object>(key: string, load: () => Promise<T>, keep: (answer: T) => boolean) => Promise<T>
  /** The kept answer, at once. */
  readonly peek: (key: string) => object | undefined
  readonly put: (key: string, answer: object) => void
}

type Entry = { readonly key: string; readonly ref: WeakRef<object> }

/** Remembers answers: firmly for a minute, then as long as there is memory to spare (decisions N17). */
export function createAnswerCache(
  wait: Environment['wait'],
  Registry: typeof FinalizationRegistry | undefined = globalThis.FinalizationRegistry,
): AnswerCache {
  const kept = new Map<string, WeakRef<object>>()
  const held = new Set<object>()
  const flying = new Map<string, Promise<object>>()
  const forget = ({ key, ref }: Entry) => {
    if (kept.get(key) === ref) kept.delete(key)
  }
  const registry = Registry && new Registry(forget)
  const peek = (key: string) => kept.get(key)?.deref()
  const put = (key: string, answer: object) => {
    const entry: Entry = { key, ref: new WeakRef(answer) }
    kept.set(key, entry.ref)
    // No closure: it would share this scope, and the registry would hold the answer that it watches.
    registry?.register(answer, entry)
    held.add(answer)
    wait(registry ? HELD_FOR : DROPPED_AFTER, () => {
      held.delete(answer)
      if (!registry) forget(entry)
    })
  }
  return {
    peek,
    put,
    ask<T extends object>(key: string, load: () => Promise<T>, keep: (answer: T) => boolean) {
      const known = peek(key)
      if (known) return Promise.resolve(known as T)
      const asked = flying.get(key)
      if (asked) return asked as Promise<T>
      const flight = load()
        .then((answer) => {
          if (keep(answer)) put(key, answer)
          return answer
        })
        .finally(() => flying.delete(key))
      flying.set(key, flight)
      return flight
    },
  }
}

import type { KeyValueStorage } from '../environment.js'

/** Where earlier searches lie: a JSON list of strings, the newest last. Other widgets of this kind wrote the same. */
export const SEARCHES_KEY = 'depict_searches'
export const MOST_SEARCHES = 30

/** The searches of this device, newest first. Functional and never sent, so kept without consent (decisions O4). */
export interface PreviousSearches {
  readonly list: () => readonly string[]
  readonly add: (query: string) => void
  readonly remove: (query: string) => void
  readonly clear: () => void
}

export function previousSearches(storage: KeyValueStorage | null): PreviousSearches {
  const read = (): string[] => {
    try {
      const held: unknown = JSON.parse(storage?.getItem(SEARCHES_KEY) ?? '[]')
      return Array.isArray(held) ? held.filter((item) => typeof item === 'string') : []
    } catch {
      return []
    }
  }
  const write = (searches: readonly string[]) => {
    try {
      storage?.setItem(SEARCHES_KEY, JSON.stringify(searches.slice(-MOST_SEARCHES)))
    } catch {
      // Full or forbidden: the search itself must not suffer.
    }
  }
  const without = (query: string) => read().filter((held) => held !== query)
  return {
    list: () => read().reverse(),
    add: (query) => query && write([...without(query), query]),
    remove: (query) => write(without(query)),
    clear: () => write([]),
  }
}

import type { Keep } from '../environment.js'

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

export function previousSearches(keep: Keep): PreviousSearches {
  const read = (): string[] => {
    try {
      const held: unknown = JSON.parse(keep.read(SEARCHES_KEY) ?? '[]')
      return Array.isArray(held) ? held.filter((item) => typeof item === 'string') : []
    } catch {
      return []
    }
  }
  const write = (query: string, more: readonly string[] = []) =>
    keep.write(
      SEARCHES_KEY,
      JSON.stringify([...read().filter((held) => held !== query), ...more].slice(-MOST_SEARCHES)),
    )
  return {
    list: () => read().reverse(),
    add: (query) => query && write(query, [query]),
    remove: write,
    clear: () => keep.write(SEARCHES_KEY, '[]'),
  }
}

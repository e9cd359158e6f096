import type { DeviceStorage } from '../environment.js'

/**
 * Storage key of earlier searches: a JSON list of strings with the newest last. Other widgets of this kind use the same
 * format.
 */
export const SEARCHES_KEY = 'depict_searches'
export const MAX_PREVIOUS_SEARCHES = 30

/**
 * The earlier searches of this device, newest first. They serve the shopper and are never sent, so they need no
 * consent.
 */
export interface PreviousSearches {
  readonly list: () => readonly string[]
  readonly add: (query: string) => void
  readonly remove: (query: string) => void
  readonly clear: () => void
}

export function previousSearches(storage: DeviceStorage): PreviousSearches {
  const read = (): string[] => {
    try {
      const held: unknown = JSON.parse(storage.read(SEARCHES_KEY) ?? '[]')
      return Array.isArray(held) ? held.filter((item) => typeof item === 'string') : []
    } catch {
      return []
    }
  }
  const write = (query: string, more: readonly string[] = []) =>
    storage.write(
      SEARCHES_KEY,
      JSON.stringify([...read().filter((held) => held !== query), ...more].slice(-MAX_PREVIOUS_SEARCHES)),
    )
  return {
    list: () => read().reverse(),
    add: (query) => query && write(query, [query]),
    remove: write,
    clear: () => storage.write(SEARCHES_KEY, '[]'),
  }
}

import { typedText } from '../lib/index.js'
import * as searchMessages from '../messages/generated/search.js'
import { cutQuery } from './query-text.js'

/** Milliseconds after the last key before a search starts [SSEARCH-020]. */
export const SEARCH_DEBOUNCE_MS = 300

/** Characters that a search needs. With fewer, the results are cleared [SSEARCH-016, SSEARCH-017]. */
export const SEARCH_MINIMUM_LENGTH = 2

/** Suggestions while the field is empty [SSEARCH-024]. */
export const POPULAR_SEARCHES = ['Ray-Ban', 'Tom Ford', 'Gucci', 'Prada'] as const

export const SEARCH_OVERLAY_SIZE = 4

export const SEARCH_PAGE_SIZE = 24

/** Groups of results in the order in which they are shown. */
export const SEARCH_GROUPS = ['articles', 'categoryPages', 'stores', 'cities', 'layoutPages'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

export const SEARCH_GROUP_NAMES: Readonly<Record<SearchGroup, () => string>> = {
  articles: searchMessages.groupArticles,
  categoryPages: searchMessages.groupCategoryPages,
  stores: searchMessages.groupStores,
  cities: searchMessages.groupCities,
  layoutPages: searchMessages.groupLayoutPages,
}

/** The group that each value of the parameter `s` selects on the search page. */
export const SEARCH_SECTIONS = {
  products: 'articles',
  articles: 'layoutPages',
  stores: 'stores',
} as const satisfies Record<string, SearchGroup>
export type SearchSection = keyof typeof SEARCH_SECTIONS

/** Returns the group that `s` selects; null for all groups and for an unknown value. */
export function searchGroup(section: string | null | undefined): SearchGroup | null {
  return section && Object.hasOwn(SEARCH_SECTIONS, section) ? SEARCH_SECTIONS[section as SearchSection] : null
}

/** Returns the text to search for, trimmed and cut to the greatest length; null if it is too short. */
export function searchTerm(typed: string): string | null {
  const text = cutQuery(typedText(typed))
  return [...text].length >= SEARCH_MINIMUM_LENGTH ? text : null
}

/** Makes a group of a result: at most `size` hits, the number of all, and whether there are more. */
export function searchHits<T>(hits: readonly T[], size: number): { data: T[]; hits: number; limited: boolean } {
  return { data: hits.slice(0, size), hits: hits.length, limited: hits.length > size }
}

/** Returns the index of the link that an arrow key moves to among `count` links; it wraps around [SSEARCH-021]. */
export function moveFocus(current: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (current === null) return step === 1 ? 0 : count - 1
  return (current + step + count) % count
}

import type { SearchReply } from '@klarsikt/contract/shop/types'
import { SEARCH_GROUPS, SEARCH_SECTIONS, type SearchGroup, type SearchSection } from '@klarsikt/core/search'
import { href } from '@klarsikt/shop-config/paths'

/** The state of the page: no search, a text that is too short, no hits, or hits. */
export type SearchOutcome = 'empty' | 'too-short' | 'none' | 'found'

/** The number of hits in every group, shown or not. */
export type HitCounts = Readonly<Record<SearchGroup, number>>

export function hitCounts(reply: SearchReply): HitCounts {
  return Object.fromEntries(SEARCH_GROUPS.map((group) => [group, reply[group].hits])) as HitCounts
}

export function totalHits(counts: HitCounts): number {
  return SEARCH_GROUPS.reduce((sum, group) => sum + counts[group], 0)
}

/** Returns how many groups have hits. With more than one, the page also shows the total. */
export function kindsFound(counts: HitCounts): number {
  return SEARCH_GROUPS.filter((group) => counts[group] > 0).length
}

/** Returns the reply without the hits of other groups. */
export function onlyGroup(reply: SearchReply, only: SearchGroup | null): SearchReply {
  if (only === null) return reply
  const empty = <T extends { data: unknown[] }>(group: T): T => ({ ...group, data: [] })
  const kept: SearchReply = {
    ...reply,
    articles: empty(reply.articles),
    stores: empty(reply.stores),
    layoutPages: empty(reply.layoutPages),
    cities: empty(reply.cities),
    categoryPages: empty(reply.categoryPages),
    productCategories: empty(reply.productCategories),
  }
  return { ...kept, [only]: reply[only] }
}

/** The sections with a link, in display order. */
export const SECTIONS = Object.keys(SEARCH_SECTIONS) as readonly SearchSection[]

/** Returns whether a word is a valid value of the query parameter `s`. */
export function isSection(word: string | null): word is SearchSection {
  return word !== null && Object.hasOwn(SEARCH_SECTIONS, word)
}

/** Returns the address of a search, for all groups or for one section [SSEARCH-001, SSEARCH-002]. */
export function searchHref(text: string, section: SearchSection | null = null): string {
  return `${href('search')}?q=${encodeURIComponent(text)}${section ? `&s=${section}` : ''}`
}

import type { SearchReply } from '@klarsikt/contract/shop/types'
import { href } from '@klarsikt/core/paths'
import { SEARCH_GROUPS, SEARCH_SECTIONS, type SearchGroup, type SearchSection } from '@klarsikt/core/search'

/** What the page has to show: nothing asked, too short a text, nothing found, or hits. */
export type SearchOutcome = 'empty' | 'too-short' | 'none' | 'found'

/** Hits of every group, whether or not the group is shown. */
export type HitCounts = Readonly<Record<SearchGroup, number>>

export function hitCounts(reply: SearchReply): HitCounts {
  return Object.fromEntries(SEARCH_GROUPS.map((group) => [group, reply[group].hits])) as HitCounts
}

export function totalHits(counts: HitCounts): number {
  return SEARCH_GROUPS.reduce((sum, group) => sum + counts[group], 0)
}

/** How many groups have hits: more than one, and their sum says something that none of them does. */
export function kindsFound(counts: HitCounts): number {
  return SEARCH_GROUPS.filter((group) => counts[group] > 0).length
}

/** The answer without the hits of groups that are not on the page. */
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

/** Sections with a link of their own, in the order they are offered. */
export const SECTIONS = Object.keys(SEARCH_SECTIONS) as readonly SearchSection[]

/** Is this one of the words `s` may be? */
export function isSection(word: string | null): word is SearchSection {
  return word !== null && Object.hasOwn(SEARCH_SECTIONS, word)
}

/** Address of a search, of all groups or of one section [SSEARCH-001, SSEARCH-002]. */
export function searchHref(text: string, section: SearchSection | null = null): string {
  return `${href('search')}?q=${encodeURIComponent(text)}${section ? `&s=${section}` : ''}`
}

import type { SearchResultsReply } from '@klarsikt/contract/discovery/types'
import { tokenise } from '../../engine/analyser/tokenise.js'
import type { SearchResult } from '../../engine/engine.js'
import type { Market } from '../catalogue-index/market.js'

const MAX_LINKS = 6

export type FoundContent = {
  readonly links: SearchResultsReply['content_search_links']
  readonly certainty: SearchResult['certainty']
  readonly complete: boolean
}

const NONE: FoundContent = { links: [], certainty: undefined, complete: true }

export async function contentLinks(
  market: Pick<Market, 'content' | 'contentLinks'>,
  searchText: string,
): Promise<FoundContent> {
  if (searchText.trim() === '') return NONE
  const { hits, recovery, complete, certainty } = await market.content.search({
    searchText,
    filters: [],
    asYouType: true,
    sort: null,
    offset: 0,
    limit: MAX_LINKS,
    facets: [],
    rules: null,
  })
  // With corrected words almost every search would find some page, so links need the words as typed.
  return recovery
    ? { ...NONE, complete }
    : { links: market.contentLinks(hits.map(({ id }) => id)), certainty, complete }
}

const wordsOf = (text: string): readonly string[] => tokenise(text).map(({ word }) => word)

/**
 * Whether content pages answer a query better than products: the products match only other forms or corrections of the words, and the title
 * of the best page has the words themselves. So `ångra` never finds a lens by a corrected spelling.
 */
export function isAnsweredByPages(
  searchText: string,
  content: Pick<FoundContent, 'links' | 'certainty'>,
  products: Pick<SearchResult, 'certainty' | 'recovery'>,
): boolean {
  const [best] = content.links
  if (best === undefined || content.certainty === 'guessed') return false
  if (products.recovery !== null || products.certainty === 'guessed') return true
  const title = new Set(wordsOf(best.title))
  return products.certainty !== 'exact' && wordsOf(searchText).every((word) => title.has(word))
}

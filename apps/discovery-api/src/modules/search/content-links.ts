import type { SearchResultsReply } from '@klarsikt/contract/discovery/types'
import { tokenise } from '../../engine/analyser/tokenise.js'
import type { SearchResult } from '../../engine/engine.js'
import type { Market } from '../catalogue-index/market.js'

/** Content links of an answer at most. */
const MAX_LINKS = 6

export type FoundContent = {
  readonly links: SearchResultsReply['content_search_links']
  readonly certainty: SearchResult['certainty']
  readonly complete: boolean
}

const NONE: FoundContent = { links: [], certainty: undefined, complete: true }

/** Pages that are no products but answer the words. */
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
  // Guessed words would lead everybody to some page; a link is shown only for what was typed.
  return recovery
    ? { ...NONE, complete }
    : { links: market.contentLinks(hits.map(({ id }) => id)), certainty, complete }
}

const wordsOf = (text: string): readonly string[] => tokenise(text).map(({ word }) => word)

/**
 * Whether a query is a question that pages answer, for which the products found are no answer: they have other words than
 * those that were typed, and the pages have these. `ångra` never becomes a lens by a guess at the spelling.
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

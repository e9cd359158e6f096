import type { SearchReply } from '@klarsikt/contract/shop/types'
import { SEARCH_DEBOUNCE_MS, searchTerm } from '@klarsikt/core/search'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { storeClient } from '../../lib/store-client.js'

/**
 * The state of the search: no input, loading, results, or nothing found. An outage counts as nothing found
 * [SSEARCH-022].
 */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'results'; readonly reply: SearchReply; readonly count: number; readonly query: string }
  | { readonly kind: 'none'; readonly query: string }
  /** Too many searches. Another search at once would be refused too. */
  | { readonly kind: 'refused'; readonly message: string }

type Answer = { readonly term: string; readonly state: SearchState }

/** Searches 300 ms after the last key, from two characters on. A late answer to an earlier text is dropped. */
export function useSiteSearch(typed: string): SearchState {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const term = searchTerm(typed)
  useEffect(() => {
    if (term === null) return undefined
    const aborted = new AbortController()
    const timer = setTimeout(async () => {
      const { signal } = aborted
      const outcome = await outcomeOf(storeClient().searchSite({ query: { q: term } }, { signal }))
      if (aborted.signal.aborted) return
      const count = outcome.ok ? hitCount(outcome.value) : 0
      setAnswer({
        term,
        state:
          outcome.ok && count > 0
            ? { kind: 'results', reply: outcome.value, count, query: term }
            : !outcome.ok && outcome.code === 'rate-limited'
              ? { kind: 'refused', message: outcome.message }
              : { kind: 'none', query: term },
      })
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [term])
  if (term === null) return { kind: 'idle' }
  if (answer?.term === term || (answer?.state.kind === 'results' && term.startsWith(answer.term))) return answer.state
  return { kind: 'loading' }
}

/** Returns the number of hits in all groups. It leaves out productCategories, which repeats categoryPages. */
export function hitCount({ articles, stores, layoutPages, cities, categoryPages }: SearchReply): number {
  return articles.hits + stores.hits + layoutPages.hits + cities.hits + categoryPages.hits
}

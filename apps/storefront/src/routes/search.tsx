import * as searchMessages from '@klarsikt/core/messages/search'
import { searchGroup, searchTerm } from '@klarsikt/core/search'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { SearchPage } from '../features/search-page/search-page.js'
import { hitCounts, isSection, onlyGroup, totalHits } from '../features/search-page/search-view.js'
import { loadSearch, orNullIfIndexEmpty } from '../lib/discovery/load-pages.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import { useLists } from '../lib/tracking/lists.js'
import { useTracked } from '../lib/tracking/track-events.js'
import type { Route } from './+types/search.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Longest search text that the contract allows. */
const MAX_QUERY_LENGTH = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, config } = context
  const url = new URL(request.url)
  const params = url.searchParams
  const query = (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim()
  const requestedSection = params.get('s')
  const section = isSection(requestedSection) ? requestedSection : null
  const term = searchTerm(query)
  const head = (title: string) => pageHead({ request, origin: config.origin, title, noIndex: true })
  if (term === null)
    return {
      query,
      section,
      outcome: query === '' ? ('empty' as const) : ('too-short' as const),
      counts: null,
      reply: null,
      found: null,
      head: head(searchMessages.submit()),
    }
  // All groups are loaded even if the page shows one, because it links to the other groups with hits.
  const [answer, listing] = await Promise.all([
    client.searchSite({ query: { q: term, full: '1' } }),
    section === null || section === 'products' ? loadSearch(context, url.href) : null,
  ])
  const reply = replyOrThrow(answer)
  const own = hitCounts(reply)
  const found = orNullIfIndexEmpty(context, listing, own.articles)
  const narrowed = found?.narrowed ?? false
  const counts = { ...own, ...(found && { articles: narrowed ? Math.max(found.total, own.articles) : found.total }) }
  return {
    query,
    section,
    // The visitor can remove a filter that leaves no hits, so the page counts as found.
    outcome: narrowed || totalHits(counts) > 0 ? ('found' as const) : ('none' as const),
    counts,
    reply: onlyGroup(reply, searchGroup(section)),
    found,
    head: head(searchMessages.resultsFor({ query: term })),
  }
}

/** Reloads the data for another search or section. The page itself fetches what it filters and sorts. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = navigation
  const same = (name: string) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name)
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    !same('q') ||
    !same('s') ||
    (currentUrl.search === nextUrl.search && revalidateOnNavigation(navigation))
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Search({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  const { query, section, outcome, counts, reply, found } = page
  const key = `${query} ${section ?? ''}`
  useTracked(query, (events) =>
    outcome === 'found' || outcome === 'none' ? events.search(query, counts ? totalHits(counts) : 0) : null,
  )
  useLists(key, [
    {
      id: 'search',
      name: searchMessages.groupArticles(),
      articles: found?.cards ?? reply?.articles.data ?? [],
    },
  ])
  return <SearchPage {...page} />
}

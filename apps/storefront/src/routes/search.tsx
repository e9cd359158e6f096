import { searchMessages } from '@klarsikt/core/messages'
import { searchGroup, searchTerm } from '@klarsikt/core/search'
import { hitCount } from '../features/search/use-site-search.js'
import { SearchPage } from '../features/search/search-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import type { Route } from './+types/search.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const typed = (query.get('q') ?? '').slice(0, 200)
  const section = query.get('s')
  const term = searchTerm(typed)
  const reply = term === null ? null : replyOrThrow(await client.searchSite({ query: { q: term, full: '1', ...(searchGroup(section) && section && { s: section }) } }))
  const title = term === null ? 'Sök' : searchMessages['search.resultsFor'].replace('{query}', term)
  return { typed, reply: reply && hitCount(reply) > 0 ? reply : null, only: searchGroup(section), head: pageHead({ request, origin: config.origin, title, noIndex: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}

import { encodePath, normalisePath } from '@klarsikt/core/paths'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { CategoryPage } from '../features/catalogue/category-page.js'
import { readListing } from '../features/catalogue/listing-address.js'
import { backdropMeta } from '../lib/backdrop-meta.js'
import { sortedByDiscovery, loadCategory, orNullIfIndexEmpty } from '../lib/discovery/load-pages.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import { useLists } from '../lib/tracking/lists.js'
import type { Route } from './+types/category.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, config } = context
  const url = new URL(request.url)
  const path = normalisePath(url.pathname)
  const requested = readListing(url.searchParams)
  const [answer, found] = await Promise.all([
    client.getCategory({ query: { path, ...requested } }),
    // The later pages of the plain listing are for readers without scripts, so the widget is not loaded there.
    requested.page === undefined ? loadCategory(context, path, url.href) : null,
  ])
  const { data: listed } = replyOrThrow(answer)
  const plain = requested.page !== undefined && requested.sort === undefined
  const category = plain ? await sortedByDiscovery(context, listed) : listed
  const { origin } = config
  return {
    category,
    found: orNullIfIndexEmpty(context, found, listed.total),
    head: pageHead({
      request,
      origin,
      title: category.title,
      description: category.description,
      path: encodePath(path),
      image: category.backdrop?.light.wide ?? category.articles[0]?.medias[0]?.xl ?? null,
    }),
    structured: scriptJson(breadcrumbData(origin, category.breadcrumbs)),
  }
}

/**
 * Reloads the data for another page or sort order of the plain listing. The widget itself fetches what it filters and
 * sorts.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const differs = (name: string) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)
  return currentUrl.pathname !== nextUrl.pathname || differs('page') || differs('sort')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...headMeta(loaderData?.head),
  ...backdropMeta(loaderData?.category.backdrop),
]

export default function Category({ loaderData: { category, found, structured } }: Route.ComponentProps) {
  const { path, heading, page, sort } = category
  const articles = found?.cards ?? category.articles
  useLists(`${path} ${page} ${sort}`, [{ id: path, name: heading, articles }])
  return <CategoryPage key={path} category={category} found={found} structured={structured} />
}

import { encodePath } from '@klarsikt/core/paths'
import { normalisePath } from '@klarsikt/core/paths'
import { CategoryPage } from '../features/catalogue/category-page.js'
import { readListing } from '../features/catalogue/listing-address.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import { useLists } from '../lib/tracking/lists.js'
import type { Route } from './+types/category.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const path = normalisePath(url.pathname)
  const { data: category } = replyOrThrow(
    await client.getCategory({ query: { path, ...readListing(url.searchParams) } }),
  )
  const { origin } = config
  return {
    category,
    head: pageHead({
      request,
      origin,
      title: category.title,
      description: category.description,
      path: encodePath(path),
    }),
    structured: scriptJson(breadcrumbData(origin, category.breadcrumbs)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Category({ loaderData: { category, structured } }: Route.ComponentProps) {
  const { path, heading, page, sort, articles } = category
  useLists(`${path} ${page} ${sort}`, [{ id: path, name: heading, articles }])
  return <CategoryPage category={category} structured={structured} />
}

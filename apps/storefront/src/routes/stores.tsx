import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { fitsFilter } from '@klarsikt/core/stores'
import { href } from '@klarsikt/shop-config/paths'
import { StoreListPage } from '../features/stores/store-list-page.js'
import { storeRows } from '../features/stores/store-rows.js'
import { readStoreFilter, readStoreSearch } from '../features/stores/store-search.js'
import { headMeta } from '../lib/head.js'
import { JsonLd } from '../lib/json-ld.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { Route } from './+types/stores.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { typed, query } = readStoreSearch(searchParams)
  const filter = readStoreFilter(searchParams)
  const now = new Date()
  const { data: stores, near = null } = replyOrThrow(await client.getStores({ query }))
  const trail = [
    { title: navMessages.home(), path: href('home') },
    { title: pageMessages.stores(), path: href('stores') },
  ]
  return {
    typed,
    near: near ?? (query.lat === undefined ? null : storesMessages.you()),
    filter,
    position: query.lat === undefined || query.lng === undefined ? null : { lat: query.lat, lon: query.lng },
    stores: storeRows(
      stores.filter((store) => fitsFilter(store, filter, now)),
      now,
    ),
    structured: scriptJson(breadcrumbData(config.origin, trail)),
    head: pageHead({
      request,
      origin: config.origin,
      title: pageMessages.stores(),
      description: storesMessages.description(),
    }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Stores({ loaderData: { structured, head: _head, ...found } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd text={structured} />
      <StoreListPage {...found} />
    </>
  )
}

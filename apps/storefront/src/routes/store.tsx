import { isFailure } from '@klarsikt/contract/client'
import { stockholmDate } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { href } from '@klarsikt/shop-config/paths'
import { loadNextTimes } from '../features/stores/next-times.js'
import { opticianData } from '../features/stores/store-data.js'
import { StorePage } from '../features/stores/store-page.js'
import { deviatingRows, doorAt, phoneText, servicesOf, weekRows } from '../features/stores/store-rows.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { Route } from './+types/store.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, params, context: { client, config } }: Route.LoaderArgs) {
  const { data: store } = replyOrThrow(await client.getStore({ params: { slug: params.slug } }))
  const now = new Date()
  const [next, people] = await Promise.all([
    loadNextTimes(client, store, now),
    client.getExaminers({ query: { storeId: store.id } }).catch(() => null),
  ])
  const { id, slug, name, address, city, phone, lat, lon } = store
  const trail = [
    { title: navMessages.home(), path: href('home') },
    { title: pageMessages.stores(), path: href('stores') },
    { title: name, path: href('store', { slug }) },
  ]
  return {
    store: {
      id,
      slug,
      name,
      street: address,
      postalPlace: postalPlace(store),
      phone: phoneText(phone),
      dial: phone,
      position: { lat, lon },
      week: weekRows(store, now),
      deviating: deviatingRows(store, now),
      services: servicesOf(store),
      access: store.access,
      examiners: people === null || isFailure(people) ? [] : people.examiners,
      next,
      ...doorAt(store, now),
    },
    structured: [
      scriptJson(opticianData(config.origin, store, stockholmDate(now))),
      scriptJson(breadcrumbData(config.origin, trail)),
    ],
    head: pageHead({
      request,
      origin: config.origin,
      title: `Optiker ${name}`,
      description: storesMessages.descriptionOne({ store: name, address, city }),
    }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StoreDetails({ loaderData: { store, structured } }: Route.ComponentProps) {
  return <StorePage store={store} structured={structured} />
}

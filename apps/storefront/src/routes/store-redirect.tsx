import { encodedHref } from '@klarsikt/shop-config/paths'
import { data, redirect } from 'react-router'
import { replyOrThrow } from '../lib/loading.js'
import type { Route } from './+types/store-redirect.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Redirects a store's number to its page. An unknown number gives a 404 page [PAGE-030]. */
export async function loader({ params: { id }, context: { client } }: Route.LoaderArgs) {
  const { data: stores } = replyOrThrow(await client.getStores({ query: {} }))
  const store = stores.find((one) => String(one.id) === id)
  if (!store) throw data(null, { status: 404 })
  return redirect(encodedHref('store', { slug: store.slug }), 301)
}

/**
 * Never rendered, since the loader redirects or throws. It makes the route a page, so that an unknown number gets the
 * error page.
 */
export default function StoreRedirect() {
  return null
}

import { encodedHref } from '@klarsikt/core/paths'
import { data, redirect } from 'react-router'
import { replyOrThrow } from '../lib/loading.js'
import type { Route } from './+types/store-redirect.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** A store by its number leads to its page; an unknown number is not found [PAGE-030]. */
export async function loader({ params: { id }, context: { client } }: Route.LoaderArgs) {
  const { data: stores } = replyOrThrow(await client.getStores({ query: {} }))
  const store = stores.find((one) => String(one.id) === id)
  if (!store) throw data(null, { status: 404 })
  return redirect(encodedHref('store', { slug: store.slug }), 301)
}

/** Never seen: the loader leads on or throws. It makes the route a page, so that an unknown number gets the error page. */
export default function StoreRedirect() {
  return null
}

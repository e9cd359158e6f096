import { pageMessages } from '@klarsikt/core/messages'
import { GiftCardLookup } from '../features/gift-card/gift-card-lookup.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { Route } from './+types/gift-card.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const listing = await client.getCategory({ query: { path: '/presentkort' } }).catch(() => null)
  return { articles: listing && 'data' in listing ? listing.data.articles : [], head: pageHead({ request, origin: config.origin, title: pageMessages['page.giftcard-lookup'] }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function GiftCard({ loaderData }: Route.ComponentProps) {
  return <GiftCardLookup articles={loaderData.articles} />
}

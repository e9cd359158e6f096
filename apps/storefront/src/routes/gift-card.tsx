import type { ShopClient } from '@klarsikt/contract/client'
import { navMessages, pageMessages } from '@klarsikt/core/messages'
import { href } from '@klarsikt/core/paths'
import { giftCardAction } from '../features/gift-card/gift-card-action.js'
import { GiftCardPage } from '../features/gift-card/gift-card-page.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { RouteHandle } from '../root.js'
import { JsonLd } from '../shell/json-ld.js'
import type { Route } from './+types/gift-card.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const handle: RouteHandle = { atOnce: true }

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const articles = await giftCardArticles(client)
  const { origin } = config
  const trail = [
    { title: navMessages['nav.home'], path: href('home') },
    { title: pageMessages['page.giftcard-lookup'], path: href('giftcard-lookup') },
  ]
  return {
    articles,
    structured: scriptJson(breadcrumbData(origin, trail)),
    head: pageHead({ request, origin, title: pageMessages['page.giftcard-lookup'] }),
  }
}

/**
 * One gift card of each value, lowest first. They have no category, so the search finds them; without it the lookup
 * still works.
 */
async function giftCardArticles(client: ShopClient) {
  const found = await client.searchSite({ query: { q: 'presentkort', full: '1', s: 'products' } }).catch(() => null)
  if (!found || !('articles' in found)) return []
  const cards = found.articles.data.filter(({ url }) => url.startsWith(`${href('giftcard-lookup')}/`))
  const values = new Map(cards.map((card) => [card.price.unit.amount, card]))
  return [...values.values()].sort((a, b) => a.price.unit.amount - b.price.unit.amount)
}

export function action({ request, context: { client } }: Route.ActionArgs) {
  return giftCardAction(client, request)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function GiftCard({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <JsonLd text={loaderData.structured} />
      <GiftCardPage articles={loaderData.articles} answered={actionData} />
    </>
  )
}

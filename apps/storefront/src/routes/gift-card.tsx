import type { ShopClient } from '@klarsikt/contract/client'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/shop-config/paths'
import { faqData } from '../features/content/faq-data.js'
import { type FaqSection, GiftCardPage } from '../features/gift-card/gift-card-page.js'
import { lookUpGiftCard } from '../features/gift-card/look-up-gift-card.js'
import { headMeta } from '../lib/head.js'
import { JsonLd } from '../lib/json-ld.js'
import { pageHead } from '../lib/loading.js'
import { serverAction } from '../lib/mutation.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import { storeAction } from '../lib/store-action.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { Route } from './+types/gift-card.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const [articles, questions] = await Promise.all([giftCardArticles(client), giftCardQuestions(client)])
  const { origin } = config
  const asked = faqData(questions)
  const trail = [
    { title: navMessages.home(), path: href('home') },
    { title: pageMessages.giftcardLookup(), path: href('giftcard-lookup') },
  ]
  return {
    articles,
    questions,
    structured: scriptJson(breadcrumbData(origin, trail)),
    structuredQuestions: asked && scriptJson(asked),
    head: pageHead({ request, origin, title: pageMessages.giftcardLookup() }),
  }
}

/**
 * Returns one gift card of each value, the lowest first. They have no category, so the search finds them. Without the
 * search, the look-up still works.
 */
async function giftCardArticles(client: ShopClient) {
  const found = await client.searchSite({ query: { q: 'presentkort', full: '1', s: 'products' } }).catch(() => null)
  if (!found || !('articles' in found)) return []
  const cards = found.articles.data.filter(({ url }) => url.startsWith(`${href('giftcard-lookup')}/`))
  const values = new Map(cards.map((card) => [card.price.unit.amount, card]))
  return [...values.values()].sort((a, b) => a.price.unit.amount - b.price.unit.amount)
}

/** Returns common questions from the editors' page. If it cannot be loaded, the rest of the page still works. */
async function giftCardQuestions(client: ShopClient): Promise<readonly FaqSection[]> {
  const page = await client.getPage({ query: { path: href('giftcard-lookup') } }).catch(() => null)
  return page && 'data' in page ? page.data.sections.filter((section) => section.kind === 'faq') : []
}

export const action = serverAction(lookUpGiftCard)
export const clientAction = storeAction(lookUpGiftCard)

/** A look-up changes nothing on the page, so its data is not reloaded. */
export const shouldRevalidate = revalidateOnNavigation

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function GiftCard({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <JsonLd text={loaderData.structured} />
      {loaderData.structuredQuestions && <JsonLd text={loaderData.structuredQuestions} />}
      <GiftCardPage articles={loaderData.articles} questions={loaderData.questions} result={actionData} />
    </>
  )
}

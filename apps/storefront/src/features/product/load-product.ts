import type { Article } from '@klarsikt/contract/shop/types'
import type { Family } from '@klarsikt/core/catalogue'
import * as navMessages from '@klarsikt/core/messages/nav'
import { encodePath, normalisePath, productIdOf } from '@klarsikt/core/paths'
import { svgDrawing, type FrameSpec } from '@klarsikt/eyewear'
import { SHOP } from '@klarsikt/shop-config'
import { href } from '@klarsikt/shop-config/paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageHead, replyOrThrow } from '../../lib/loading.js'
import { breadcrumbData, productData, scriptJson } from '../../lib/structured-data.js'
import { loadReviews } from '../reviews/load-reviews.js'

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>

/** Loads the product of an address. An address that is not the product's own redirects to it. */
export async function loadProduct({ request, params: { slug = '' }, context: { client, config } }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const id = productIdOf(slug)
  const { data: article } = replyOrThrow(
    id === null ? await client.getArticleBySlug({ params: { slug } }) : await client.getArticle({ params: { id } }),
  )
  // A product has one address. Its number and the paths of other families redirect to it.
  if (normalisePath(url.pathname) !== normalisePath(article.url))
    throw redirect(encodePath(article.url) + url.search, 301)
  const [parent, reviews] = await Promise.all([
    client.getCategory({ query: { path: article.categoryPath } }).catch(() => null),
    loadReviews(client, article, url.searchParams),
  ])
  const trail = parent && 'data' in parent ? parent.data.breadcrumbs : familyTrail(article.family)
  const breadcrumbs = [...trail, { title: article.name, path: article.url }]
  const { origin } = config
  return {
    article,
    reviews,
    breadcrumbs,
    drawing: article.dto.frame ? svgDrawing(article.dto.frame as FrameSpec) : undefined,
    head: pageHead({
      request,
      origin,
      // The title leaves out the shop's own brand, and a brand that the product's name contains.
      title: saysBrand(article) ? article.name : `${article.name} – ${article.brand}`,
      description: article.dto.description,
      type: 'product',
      path: encodePath(article.url),
      image: article.medias[0]?.xl ?? null,
    }),
    structured: [scriptJson(productData(origin, article, reviews)), scriptJson(breadcrumbData(origin, breadcrumbs))],
  }
}

const saysBrand = ({ name, brand }: Article): boolean => brand === SHOP.brand.name || name.includes(brand)

/** Returns the trail of families that have a page of their own and no category. */
function familyTrail(family: Family): { title: string; path: string }[] {
  if (family === 'hearing') return [{ title: navMessages.hearing(), path: href('hearing') }]
  if (family === 'gift-card') return [{ title: navMessages.giftCard(), path: href('giftcard-lookup') }]
  return []
}

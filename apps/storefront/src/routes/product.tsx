import type { Family } from '@klarsikt/core/catalogue'
import { navMessages } from '@klarsikt/core/messages'
import { href, productIdOf, encodePath, normalisePath } from '@klarsikt/core/paths'
import { svgDrawing, type FrameSpec } from '@klarsikt/eyewear'
import { redirect, useLocation, useViewTransitionState } from 'react-router'
import { ProductPage } from '../features/product/product-page.js'
import { serverRecommendations } from '../lib/discovery/server-recommendations.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { breadcrumbData, productData, scriptJson } from '../lib/structured-data.js'
import { useTracked } from '../lib/tracking/track-later.js'
import type { Route } from './+types/product.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { client, config } = context
  const url = new URL(request.url)
  const slug = params.slug
  const id = productIdOf(slug)
  const { data: article } = replyOrThrow(
    id === null ? await client.getArticleBySlug({ params: { slug } }) : await client.getArticle({ params: { id } }),
  )
  // A product stands at one address; its number and the paths of other families lead there.
  if (normalisePath(url.pathname) !== normalisePath(article.url))
    throw redirect(encodePath(article.url) + url.search, 301)
  const [parent, recommended] = await Promise.all([
    client.getCategory({ query: { path: article.categoryPath } }).catch(() => null),
    serverRecommendations(context, 'related', [article.id], request),
  ])
  const trail = parent && 'data' in parent ? parent.data.breadcrumbs : familyTrail(article.family)
  const breadcrumbs = [...trail, { title: article.name, path: article.url }]
  const { origin } = config
  return {
    article,
    recommended,
    breadcrumbs,
    drawing: article.dto.frame ? svgDrawing(article.dto.frame as FrameSpec) : undefined,
    head: pageHead({
      request,
      origin,
      title: `${article.name} – ${article.brand}`,
      description: article.dto.description.slice(0, 155),
      path: encodePath(article.url),
      image: article.medias[0]?.xl ?? null,
    }),
    structured: [scriptJson(productData(origin, article)), scriptJson(breadcrumbData(origin, breadcrumbs))],
  }
}

/** Families that are listed on a page of their own and not in a category. */
function familyTrail(family: Family): { title: string; path: string }[] {
  if (family === 'hearing') return [{ title: navMessages['nav.hearing'], path: href('hearing') }]
  if (family === 'gift-card') return [{ title: navMessages['nav.giftCard'], path: href('giftcard-lookup') }]
  return []
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Product({
  loaderData: { article, recommended, breadcrumbs, drawing, structured },
}: Route.ComponentProps) {
  const arriving = useViewTransitionState(useLocation().pathname)
  useTracked(String(article.id), (events) => events.viewItem(article))
  // Another colour is another product: nothing chosen for the last one is kept.
  return (
    <div data-arriving={arriving}>
      <ProductPage
        key={article.id}
        article={article}
        breadcrumbs={breadcrumbs}
        drawing={drawing}
        structured={structured}
        recommended={recommended}
      />
    </div>
  )
}

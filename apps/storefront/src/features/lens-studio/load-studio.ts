import type { Article, LensOptions } from '@klarsikt/contract/shop/types'
import { isBuyable, isFrameFamily, LENS_COLOURS, type LensColour } from '@klarsikt/core/catalogue'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { encodePath, lensStudioPath, normalisePath, productIdOf } from '@klarsikt/core/paths'
import { frontDrawing, type FrameSpec, LENS_FINISHES, type LensFinishId } from '@klarsikt/eyewear'
import { href } from '@klarsikt/shop-config/paths'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageHead, replyOrThrow } from '../../lib/loading.js'
import { type Treatment, treatmentWord } from './choices.js'

/** The data of the studio, which is the same for everybody. */
export type LoadedStudio = Awaited<ReturnType<typeof loadStudio>>

/**
 * The look of a treatment in the frame's drawing. `indoors` is the colour without sun, for lenses that darken in the
 * sun.
 */
export interface Finish {
  readonly color: string
  readonly indoors: string | null
}

/**
 * Loads the frame of an address and the lenses that fit it. A frame that cannot be bought redirects to its product
 * page.
 */
export async function loadStudio({ request, params: { slug = '' }, context: { client, config } }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const id = productIdOf(slug)
  const { data: article }: { readonly data: Article } = replyOrThrow(
    id === null ? await client.getArticleBySlug({ params: { slug } }) : await client.getArticle({ params: { id } }),
  )
  const sku = article.skus.find(({ status }) => isBuyable(status))
  if (!sku || !isFrameFamily(article.family) || !isBuyable(article.price.unit.publicationStatus))
    throw redirect(encodePath(article.url))
  const path = lensStudioPath(article.url)
  if (normalisePath(url.pathname) !== normalisePath(path)) throw redirect(encodePath(path) + url.search, 301)
  const { data: lenses }: { readonly data: LensOptions } = replyOrThrow(
    await client.getLensOptions({ params: { id: article.id } }),
  )
  return {
    article,
    skuId: sku.id,
    path: encodePath(path),
    lenses,
    drawing: article.dto.frame ? frontDrawing(article.dto.frame as FrameSpec) : null,
    finishes: finishes(),
    breadcrumbs: [
      { title: navMessages.home(), path: href('home') },
      { title: article.name, path: article.url },
      { title: pageMessages.lensStudio(), path },
    ],
    head: pageHead({
      request,
      origin: config.origin,
      title: `${pageMessages.lensStudio()} – ${article.name}`,
      description: lensStudioMessages.description({ frame: article.name }),
      path: encodePath(path),
      // The studio is a step of a purchase. Search engines find the page of the frame instead.
      noIndex: true,
    }),
  }
}

const POLARISED: Readonly<Partial<Record<LensColour, LensFinishId>>> = {
  grey: 'polarised-grey',
  brown: 'polarised-brown',
  green: 'polarised-green',
}

/** Returns the looks by the treatments' names in addresses. */
function finishes(): Readonly<Record<string, Finish>> {
  const treatments: Treatment[] = LENS_COLOURS.flatMap((colour) => [
    { colour, polarized: false },
    ...(POLARISED[colour] ? [{ colour, polarized: true }] : []),
  ])
  return Object.fromEntries(
    treatments.map((treatment) => {
      const { colour, polarized } = treatment
      const { swatch } = LENS_FINISHES[(polarized && POLARISED[colour]) || colour]
      const indoors = colour.startsWith('photochromic') ? LENS_FINISHES.clear.swatch : null
      return [treatmentWord(treatment), { color: swatch, indoors }]
    }),
  )
}

import type { Article, LensOptions } from '@klarsikt/contract/shop/types'
import { isBuyable, isFrameFamily, LENS_COLOURS, type LensColour } from '@klarsikt/core/catalogue'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { encodePath, href, lensStudioPath, normalisePath, productIdOf } from '@klarsikt/core/paths'
import { frontDrawing, type FrameSpec, LENS_FINISHES, type LensFinishId } from '@klarsikt/eyewear'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageHead, replyOrThrow } from '../../lib/loading.js'
import { type Treatment, treatmentWord } from './choices.js'

/** What the studio is rendered from; the same for everybody. */
export type LoadedStudio = Awaited<ReturnType<typeof loadStudio>>

/** What a treatment looks like on the drawing of the frame; `indoors` where it darkens in the sun alone. */
export interface Finish {
  readonly color: string
  readonly indoors: string | null
}

/** The frame of an address with the lenses that can be put in it. One that cannot be bought leads to its product page. */
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
      // A step of a purchase: what there is to find is on the page of the frame.
      noIndex: true,
    }),
  }
}

const POLARISED: Readonly<Partial<Record<LensColour, LensFinishId>>> = {
  grey: 'polarised-grey',
  brown: 'polarised-brown',
  green: 'polarised-green',
}

/** By the word of the treatment. */
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

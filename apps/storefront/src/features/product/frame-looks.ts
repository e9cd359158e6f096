import type { Article } from '@klarsikt/contract/shop/types'
import * as viewerMessages from '@klarsikt/core/messages/viewer'
import {
  colorsOf,
  FRAME_COLORS,
  type FrameColorId,
  type FrameSpec,
  LENS_FINISHES,
  type LensFinishId,
} from '@klarsikt/eyewear'
import type { LookChoice } from '@klarsikt/try-on/viewer'

/** The tints of ground lenses for glasses. */
const TINTS: readonly (readonly [LensFinishId, () => string])[] = [
  ['clear', viewerMessages.tintClear],
  ['grey', viewerMessages.tintGrey],
  ['brown', viewerMessages.tintBrown],
  ['green', viewerMessages.tintGreen],
]

/** A colour of the model, and the article with that colour. */
export interface ArticleColor extends LookChoice<FrameColorId> {
  readonly articleId: number
}

export interface FrameLooks {
  readonly colors: readonly ArticleColor[]
  readonly lenses: readonly LookChoice<LensFinishId>[]
}

/**
 * Returns the looks to choose from: the colours of the frame's model, and the lenses that can be bought for it.
 * Sunglasses have no choice.
 */
export function frameLooks(article: Article, spec: FrameSpec): FrameLooks {
  if (article.family !== 'glasses') return { colors: [], lenses: [] }
  return {
    colors: colorChoices(article, spec),
    lenses: TINTS.map(([id, name]) => ({ id, name: name(), colour: LENS_FINISHES[id].swatch })),
  }
}

/**
 * Returns the colours in which the model is sold. It leaves out a dot that fits two colours of the material, unless it
 * is this article's own.
 */
function colorChoices({ id: ownId, dto }: Article, spec: FrameSpec): ArticleColor[] {
  return dto.variants.flatMap(({ articleId, swatch, colorName }) => {
    const alike = colorsOf(spec.material).filter((id) => FRAME_COLORS[id].swatch === swatch)
    const id = articleId === ownId ? spec.color : alike.length === 1 ? alike[0] : undefined
    return id === undefined ? [] : [{ articleId, id, name: colorName, colour: swatch }]
  })
}

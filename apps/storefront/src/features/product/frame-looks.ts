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

/** Tints that lenses for glasses are ground in. */
const TINTS: readonly (readonly [LensFinishId, () => string])[] = [
  ['clear', viewerMessages.tintClear],
  ['grey', viewerMessages.tintGrey],
  ['brown', viewerMessages.tintBrown],
  ['green', viewerMessages.tintGreen],
]

/** A colour of the model, and the article that is sold in it. */
export interface ArticleColor extends LookChoice<FrameColorId> {
  readonly articleId: number
}

export interface FrameLooks {
  readonly colors: readonly ArticleColor[]
  readonly lenses: readonly LookChoice<LensFinishId>[]
}

/** What a frame can be looked at in: the colours of its model, and the lenses that can be bought for it. Sunglasses are as they are. */
export function frameLooks(article: Article, spec: FrameSpec): FrameLooks {
  if (article.family !== 'glasses') return { colors: [], lenses: [] }
  return {
    colors: colorChoices(article, spec),
    lenses: TINTS.map(([id, name]) => ({ id, name: name(), colour: LENS_FINISHES[id].swatch })),
  }
}

/** Colours that the model is sold in. A dot that stands for two colours of the material is left out, as it could be either: but not this one. */
function colorChoices({ id: ownId, dto }: Article, spec: FrameSpec): ArticleColor[] {
  return dto.variants.flatMap(({ articleId, swatch, colorName }) => {
    const alike = colorsOf(spec.material).filter((id) => FRAME_COLORS[id].swatch === swatch)
    const id = articleId === ownId ? spec.color : alike.length === 1 ? alike[0] : undefined
    return id === undefined ? [] : [{ articleId, id, name: colorName, colour: swatch }]
  })
}

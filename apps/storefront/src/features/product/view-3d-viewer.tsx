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
import { FrameViewer, type LookChoice } from '@klarsikt/try-on/viewer'
import { View3dPoster } from './view-3d-poster.js'

/** Tints that lenses for glasses are ground in. */
const TINTS: readonly (readonly [LensFinishId, () => string])[] = [
  ['clear', viewerMessages.tintClear],
  ['grey', viewerMessages.tintGrey],
  ['brown', viewerMessages.tintBrown],
  ['green', viewerMessages.tintGreen],
]

/** The frame of an article in 3D, in the colours of its model and with the lenses that can be bought for it. */
export default function View3dViewer({ article }: { readonly article: Article }) {
  const { frame, model } = article.dto
  if (model === null) return <View3dPoster article={article} />
  const spec = frame as FrameSpec
  const isGlasses = article.family === 'glasses'
  return (
    <>
      <FrameViewer
        frame={spec}
        src={model}
        name={article.name}
        poster={<View3dPoster article={article} />}
        colors={isGlasses ? colorChoices(article, spec) : []}
        lenses={isGlasses ? TINTS.map(([id, name]) => ({ id, name: name(), colour: LENS_FINISHES[id].swatch })) : []}
      />
      {isGlasses && <p>{viewerMessages.lensesNote()}</p>}
    </>
  )
}

/** Colours that the model is sold in. A dot that stands for two colours of the material is left out: it could be either. */
function colorChoices({ dto }: Article, spec: FrameSpec): LookChoice<FrameColorId>[] {
  return dto.variants.flatMap(({ swatch, colorName }) => {
    const alike = colorsOf(spec.material).filter((id) => FRAME_COLORS[id].swatch === swatch)
    const id = alike.length === 1 ? alike[0] : undefined
    return id === undefined ? [] : [{ id, name: colorName, colour: swatch }]
  })
}

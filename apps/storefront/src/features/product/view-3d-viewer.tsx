import type { Article } from '@klarsikt/contract/shop/types'
import * as viewerMessages from '@klarsikt/core/messages/viewer'
import type { FrameSpec } from '@klarsikt/eyewear'
import { FrameViewer } from '@klarsikt/try-on/viewer'
import { frameLooks } from './frame-looks.js'
import { View3dPoster } from './view-3d-poster.js'

/** Shows a frame in 3D, in the colours of its model and with the lenses that can be bought for it. */
export default function View3dViewer({ article }: { readonly article: Article }) {
  const { frame, model } = article.dto
  const poster = <View3dPoster article={article} />
  if (model === null) return poster
  const spec = frame as FrameSpec
  const looks = frameLooks(article, spec)
  return (
    <>
      <FrameViewer frame={spec} src={model} name={article.name} poster={poster} {...looks} />
      {looks.lenses.length > 0 && <p>{viewerMessages.lensesNote()}</p>}
    </>
  )
}

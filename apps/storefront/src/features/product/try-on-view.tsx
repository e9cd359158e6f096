import type { Article } from '@klarsikt/contract/shop/types'
import type { FrameSpec } from '@klarsikt/eyewear'
import { PhotoTryOn } from '@klarsikt/try-on/photo'
import { frameLooks } from './frame-looks.js'

/** The frame of an article on a picture of the customer's own. */
export default function TryOnView({ article }: { readonly article: Article }) {
  const { frame, model } = article.dto
  if (model === null) return null
  const spec = frame as FrameSpec
  return <PhotoTryOn frame={spec} src={model} name={article.name} {...frameLooks(article, spec)} />
}

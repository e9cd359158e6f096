import type { Article } from '@klarsikt/contract/shop/types'
import type { FrameSpec } from '@klarsikt/eyewear'
import { CameraTryOn } from '@klarsikt/try-on/camera'
import { openFaceFinder } from './face-finder.js'
import { frameLooks } from './frame-looks.js'

/** The frame of an article on the customer, live or on a picture. */
export default function TryOnView({ article }: { readonly article: Article }) {
  const { frame, model } = article.dto
  if (model === null) return null
  const spec = frame as FrameSpec
  return (
    <CameraTryOn
      frame={spec}
      src={model}
      name={article.name}
      openFinder={openFaceFinder}
      {...frameLooks(article, spec)}
    />
  )
}

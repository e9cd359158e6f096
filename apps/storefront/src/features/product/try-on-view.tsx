import type { Article } from '@klarsikt/contract/shop/types'
import type { FrameSpec } from '@klarsikt/eyewear'
import { CameraTryOn } from '@klarsikt/try-on/camera'
import { useMemo } from 'react'
import { keepOwnSize } from '../fit/own-size.js'
import { openFaceFinder } from './face-finder.js'
import { frameLooks } from './frame-looks.js'
import { useTryOnComparison } from './use-try-on-comparison.js'

/** Shows a frame on the customer's face, by camera or on a photo. */
export default function TryOnView({ article }: { readonly article: Article }) {
  const { frame, model } = article.dto
  const spec = frame as FrameSpec
  const looks = useMemo(() => frameLooks(article, spec), [article, spec])
  const comparison = useTryOnComparison(article, looks)
  if (model === null) return null
  return (
    <CameraTryOn
      frame={spec}
      src={model}
      name={article.name}
      openFinder={openFaceFinder}
      comparison={comparison}
      onKeepSize={keepOwnSize}
      {...looks}
    />
  )
}

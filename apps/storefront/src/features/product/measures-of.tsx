import { isFrameFamily } from '@klarsikt/core/catalogue'
import { FrameMeasures } from '@klarsikt/design-system/frame-measures'
import type { LoadedProduct } from './load-product.js'

/** Returns the measurements of a frame, drawn to scale, or null for other goods. */
export function measuresOf({
  article: { family, specification },
  drawing,
}: Pick<LoadedProduct, 'article' | 'drawing'>) {
  if (!isFrameFamily(family)) return null
  return <FrameMeasures measures={specification} weight={specification.weight} svg={drawing} />
}

import { VideoSlot } from '../video/video-slot.js'
import type { LoadedProduct } from './load-product.js'

/** The film of what has one; undefined for everything else. */
export function filmOf({ article: { dto } }: Pick<LoadedProduct, 'article'>) {
  return dto.video === null ? undefined : <VideoSlot video={dto.video} />
}

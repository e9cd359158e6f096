import type { VideoSet } from '@klarsikt/contract/shop/types'
import { VideoSlot } from '../video/video-slot.js'

/** The film of a product, in a file of its own that only products with one load. */
export default function ProductFilm({ video }: { readonly video: VideoSet }) {
  return <VideoSlot video={video} />
}

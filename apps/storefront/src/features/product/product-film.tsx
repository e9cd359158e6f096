import type { VideoSet } from '@klarsikt/contract/shop/types'
import { VideoSlot } from '../video/video-slot.js'

/** The film of a product. It has its own file, so that only products with a film load it. */
export default function ProductFilm({ video }: { readonly video: VideoSet }) {
  return <VideoSlot video={video} />
}

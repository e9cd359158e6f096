import type { VideoSet } from '@klarsikt/contract/shop/types'
import { type VideoReference, videoSet } from '@klarsikt/core/media'

/** A film as answers hold it. */
export function wireVideo(reference: VideoReference): VideoSet {
  const { sources, ...set } = videoSet(reference)
  return { ...set, sources: [...sources] }
}

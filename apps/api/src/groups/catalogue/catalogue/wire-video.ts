import type { VideoSet } from '@klarsikt/contract/shop/types'
import { type VideoReference, videoSet } from '@klarsikt/core/media'

/** A film in the form of answers. */
export function wireVideo(reference: VideoReference): VideoSet {
  const { sources, ...set } = videoSet(reference)
  return { ...set, sources: [...sources] }
}

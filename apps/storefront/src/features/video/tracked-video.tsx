import type { VideoSet } from '@klarsikt/contract/shop/types'
import type { VideoControlEvent } from '@klarsikt/core/video'
import { Video } from '@klarsikt/design-system/video'
import { track } from '../../lib/tracking/data-layer.js'
import { videoControl } from '../../lib/tracking/video-control.js'

/** Shows a film, and reports its use to the data layer [ENUM-021]. */
export default function TrackedVideo({ video }: { readonly video: VideoSet }) {
  const onControl = (event: VideoControlEvent) => {
    const tracked = videoControl(event, video.label)
    if (tracked) track(tracked)
  }
  return <Video {...video} onControl={onControl} />
}

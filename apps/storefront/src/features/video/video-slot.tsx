import type { VideoSet } from '@klarsikt/contract/shop/types'
import { Picture } from '@klarsikt/design-system/picture'
import { useRef } from 'react'
import { useNear } from './use-near.js'
import styles from './video-slot.module.css'

const load = () => import('./tracked-video.js')

/** Shows a still picture of a film until the visitor comes near and the film's code is loaded. */
export function VideoSlot({ video }: { readonly video: VideoSet }) {
  const place = useRef<HTMLDivElement>(null)
  const code = useNear(place, load)
  return (
    <div ref={place} className={styles.place} style={{ aspectRatio: video.ratio }}>
      {code ? <code.default video={video} /> : <Picture src={video.poster} alt={video.label} ratio={video.ratio} />}
    </div>
  )
}

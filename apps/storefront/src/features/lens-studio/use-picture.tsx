import type { FrameLensType } from '@klarsikt/core/catalogue'
import styles from './lens-studio.module.css'

type Distance = 'far' | 'middle' | 'near'
interface Zone {
  readonly distance: Distance
  /** Start and end of the zone, as shares of the lens's height from its top. */
  readonly from: number
  readonly to: number
}

/** The zones of each kind of lens, with the distance that each zone is for. */
const ZONES: Readonly<Record<FrameLensType, readonly Zone[]>> = {
  'single-vision': [{ distance: 'far', from: 0, to: 1 }],
  progressive: [
    { distance: 'far', from: 0, to: 0.46 },
    { distance: 'middle', from: 0.46, to: 0.68 },
    { distance: 'near', from: 0.68, to: 1 },
  ],
  reading: [{ distance: 'near', from: 0, to: 1 }],
  office: [
    { distance: 'middle', from: 0, to: 0.56 },
    { distance: 'near', from: 0.56, to: 1 },
  ],
  plano: [],
}

const WIDTH = 48
const HEIGHT = 40

/** Draws a lens with its zones. It is decoration, since the text beside it says the same. */
export function UsePicture({ use }: { readonly use: FrameLensType }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.kindPicture} aria-hidden="true">
      <clipPath id={`lens-use-${use}`}>
        <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="17" />
      </clipPath>
      <g clipPath={`url(#lens-use-${use})`}>
        {ZONES[use].map(({ distance, from, to }) => (
          <rect
            key={distance}
            data-distance={distance}
            x="0"
            y={from * HEIGHT}
            width={WIDTH}
            height={(to - from) * HEIGHT}
          />
        ))}
      </g>
      <rect className={styles.kindRim} x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="17" />
    </svg>
  )
}

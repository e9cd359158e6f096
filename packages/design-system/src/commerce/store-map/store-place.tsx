import { LAKES } from './generated/lakes.js'
import { MAP_FRAME } from './generated/map-frame.js'
import { SWEDEN_50M } from './generated/sweden-50m.js'
import { project } from './projection.js'
import styles from './store-map.module.css'

export interface StorePlaceProps {
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** Describes where it is, as in `Kalmar ligger i sydöstra Sverige`; without it the picture is decoration. */
  readonly label?: string
}

/** A small picture (3 KB) of Sweden with a dot at the store. */
export function StorePlace({ lat, lon, label }: StorePlaceProps) {
  const { x, y } = project({ lat, lon })
  return (
    <svg
      className={styles.place}
      viewBox={`0 0 ${MAP_FRAME.width} ${MAP_FRAME.height}`}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.country} transform={`scale(${SWEDEN_50M.grid})`} d={SWEDEN_50M.path} />
      <path className={styles.lakes} d={LAKES} />
      <circle className={styles.placeHalo} cx={x} cy={y} r={70} />
      <circle className={styles.placeDot} cx={x} cy={y} r={30} />
    </svg>
  )
}

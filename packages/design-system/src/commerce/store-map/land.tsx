import { LAKES } from './generated/lakes.js'
import { NEIGHBOURS_50M } from './generated/neighbours-50m.js'
import { SWEDEN_10M } from './generated/sweden-10m.js'
import { type View, windowOf } from './view.js'
import styles from './store-map.module.css'

/** From this zoom on the sketched lakes are too coarse to be seen. */
const LAKES_MAX_ZOOM = 4

/** Draws land and water of the view. It is decoration. */
export function Land({ view }: { readonly view: View }) {
  const { left, top, width, height } = windowOf(view)
  return (
    <svg
      className={styles.land}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      data-close={view.zoom > LAKES_MAX_ZOOM || undefined}
    >
      <path className={styles.neighbours} d={NEIGHBOURS_50M.path} />
      <path className={styles.country} transform={`scale(${SWEDEN_10M.grid})`} d={SWEDEN_10M.path} />
      <path className={styles.lakes} d={LAKES} />
    </svg>
  )
}

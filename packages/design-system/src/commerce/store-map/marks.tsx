import { storeIcon } from '@klarsikt/core/stores'
import { RecycleIcon, StoreIcon, TagIcon } from '../../icons/shop.js'
import { useText } from '../../locale/locale.js'
import * as mapMessages from '../../messages/generated/map.js'
import type { ClusterMark, StoreMark } from './clusters.js'
import { inWindow, type View } from './view.js'
import styles from './store-map.module.css'

const ICONS = { store: StoreIcon, recycling: RecycleIcon, outlet: TagIcon }
const percent = (part: number) => `${(part * 100).toFixed(3)}%`

function placeOf(mark: Pick<StoreMark, 'point'> & Partial<Pick<StoreMark, 'shift'>>, view: View) {
  const { x, y } = inWindow(mark.point, view)
  const { shift = { x: 0, y: 0 } } = mark
  // The map is never mirrored, so it is left to right in every language.
  return {
    insetInlineStart: `calc(${percent(x)} + ${shift.x}px)`,
    insetBlockStart: `calc(${percent(y)} + ${shift.y}px)`,
  }
}

interface StoreMarkerProps {
  readonly mark: StoreMark
  readonly view: View
  readonly selected: boolean
  /** There is space for its name. */
  readonly named: boolean
  readonly onPress: () => void
}

/** A store. Screen readers always get its name; it is visible on hover, focus and choice. */
export function StoreMarker({ mark, view, selected, named, onPress }: StoreMarkerProps) {
  const { store } = mark
  const kind = storeIcon(store.name)
  const Icon = ICONS[kind]
  const { x, y } = inWindow(mark.point, view)
  return (
    <button
      type="button"
      className={styles.mark}
      style={placeOf(mark, view)}
      aria-pressed={selected}
      data-kind={kind}
      data-side={x > 0.6 ? 'start' : 'end'}
      data-low={y < 0.06 || undefined}
      onClick={onPress}
    >
      <span className={styles.pin}>
        <Icon size={16} />
      </span>
      {named && (
        <span className={styles.label} dir="auto" aria-hidden="true">
          {store.name}
        </span>
      )}
      <span className={styles.name} dir="auto">
        {store.name}
      </span>
    </button>
  )
}

interface ClusterMarkerProps {
  readonly mark: ClusterMark
  readonly view: View
  readonly onPress: () => void
}

/** Several stores as a number; a press zooms to where they separate. */
export function ClusterMarker({ mark, view, onPress }: ClusterMarkerProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.cluster}
      style={placeOf(mark, view)}
      data-size={mark.count > 9 ? 'large' : undefined}
      aria-label={text(mapMessages.cluster, {
        count: mark.count,
      })}
      onClick={onPress}
    >
      <span className={styles.count}>{mark.count}</span>
    </button>
  )
}

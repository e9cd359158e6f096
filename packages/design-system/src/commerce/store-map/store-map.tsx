'use client'
import type { Position } from '@klarsikt/core/stores'
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { MinusIcon, PlusIcon } from '../../icons/action.js'
import { MapIcon } from '../../icons/shop.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as mapMessages from '../../messages/generated/map.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { type ClusterMark, clusterIndex, type MapStore, marksIn } from './clusters.js'
import { labelled } from './labels.js'
import { Land } from './land.js'
import { ClusterMarker, StoreMarker } from './marks.js'
import { project } from './projection.js'
import { mapKeys, useDrag, useWheel } from './use-gestures.js'
import { type MapView, useMapView } from './use-map-view.js'
import { inWindow, MAX_ZOOM, WHOLE_COUNTRY, zoomBy } from './view.js'
import styles from './store-map.module.css'

export type { MapStore } from './clusters.js'
export { StorePlace, type StorePlaceProps } from './store-place.js'

export interface StoreMapProps {
  readonly stores: readonly MapStore[]
  /** Id of the chosen store. The map moves to a store that is chosen in the list. */
  readonly selected?: string | null
  readonly onSelect?: (id: string) => void
  /** The customer's position, if they have shared it. */
  readonly position?: Position | null
  /** Names the map among everything else on the page. */
  readonly label?: string
  readonly className?: string
}

/** Minimum zoom for a choice made in the list: a town and its surroundings. */
const CHOICE_MIN_ZOOM = 6

/**
 * A map of Sweden with the stores, without map tiles or requests. The list of stores remains the main way to choose;
 * keyboard users may skip the map.
 */
export function StoreMap({ stores, selected = null, onSelect, position = null, label, className }: StoreMapProps) {
  const text = useText()
  const stage = useRef<HTMLDivElement>(null)
  const [help, end] = [useId(), useId()]
  const chosen = stores.find(({ id }) => id === selected)
  const map = useMapView(stage, chosen ? { middle: project(chosen), zoom: CHOICE_MIN_ZOOM } : WHOLE_COUNTRY)
  const hint = useWheel(stage, map)
  const drag = useDrag(map)
  const choose = useChoice(map, chosen, onSelect)
  const index = useMemo(() => clusterIndex(stores.filter(({ id }) => id !== selected)), [stores, selected])
  const { view } = map
  const marks = marksIn(index, view)
  const shown = chosen
    ? [...marks.stores, { store: chosen, point: project(chosen), shift: { x: 0, y: 0 } }]
    : marks.stores
  const seen = shown.length + marks.clusters.reduce((sum, { count }) => sum + count, 0)
  const named = labelled(shown, marks.clusters, view)
  const part = (mark: ClusterMark) => {
    // The pressed button disappears with its cluster; focus stays on the map.
    stage.current?.focus({ preventScroll: true })
    map.flyTo({ middle: mark.point, zoom: mark.partsAt })
  }
  return (
    <div className={cx(styles.root, className)}>
      <a href={`#${end}`} className={styles.skip} onClick={(event) => stepOver(event, end)}>
        {text(mapMessages.skip)}
      </a>
      <div className={styles.frame}>
        <Controls map={map} />
        <div
          ref={stage}
          role="group"
          aria-label={label ?? text(mapMessages.label)}
          aria-describedby={help}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map, so it takes focus
          tabIndex={0}
          dir="ltr"
          className={styles.stage}
          data-zoomed={view.zoom > 1 || undefined}
          onKeyDown={mapKeys(map)}
          {...drag}
        >
          <Land view={view} />
          {marks.clusters.map((mark) => (
            <ClusterMarker key={`cluster-${mark.id}`} mark={mark} view={view} onPress={() => part(mark)} />
          ))}
          {/* Sorted with the chosen one among them, so that choosing moves no button and focus stays. */}
          {shown
            .toSorted((a, b) => a.point.y - b.point.y)
            .map((mark) => (
              <StoreMarker
                key={mark.store.id}
                mark={mark}
                view={view}
                selected={mark.store.id === selected}
                named={named.has(mark.store.id)}
                onPress={() => choose(mark.store.id)}
              />
            ))}
          {position && <Here position={position} map={map} />}
        </div>
        <p className={styles.hint} data-shown={hint || undefined} aria-hidden="true">
          {text(mapMessages.wheelHint)}
        </p>
      </div>
      <VisuallyHidden id={help}>{text(mapMessages.help)}</VisuallyHidden>
      <Seen count={seen} view={view} />
      <span id={end} tabIndex={-1} className={styles.end} />
    </div>
  )
}

function stepOver(event: MouseEvent, end: string) {
  event.preventDefault()
  document.getElementById(end)?.focus()
}

/** Moves the map to a store that is chosen elsewhere. A store chosen on the map is in view already. */
function useChoice(map: MapView, chosen: MapStore | undefined, onSelect: StoreMapProps['onSelect']) {
  const last = useRef(chosen?.id)
  const { flyTo, goal } = map
  useEffect(() => {
    if (chosen?.id === last.current) return
    last.current = chosen?.id
    if (chosen) flyTo({ middle: project(chosen), zoom: Math.max(CHOICE_MIN_ZOOM, goal().zoom) })
  }, [chosen, flyTo, goal])
  return (id: string) => {
    last.current = id
    onSelect?.(id)
  }
}

function Controls({ map }: { readonly map: MapView }) {
  const text = useText()
  const { view, goal, flyTo } = map
  return (
    <div className={styles.controls}>
      <IconButton
        label={text(mapMessages.zoomIn)}
        icon={<PlusIcon />}
        aria-disabled={view.zoom >= MAX_ZOOM}
        onClick={() => flyTo(zoomBy(goal(), 2))}
      />
      <IconButton
        label={text(mapMessages.zoomOut)}
        icon={<MinusIcon />}
        aria-disabled={view.zoom <= 1}
        onClick={() => flyTo(zoomBy(goal(), 1 / 2))}
      />
      <IconButton
        label={text(mapMessages.whole)}
        icon={<MapIcon />}
        aria-disabled={view.zoom <= 1}
        onClick={() => flyTo(WHOLE_COUNTRY)}
      />
    </div>
  )
}

function Here({ position, map }: { readonly position: Position; readonly map: MapView }) {
  const text = useText()
  const { x, y } = inWindow(project(position), map.view)
  if (x < 0 || x > 1 || y < 0 || y > 1) return null
  return (
    <span
      role="img"
      aria-label={text(mapMessages.here)}
      className={styles.here}
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
    />
  )
}

/** Announces the number of stores in view after the map has moved. */
function Seen({ count, view }: { readonly count: number; readonly view: MapView['view'] }) {
  const text = useText()
  const first = useRef(view)
  const [said, setSaid] = useState<number | null>(null)
  useEffect(() => {
    if (view === first.current) return undefined
    const timer = setTimeout(() => setSaid(count), 600)
    return () => clearTimeout(timer)
  }, [count, view])
  return (
    <VisuallyHidden>
      <output>{said !== null && text(mapMessages.seen, { count: said })}</output>
    </VisuallyHidden>
  )
}

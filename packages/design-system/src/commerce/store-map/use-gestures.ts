import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { MapPoint } from './projection.js'
import type { MapView } from './use-map-view.js'
import { pan, WHOLE_COUNTRY, zoomBy } from './view.js'

/** A press that moves less is a press, more is a drag. CSS pixels. */
const DRAG_MIN_PX = 6
/** Part of the window that an arrow key moves. */
const PAN_STEP = 1 / 6
/** How long the hint about Ctrl stays, milliseconds. */
const ZOOM_HINT_MS = 1600

const middleOf = ([a, b = a]: readonly MapPoint[]): MapPoint => ({
  x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
})
const apart = ([a, b]: readonly MapPoint[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1)

/** Drag with one finger or the mouse, pinch with two. */
export function useDrag({ goal, show }: MapView) {
  const pointers = useRef(new Map<number, MapPoint>())
  const dragged = useRef(false)

  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    if (pointers.current.size === 0) dragged.current = false
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(event.pointerId)
    if (!last) return
    // No event arrives when a button is released outside of the map.
    if (event.buttons === 0) {
      release(event)
      return
    }
    const next = { x: event.clientX, y: event.clientY }
    if (!dragged.current) {
      if (pointers.current.size === 1 && apart([last, next]) < DRAG_MIN_PX) return
      dragged.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const before = [...pointers.current.values()]
    pointers.current.set(event.pointerId, next)
    const after = [...pointers.current.values()]
    const box = event.currentTarget.getBoundingClientRect()
    const [was, is] = [middleOf(before), middleOf(after)]
    const at = { x: (is.x - box.x) / box.width, y: (is.y - box.y) / box.height }
    const zoomed = zoomBy(goal(), apart(after) / Math.max(1, apart(before)), at)
    show(pan(zoomed, (was.x - is.x) / box.width, (was.y - is.y) / box.height))
  }
  /** A drag that ends on a store does not choose it. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!dragged.current) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onClickCapture,
  }
}

/**
 * The wheel zooms with Ctrl or ⌘ held (as a pinch on a touchpad does), or when the map has focus. Otherwise the page
 * keeps scrolling, and the map shows how to zoom.
 */
export function useWheel(stage: RefObject<HTMLElement | null>, { goal, show }: MapView): boolean {
  const [hint, setHint] = useState(false)
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) {
        clearTimeout(timer)
        setHint(true)
        timer = setTimeout(() => setHint(false), ZOOM_HINT_MS)
        return
      }
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      const next = zoomBy(goal(), 2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 100 : 250)), partOf(element, event))
      // At the end of the zoom the page scrolls on.
      if (next.zoom === goal().zoom && !event.ctrlKey) return
      event.preventDefault()
      setHint(false)
      show(next)
    }
    // React's wheel listener is passive and cannot prevent scrolling; this one can.
    element.addEventListener('wheel', turned, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('wheel', turned)
    }
  }, [stage, goal, show])
  return hint
}

function partOf(element: HTMLElement, event: WheelEvent): MapPoint {
  const box = element.getBoundingClientRect()
  return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height }
}

/** Arrows move, plus and minus zoom, Home shows the whole country. */
export function mapKeys({ goal, show, flyTo }: MapView): (event: KeyboardEvent) => void {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(pan(goal(), -PAN_STEP, 0)),
    ArrowRight: () => show(pan(goal(), PAN_STEP, 0)),
    ArrowUp: () => show(pan(goal(), 0, -PAN_STEP)),
    ArrowDown: () => show(pan(goal(), 0, PAN_STEP)),
    '+': () => flyTo(zoomBy(goal(), 2)),
    '-': () => flyTo(zoomBy(goal(), 1 / 2)),
    Home: () => flyTo(WHOLE_COUNTRY),
  }
  return (event) => {
    const act = actions[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
}

import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Stage } from '../stage/stage.js'
import { MAX_SCALE, moved, type Place, WHOLE, type Zoom, zoomed, ZOOM_STEP } from '../stage/zoom.js'

/** Share of the view that an arrow key moves it by. */
const PAN_STEP = 0.1

/** Enlargement for one unit of the wheel, and of a trackpad's pinch, which counts in smaller steps. */
const WHEEL_RATE = 0.002
const PINCH_RATE = 0.01

const PANS: Readonly<Record<string, Place>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
}

/** Enlarges by buttons, keys, the wheel and two fingers. */
export function useZoom(stage: Stage | null) {
  const [zoom, setZoom] = useState(WHOLE)
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  useEffect(() => stage?.zoom(zoom), [stage, zoom])
  const zoomBy = (factor: number, at?: Place) => setZoom((before) => zoomed(before, factor, at))
  useWheel(surface, zoom, setZoom)
  return {
    scale: zoom.scale,
    setSurface,
    zoomIn: zoom.scale < MAX_SCALE ? () => zoomBy(ZOOM_STEP) : undefined,
    zoomOut: zoom.scale > 1 ? () => zoomBy(1 / ZOOM_STEP) : undefined,
    reset: () => setZoom(WHOLE),
    pinch: usePinch(setZoom),
    /** Returns true when it handled the key. */
    onKey: ({ key, shiftKey }: KeyboardEvent): boolean => {
      const pan = PANS[key]
      if (pan && shiftKey) setZoom((before) => moved(before, pan))
      else if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
      else if (key === '-' || key === '_') zoomBy(1 / ZOOM_STEP)
      else if (key === '0') setZoom(WHOLE)
      else return false
      return true
    },
  }
}

type Change = (next: (before: Zoom) => Zoom) => void

/**
 * The wheel enlarges when the view has the focus, and a trackpad's pinch does so anywhere on the view. At its limits
 * the page scrolls.
 */
function useWheel(surface: HTMLElement | null, zoom: Zoom, change: Change): void {
  const onWheel = useEffectEvent((target: HTMLElement, event: WheelEvent) => {
    if (!event.ctrlKey && document.activeElement !== target) return
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE))
    const at = placeOf(target, event)
    const isAtLimit = zoomed(zoom, factor, at).scale === zoom.scale
    if (event.ctrlKey || !isAtLimit) event.preventDefault()
    change((before) => zoomed(before, factor, at))
  })
  useEffect(() => {
    if (!surface) return
    const listen = (event: WheelEvent) => onWheel(surface, event)
    // React's own listeners are passive, and a passive listener cannot stop the page from scrolling.
    surface.addEventListener('wheel', listen, { passive: false })
    return () => surface.removeEventListener('wheel', listen)
  }, [surface])
}

/** Two fingers enlarge and move the view. Meanwhile they do not turn the frame. */
function usePinch(change: Change) {
  const fingers = useRef(new Map<number, Place>())
  const forget = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    down: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') fingers.current.set(event.pointerId, placeOf(event.currentTarget, event))
    },
    /** Returns true while there are two fingers. */
    move: (event: PointerEvent<HTMLElement>): boolean => {
      const { current } = fingers
      const before = [...current.values()]
      if (!current.has(event.pointerId)) return false
      current.set(event.pointerId, placeOf(event.currentTarget, event))
      const after = [...current.values()]
      if (before.length !== 2) return false
      const [from, to] = [middle(before), middle(after)]
      const apart = distance(before)
      const factor = apart > 0 ? distance(after) / apart : 1
      change((zoom) => moved(zoomed(zoom, factor, from), [to[0] - from[0], to[1] - from[1]]))
      return true
    },
    up: forget,
  }
}

const middle = ([a, b]: readonly Place[]): Place => [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2]
const distance = ([a, b]: readonly Place[]): number => Math.hypot(a![0] - b![0], a![1] - b![1])

function placeOf(surface: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = surface.getBoundingClientRect()
  return [(clientX - left) / (width || 1) - 0.5, (clientY - top) / (height || 1) - 0.5]
}

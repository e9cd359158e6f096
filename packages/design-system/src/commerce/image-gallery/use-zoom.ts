import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { fromMiddle, isRightToLeft } from './place.js'
import { useZoomGestures } from './use-zoom-gestures.js'
import { DOUBLE_TAP_SCALE, moved, type Point, scaled, ZOOM_STEP, type View, INITIAL_VIEW } from './zoom-view.js'

/** Pixels that an arrow key moves an enlarged picture. */
const PAN_STEP_PX = 80

const CENTRE: Point = { x: 0, y: 0 }

interface Options {
  readonly stage: RefObject<HTMLElement | null>
  /** Shows another picture. `by` is its distance in reading order. */
  readonly onTurn: (by: number) => void
}

/** Enlarges and moves a picture by buttons, keys, wheel, drag and two fingers. */
export function useZoom({ stage, onTurn }: Options) {
  const [view, setView] = useState(INITIAL_VIEW)
  const box = () => stage.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
  const change = (next: (view: View) => View) => setView(next)
  const zoomTo = (scale: (now: number) => number, at = CENTRE) =>
    change((now) => scaled(now, scale(now.scale), at, box()))
  const pan = (by: Point) => change((now) => moved(now, by, box()))
  const reset = () => setView(INITIAL_VIEW)
  const turn = (by: number) => {
    reset()
    onTurn(by)
  }
  const gestures = useZoomGestures({
    whole: view.scale === 1,
    zoomTo,
    pan,
    onSwipe: (toTheLeft) => turn(toTheLeft === isRightToLeft(stage.current) ? -1 : 1),
    onToggle: (at) => (view.scale > 1 ? reset() : zoomTo(() => DOUBLE_TAP_SCALE, at)),
  })
  useWheel(stage, (factor, at) => zoomTo((now) => now * factor, at))
  const keys = (event: KeyboardEvent) => {
    // With a modifier, keys belong to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = actionOf(event.key, view, stage.current)
    if (!act) return
    event.preventDefault()
    if ('zoom' in act) zoomTo((now) => now + act.zoom)
    else if ('pan' in act) pan(act.pan)
    else if ('turn' in act) turn(act.turn)
    else reset()
  }
  return {
    view,
    keys,
    gestures,
    reset,
    turn,
    zoomIn: () => zoomTo((now) => now + ZOOM_STEP),
    zoomOut: () => zoomTo((now) => now - ZOOM_STEP),
  }
}

type Action = { readonly zoom: number } | { readonly pan: Point } | { readonly turn: number } | { readonly reset: true }

const ARROW_DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP_PX, y: 0 },
  ArrowRight: { x: -PAN_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP_PX },
  ArrowDown: { x: 0, y: -PAN_STEP_PX },
}

/** An arrow moves an enlarged picture. When the whole picture is in view, left and right go to another one. */
function actionOf(key: string, view: View, stage: HTMLElement | null): Action | null {
  if (key === '+' || key === '=') return { zoom: ZOOM_STEP }
  if (key === '-' || key === '_') return { zoom: -ZOOM_STEP }
  if (key === '0') return { reset: true }
  const arrow = ARROW_DIRECTIONS[key]
  if (!arrow) return null
  if (view.scale > 1) return { pan: arrow }
  if (arrow.x === 0) return null
  return { turn: arrow.x < 0 === isRightToLeft(stage) ? -1 : 1 }
}

/** React's wheel listener is passive and cannot prevent scrolling; this one can. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void) {
  useEffect(() => {
    const target = stage.current
    if (!target) return undefined
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      // Two fingers on a touchpad come as a wheel with Control and small steps.
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(target, event))
    }
    target.addEventListener('wheel', turn, { passive: false })
    return () => target.removeEventListener('wheel', turn)
  })
}

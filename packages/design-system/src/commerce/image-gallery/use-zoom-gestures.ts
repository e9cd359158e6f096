import { type PointerEvent, useRef, useState } from 'react'
import { fromMiddle } from './place.js'
import type { Point } from './zoom-view.js'

/** Pixels: less than this is a tap, more than that a swipe. */
const TAP_MAX_PX = 10
const SWIPE_MIN_PX = 48

/** Milliseconds between the two taps that enlarge. */
const DOUBLE_TAP_MS = 320

interface Options {
  /** The whole picture is in view: one finger swipes instead of moving it. */
  readonly whole: boolean
  readonly zoomTo: (scale: (now: number) => number, at: Point) => void
  readonly pan: (by: Point) => void
  readonly onSwipe: (toTheLeft: boolean) => void
  /** A click of the mouse, or two taps. */
  readonly onToggle: (at: Point) => void
}

interface Tap {
  readonly at: Point
  readonly time: number
}

/** One finger or the mouse drags or swipes, two fingers pinch, a click or two taps enlarge. */
export function useZoomGestures({ whole, zoomTo, pan, onSwipe, onToggle }: Options) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<(Point & { readonly single: boolean }) | null>(null)
  const lastTap = useRef<Tap | null>(null)
  const [held, setHeld] = useState(false)

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    start.current = { ...pointOf(event), single: fingers.current.size === 1 }
    setHeld(true)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
      const ratio = apart(now, other) / Math.max(apart(before, other), 1)
      zoomTo((scale) => scale * ratio, fromMiddle(event.currentTarget, middle))
      pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
    } else if (!whole) pan({ x: now.x - before.x, y: now.y - before.y })
  }
  const up = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return
    setHeld(fingers.current.size > 0)
    const from = start.current
    if (fingers.current.size > 0 || !from?.single || event.type === 'pointercancel') return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (whole && Math.abs(by.x) > SWIPE_MIN_PX && Math.abs(by.x) > 1.5 * Math.abs(by.y)) onSwipe(by.x < 0)
    else if (Math.hypot(by.x, by.y) < TAP_MAX_PX) tap(event)
  }
  const tap = (event: PointerEvent<HTMLElement>) => {
    const at = pointOf(event)
    const earlier = lastTap.current
    const second =
      earlier !== null && event.timeStamp - earlier.time < DOUBLE_TAP_MS && apart(at, earlier.at) < 2 * TAP_MAX_PX
    lastTap.current = second ? null : { at, time: event.timeStamp }
    // A second tap enlarges on a touch screen, because one tap may only rest there. With a mouse one click is enough.
    if (second || event.pointerType === 'mouse') onToggle(fromMiddle(event.currentTarget, event))
  }
  return {
    held,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

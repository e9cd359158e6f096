import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Stage } from '../stage/stage.js'
import { type NamedView, turned, VIEW_ANGLES, type ViewAngle } from '../stage/view-angle.js'
import { useEasedTurn } from './use-eased-turn.js'
import type { useZoom } from './use-zoom.js'

/** Degrees for one press of a key, and for one pixel of dragging. */
const STEP_DEGREES = 15
const DEGREES_A_PIXEL = 0.45

const KEYS: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [STEP_DEGREES, 0],
  ArrowRight: [-STEP_DEGREES, 0],
  ArrowUp: [0, STEP_DEGREES],
  ArrowDown: [0, -STEP_DEGREES],
}

/** Other actions of gestures and keys. */
type Gestures = Pick<ReturnType<typeof useZoom>, 'pinch' | 'onKey' | 'reset'>

/**
 * Turns the frame by drag, keys and buttons. React does not hold the angle, because it changes with every move of a
 * finger.
 */
export function useTurn(stage: Stage | null, angleRef: RefObject<ViewAngle>, { pinch, onKey, reset }: Gestures) {
  const [view, setView] = useState<NamedView | null>('angle')
  const [yaw, setYaw] = useState<number>(VIEW_ANGLES.angle.yaw)
  const put = (next: ViewAngle) => {
    angleRef.current = next
    stage?.turn(next)
  }
  const { turnTo, stop } = useEasedTurn(angleRef, put)
  const turn = (to: ViewAngle, name: NamedView | null) => {
    setView(name)
    setYaw(to.yaw)
    turnTo(to)
  }
  const turnBy = (byYaw: number, byPitch: number) => turn(turned(angleRef.current, byYaw, byPitch), null)
  const drag = useDrag({
    begin: stop,
    move: (byYaw, byPitch) => {
      setView(null)
      put(turned(angleRef.current, byYaw, byPitch))
    },
    end: () => setYaw(angleRef.current.yaw),
  })
  return {
    view,
    /** Degrees for customers who cannot see the view. */
    yaw: Math.round(yaw),
    show: (name: NamedView) => {
      reset()
      turn(VIEW_ANGLES[name], name)
    },
    turnLeft: () => turnBy(STEP_DEGREES * 2, 0),
    turnRight: () => turnBy(-STEP_DEGREES * 2, 0),
    surface: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        pinch.down(event)
        drag.onPointerDown(event)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (pinch.move(event)) drag.rest(event)
        else drag.onPointerMove(event)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        pinch.up(event)
        drag.onPointerUp()
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        pinch.up(event)
        drag.onPointerUp()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (onKey(event)) return event.preventDefault()
        const step = KEYS[event.key]
        if (!step) return
        event.preventDefault()
        turnBy(...step)
      },
    },
  }
}

interface DragHandlers {
  readonly begin: () => void
  readonly move: (byYaw: number, byPitch: number) => void
  readonly end: () => void
}

/** Turns by dragging. A finger turns only sideways, because up and down scroll the page. */
function useDrag({ begin, move, end }: DragHandlers) {
  const last = useRef<readonly [number, number] | null>(null)
  const finish = () => {
    if (last.current) end()
    last.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      begin()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = [event.clientX, event.clientY]
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = last.current
      if (!from) return
      last.current = [event.clientX, event.clientY]
      const up = event.pointerType === 'touch' ? 0 : (event.clientY - from[1]) * DEGREES_A_PIXEL
      move(-(event.clientX - from[0]) * DEGREES_A_PIXEL, up)
    },
    onPointerUp: finish,
    /** Must be called while two fingers zoom. The next drag then starts from their position. */
    rest: (event: PointerEvent<HTMLElement>) => {
      last.current = [event.clientX, event.clientY]
    },
  }
}

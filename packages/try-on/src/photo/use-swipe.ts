import { type PointerEvent, useRef } from 'react'

/** A finger that has gone this far sideways (CSS pixels) has swiped. */
const SWIPE_PX = 48

/** Calls with 1 after a swipe to the left, −1 to the right. Fingers only; up and down is the page's. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<readonly [number, number] | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : [clientX, clientY]
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [dx, dy] = [clientX - start.current[0], clientY - start.current[1]]
      start.current = null
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

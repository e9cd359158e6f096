import { type PointerEvent, useRef } from 'react'

/** A finger that moved this far sideways (CSS pixels) has swiped. */
const SWIPE_PX = 48

/**
 * Calls `onSwipe` with 1 after a swipe to the left and −1 after one to the right. It ignores the mouse, and movements
 * up and down scroll the page.
 */
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

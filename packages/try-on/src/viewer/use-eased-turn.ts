import { type RefObject, useEffect, useRef } from 'react'
import { turned, type ViewAngle } from '../stage/view-angle.js'

const TURN_MS = 450

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns to an angle in a short animation, the shorter way round. It turns at once when the customer wants less motion.
 */
export function useEasedTurn(angleRef: RefObject<ViewAngle>, put: (angle: ViewAngle) => void) {
  const request = useRef(0)
  useEffect(() => () => cancelAnimationFrame(request.current), [])
  const stop = () => cancelAnimationFrame(request.current)
  const turnTo = (to: ViewAngle) => {
    stop()
    if (prefersStillness()) return put(to)
    const from = angleRef.current
    const yaw = ((((to.yaw - from.yaw + 180) % 360) + 360) % 360) - 180
    const start = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / TURN_MS))
      const eased = 1 - (1 - t) ** 3
      put(t === 1 ? to : turned(from, yaw * eased, (to.pitch - from.pitch) * eased))
      if (t < 1) request.current = requestAnimationFrame(step)
    }
    request.current = requestAnimationFrame(step)
  }
  return { turnTo, stop }
}

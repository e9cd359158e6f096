import type { Environment } from '../environment.js'

/** An element counts as seen when this share of it is visible for this many ms. */
export const SEEN_RATIO = 0.6
export const SEEN_AFTER_MS = 500
/** An element counts as gone when less than this share is visible. Between the two shares nothing changes. */
export const UNSEEN_RATIO = 0.5

/** Watches elements and reports when one was seen. It reports the same element again only after it was gone. */
export function createVisibility(
  wait: Environment['wait'],
  onSeen: (element: Element) => void,
  Observer: typeof IntersectionObserver | undefined = globalThis.IntersectionObserver,
) {
  const timers = new Map<Element, () => void>()
  const stop = (element: Element) => {
    timers.get(element)?.()
    timers.delete(element)
  }
  const observer =
    Observer &&
    new Observer(
      (entries) => {
        for (const { target, intersectionRatio: ratio } of entries) {
          if (ratio >= SEEN_RATIO && !timers.has(target))
            timers.set(
              target,
              wait(SEEN_AFTER_MS, () => onSeen(target)),
            )
          else if (ratio < UNSEEN_RATIO) stop(target)
        }
      },
      { threshold: [UNSEEN_RATIO, SEEN_RATIO] },
    )
  return {
    observe(element: Element): () => void {
      observer?.observe(element)
      return () => {
        observer?.unobserve(element)
        stop(element)
      }
    },
    end(): void {
      observer?.disconnect()
      for (const element of timers.keys()) stop(element)
    },
  }
}

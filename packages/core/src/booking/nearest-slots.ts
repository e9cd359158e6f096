import type { Span } from './span.js'

export const ALTERNATIVES_SHOWN = 5

/** Days before and after a taken time in which to look for other times. */
export const ALTERNATIVE_DAYS = 7

/**
 * Returns the `count` free times closest to `start` (milliseconds since 1970), in order. A time that several examiners
 * have free counts once.
 */
export function nearestSlots<Slot extends Span>(
  slots: readonly Slot[],
  start: number,
  count = ALTERNATIVES_SHOWN,
): Slot[] {
  const byTime = new Map<number, Slot>()
  for (const slot of slots) if (!byTime.has(slot.start)) byTime.set(slot.start, slot)
  return [...byTime.values()]
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start) || a.start - b.start)
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start)
}

import type { Span } from './span.js'

/** Other times that are shown when the chosen one is taken. */
export const ALTERNATIVES_SHOWN = 5

/** How many days before and after a taken time others are looked for. */
export const ALTERNATIVE_DAYS = 7

/** The free times nearest to one, each once and in their order. */
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

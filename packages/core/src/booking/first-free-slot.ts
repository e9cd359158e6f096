import { addDays, daysBetween } from '../calendar/index.js'
import { type FreeSlot, freeSlots, type SlotQuery, type StoreSchedule, type TakenSlot } from './free-slots.js'

/** Days that are looked at together: most stores have something free in the first of such spans. */
const SPAN_DAYS = 7

/** The first free time of a store, or null; it looks no further than it must. */
export function firstFreeSlot(schedule: StoreSchedule, taken: readonly TakenSlot[], query: SlotQuery): FreeSlot | null {
  for (let from = query.from; daysBetween(from, query.to) >= 0; from = addDays(from, SPAN_DAYS)) {
    const last = addDays(from, SPAN_DAYS - 1)
    const [first] = freeSlots(schedule, taken, { ...query, from, to: last < query.to ? last : query.to })
    if (first) return first
  }
  return null
}

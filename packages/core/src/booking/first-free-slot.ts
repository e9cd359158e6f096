import { addDays, daysBetween } from '../calendar/index.js'
import { type FreeSlot, freeSlots, type SlotQuery, type StoreSchedule, type TakenSlot } from './free-slots.js'

/** Days to search at a time. Most stores have a free time within the first week. */
const SPAN_DAYS = 7

/** Returns the first free time of a store, or null. It stops at the first week that has one. */
export function firstFreeSlot(schedule: StoreSchedule, taken: readonly TakenSlot[], query: SlotQuery): FreeSlot | null {
  for (let from = query.from; daysBetween(from, query.to) >= 0; from = addDays(from, SPAN_DAYS)) {
    const last = addDays(from, SPAN_DAYS - 1)
    const [first] = freeSlots(schedule, taken, { ...query, from, to: last < query.to ? last : query.to })
    if (first) return first
  }
  return null
}

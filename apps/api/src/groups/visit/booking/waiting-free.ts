import { type FreeSlot, freeSlots } from '@klarsikt/core/booking'
import { type PlainDate, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import { suits, type WaitedFor } from '@klarsikt/core/waiting-list'
import type { Executor } from '@klarsikt/server/database'
import { loadSchedules, loadTaken } from './load-schedule.js'
import type { waitingEntry } from './waiting-tables.js'

type Asked = Pick<typeof waitingEntry.$inferSelect, 'examType' | 'ageGroup' | 'storeIds'> & WaitedFor
export type StoreSlot = FreeSlot & { readonly storeId: number }

/**
 * Finds the free times that suit an entry, the earliest first. The times of a store are computed once for all entries.
 */
export type SuitableTimes = (asked: Asked) => StoreSlot[]

/** Reads the free times of all stores until a day. A time is checked again when it is taken. */
export async function readSuitableTimes(executor: Executor, to: PlainDate, now: Date): Promise<SuitableTimes> {
  const from = stockholmDate(now)
  const schedules = await loadSchedules(executor)
  const taken = await loadTaken(executor, { from: stockholmDay(from).start, to: stockholmDay(to).end, now })
  const cache = new Map<string, StoreSlot[]>()
  const freeIn = (storeId: number, { examType, ageGroup }: Asked): StoreSlot[] => {
    const key = `${storeId}/${examType}/${ageGroup}`
    const known = cache.get(key)
    if (known) return known
    const schedule = schedules.get(storeId)
    const found = schedule ? freeSlots(schedule, taken.get(storeId) ?? [], { examType, ageGroup, from, to, now }) : []
    const slots = found.map((slot) => ({ ...slot, storeId }))
    cache.set(key, slots)
    return slots
  }
  return (asked) =>
    asked.storeIds
      .flatMap((storeId) => freeIn(storeId, asked).filter(({ start }) => suits(new Date(start), asked, now)))
      .toSorted((a, b) => a.start - b.start || a.storeId - b.storeId)
}

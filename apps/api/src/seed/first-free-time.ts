import { type AgeGroup, type ExamTypeId, firstFreeSlot } from '@klarsikt/core/booking'
import { addDays, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import type { Deps } from '../context.js'
import { loadSchedules, loadTaken } from '../groups/visit/index.js'

/** Number of days searched for a free time. */
const SPAN_DAYS = 14

type Visit = {
  readonly storeId: number
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly inDays: number
}

/** The first free time in a store after the given number of days; null when there is none. */
export async function firstFreeTime(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId, examType, ageGroup, inDays }: Visit,
): Promise<string | null> {
  const now = clock.now()
  const from = addDays(stockholmDate(now), inDays)
  const to = addDays(from, SPAN_DAYS)
  const schedule = (await loadSchedules(database, storeId)).get(storeId)
  if (!schedule) return null
  const span = { from: stockholmDay(from).start, to: stockholmDay(to).end }
  const taken = (await loadTaken(database, { storeId, now, ...span })).get(storeId) ?? []
  const slot = firstFreeSlot(schedule, taken, { examType, ageGroup, from, to, now })
  return slot && new Date(slot.start).toISOString()
}

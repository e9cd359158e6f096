import { freeSlots } from '@klarsikt/core/booking'
import { addDays, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import type { DemoVisit } from '@klarsikt/fixtures/demo'
import type { Deps } from '../context.js'
import { actAs } from '../groups/platform/index.js'
import { createBooking, loadSchedules, loadTaken } from '../groups/visit/index.js'
import { markBookingLettersSent } from './mark-booking-letters-sent.js'

/**
 * Fills the calendars of a few demo stores through the shop's own functions and skips days without free times. Returns
 * how many visits were made.
 */
export async function seedVisits(deps: Deps, visits: readonly DemoVisit[]): Promise<number> {
  // The demo sends no letters or SMS about its past.
  const quiet = { ...deps, settings: { ...deps.settings, sms: null } }
  let made = 0
  for (const visit of visits)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedVisit(quiet, visit))) made++
  return made
}

async function seedVisit(deps: Deps, visit: DemoVisit): Promise<boolean> {
  const start = await freeTime(deps, visit)
  if (start === null) return false
  const { key, storeId, examType, ageGroup, typed } = visit
  const call = { storeId, examType, ageGroup, start, typed, idempotencyKey: `demo-${key}`, customerId: null }
  const made = await createBooking(deps, call)
  if (!made.ok) return false
  await markBookingLettersSent(deps, made.value.id)
  return true
}

async function freeTime(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId, examType, ageGroup, inDays, dayShare }: DemoVisit,
): Promise<string | null> {
  const now = clock.now()
  const day = addDays(stockholmDate(now), inDays)
  const schedule = (await loadSchedules(database, storeId)).get(storeId)
  if (!schedule) return null
  const span = { from: stockholmDay(day).start, to: stockholmDay(day).end }
  const taken = (await loadTaken(database, { storeId, now, ...span })).get(storeId) ?? []
  const slots = freeSlots(schedule, taken, { examType, ageGroup, from: day, to: day, now })
  const slot = slots[Math.floor(dayShare * slots.length)]
  return slot ? new Date(slot.start).toISOString() : null
}

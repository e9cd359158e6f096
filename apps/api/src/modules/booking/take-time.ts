import type { BookingSlot } from '@klarsikt/contract/shop/types'
import {
  type AgeGroup,
  ALTERNATIVE_DAYS,
  EXAM_TYPES,
  type ExamTypeId,
  type FreeSlot,
  freeSlots,
  nearestSlots,
} from '@klarsikt/core/booking'
import { addDays, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { and, eq, lte } from 'drizzle-orm'
import type { Refusal } from '../../http/failures.js'
import { store } from '../store/tables.js'
import { loadSchedules, loadTaken } from './load-schedule.js'
import { toBookingSlot } from './read-slots.js'
import { takenTime } from './tables.js'

/** The time that is asked for. */
export type AskedTime = {
  readonly storeId: number
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly start: Date
  /** The person to see, where one was chosen. */
  readonly resourceId?: string | null | undefined
}

/** A hold that its own session uses up. */
export type OwnHold = { readonly id: string; readonly heldBy: string }

export type TakenTime = {
  readonly examinerId: string
  readonly roomId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The constraints of the migration; a row that hits one overlaps another. */
const OVERLAPS = new Set(['taken_time_examiner_overlaps', 'taken_time_room_overlaps'])

/**
 * Finds who and which room can be taken at a time, or answers null where it is not free; {@link takeTime} follows in the same
 * transaction. Every way to a booking goes through here. The store is locked meanwhile, so that of many who want one time the
 * others read that it is taken; were that ever forgotten, the exclusion constraints refuse the row.
 */
export async function claimTime(
  tx: Executor,
  asked: AskedTime,
  { now, hold, bookingId }: { readonly now: Date; readonly hold?: OwnHold | null; readonly bookingId?: string },
): Promise<TakenTime | null> {
  const { storeId } = asked
  const [locked] = await tx.orm.select({ id: store.id }).from(store).where(eq(store.id, storeId)).for('no key update')
  if (!locked) return null
  await tx.orm.delete(takenTime).where(and(eq(takenTime.storeId, storeId), lte(takenTime.heldUntil, now)))
  return (hold && (await consumeHold(tx, hold, asked))) ?? findFree(tx, asked, bookingId, now)
}

/** Takes the time that was found for a booking, which gives the one it had up. */
export async function takeTime(tx: Executor, storeId: number, time: TakenTime, bookingId: string): Promise<void> {
  await giveTimeUp(tx, bookingId)
  await tx.orm.insert(takenTime).values({ ...time, storeId, id: bookingId, bookingId })
}

/** Frees the time of a booking. */
export async function giveTimeUp(tx: Executor, bookingId: string): Promise<void> {
  await tx.orm.delete(takenTime).where(eq(takenTime.bookingId, bookingId))
}

/** Runs a transaction in which a time is taken; where the constraints refuse the row, the time is not free. */
export async function whenFree<T>(work: () => Promise<T>, taken: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (OVERLAPS.has(violatedConstraint(error) ?? '')) return taken
    throw error
  }
}

/** The free times nearest to one that is taken. */
export async function findAlternatives(
  executor: Executor,
  { storeId, examType, ageGroup, start }: AskedTime,
  now: Date,
): Promise<BookingSlot[]> {
  const day = stockholmDate(start)
  const [first, last, today] = [addDays(day, -ALTERNATIVE_DAYS), addDays(day, ALTERNATIVE_DAYS), stockholmDate(now)]
  const from = first > today ? first : today
  const schedule = (await loadSchedules(executor, storeId)).get(storeId)
  if (!schedule || last < from) return []
  const span = { from: stockholmDay(from).start, to: stockholmDay(last).end }
  const taken = await loadTaken(executor, { storeId, now, ...span })
  const slots = freeSlots(schedule, taken.get(storeId) ?? [], { examType, ageGroup, from, to: last, now })
  return nearestSlots(slots, start.getTime()).map(toBookingSlot)
}

/** What a hold is for: another exam takes other people and other lengths. */
export function heldForOf({ examType, ageGroup }: AskedTime): string {
  return `${examType}/${ageGroup ?? ''}`
}

/** Takes the held time over; null where the hold has run out, is another session's, or was for another visit. */
async function consumeHold(
  { orm }: Executor,
  { id, heldBy }: { readonly id: string; readonly heldBy: string },
  asked: AskedTime,
): Promise<TakenTime | null> {
  const [hold] = await orm
    .delete(takenTime)
    .where(and(eq(takenTime.id, id), eq(takenTime.heldBy, heldBy)))
    .returning()
  if (!hold || hold.storeId !== asked.storeId || hold.heldFor !== heldForOf(asked)) return null
  if (hold.startsAt.getTime() !== asked.start.getTime()) return null
  if (asked.resourceId && asked.resourceId !== hold.examinerId) return null
  const { examinerId, roomId, startsAt, endsAt } = hold
  return { examinerId, roomId, startsAt, endsAt }
}

async function findFree(
  tx: Executor,
  { storeId, examType, ageGroup, start, resourceId }: AskedTime,
  except: string | undefined,
  now: Date,
): Promise<TakenTime | null> {
  const schedule = (await loadSchedules(tx, storeId)).get(storeId)
  if (!schedule) return null
  const day = stockholmDate(start)
  const end = new Date(start.getTime() + EXAM_TYPES[examType].minutes * 60_000)
  const taken = await loadTaken(tx, { storeId, from: start, to: end, now, except })
  const found = freeSlots(schedule, taken.get(storeId) ?? [], { examType, ageGroup, from: day, to: day, now })
  const slot = found.find((one) => fits(one, start, resourceId))
  return slot
    ? { examinerId: slot.examinerId, roomId: slot.roomId, startsAt: new Date(slot.start), endsAt: new Date(slot.end) }
    : null
}

function fits(slot: FreeSlot, start: Date, resourceId: string | null | undefined): boolean {
  return slot.start === start.getTime() && (!resourceId || slot.examinerId === resourceId)
}

/** The refusal of a time that is taken, with others near it. */
export async function slotTaken(
  executor: Executor,
  asked: AskedTime,
  now: Date,
): Promise<Refusal<'booking.slot-taken'>> {
  return { code: 'booking.slot-taken', details: { alternatives: await findAlternatives(executor, asked, now) } }
}

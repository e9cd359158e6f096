import { EXAM_TYPES, type FreeSlot, freeSlots } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { and, eq, gt, lte } from 'drizzle-orm'
import { lockStore } from '../../catalogue/index.js'
import { loadSchedules, loadTaken } from './load-schedule.js'
import { takenTime } from './tables.js'
import { type AskedTime, type ClaimOptions, heldForOf, type OwnHold } from './time-source.js'

/** A free time in the shop's own schedule, with its examiner and room. */
export type TakenTime = {
  readonly examinerId: string
  readonly roomId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The exclusion constraints from the migration. A row that violates one overlaps another row. */
const OVERLAPS = new Set(['taken_time_examiner_overlaps', 'taken_time_room_overlaps'])

/** Puts transactions that take a time of the same store in a queue, because {@link claimTime} locks the store. */
export const turnOfStore = (storeId: number): { readonly turn: string } => ({ turn: `times:${storeId}` })

/**
 * Finds an examiner and a room that are free at a time, or null. {@link takeTime} follows in the same transaction.
 * Every time in the shop's own schedule is taken through here. The store is locked meanwhile, so that of several
 * transactions only the first finds the time free. If a transaction ever skipped the lock, the exclusion constraints
 * would refuse its row.
 */
export async function claimTime(
  tx: Executor,
  asked: AskedTime,
  { now, hold, bookingId }: ClaimOptions,
): Promise<TakenTime | null> {
  const { storeId } = asked
  if (!(await lockStore(tx, storeId))) return null
  await tx.orm.delete(takenTime).where(and(eq(takenTime.storeId, storeId), lte(takenTime.heldUntil, now)))
  return (hold && (await consumeHold(tx, hold, asked))) ?? findFree(tx, asked, bookingId, now)
}

/** Gives a booking the time that was found, and frees its earlier time. */
export async function takeTime(tx: Executor, storeId: number, time: TakenTime, bookingId: string): Promise<void> {
  await giveTimeUp(tx, bookingId)
  await tx.orm.insert(takenTime).values({ ...time, storeId, id: bookingId, bookingId })
}

/** Frees the time of a booking. */
export async function giveTimeUp(tx: Executor, bookingId: string): Promise<void> {
  await tx.orm.delete(takenTime).where(eq(takenTime.bookingId, bookingId))
}

/** Whether the session still holds this time. */
export async function isHeld({ orm }: Executor, { id, heldBy }: OwnHold, now: Date): Promise<boolean> {
  const held = and(eq(takenTime.id, id), eq(takenTime.heldBy, heldBy), gt(takenTime.heldUntil, now))
  return (await orm.$count(takenTime, held)) > 0
}

/** Runs a transaction that takes a time, and returns `taken` when an exclusion constraint refuses the row. */
export async function whenFree<T>(work: () => Promise<T>, taken: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (OVERLAPS.has(violatedConstraint(error) ?? '')) return taken
    throw error
  }
}

/** Deletes the hold and returns its time; null when it has expired, is another session's, or is for another visit. */
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
  { storeId, examType, ageGroup, start, resourceId, isByStaff = false }: AskedTime,
  except: string | undefined,
  now: Date,
): Promise<TakenTime | null> {
  const schedule = (await loadSchedules(tx, storeId)).get(storeId)
  if (!schedule) return null
  const day = stockholmDate(start)
  const end = new Date(start.getTime() + EXAM_TYPES[examType].minutes * 60_000)
  const taken = await loadTaken(tx, { storeId, from: start, to: end, now, except })
  const found = freeSlots(schedule, taken.get(storeId) ?? [], {
    examType,
    ageGroup,
    from: day,
    to: day,
    now,
    isByStaff,
  })
  const slot = found.find((one) => fits(one, start, resourceId))
  return slot
    ? { examinerId: slot.examinerId, roomId: slot.roomId, startsAt: new Date(slot.start), endsAt: new Date(slot.end) }
    : null
}

function fits(slot: FreeSlot, start: Date, resourceId: string | null | undefined): boolean {
  return slot.start === start.getTime() && (!resourceId || slot.examinerId === resourceId)
}

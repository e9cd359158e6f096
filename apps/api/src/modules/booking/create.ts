import {
  type BookingDetails,
  bookingStates,
  type BookingState,
  checkBookingDetails,
  EXAM_TYPES,
  type TypedBookingDetails,
} from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { rateLimit } from '../../http/rate-limit.js'
import { audit } from '../audit/audit.js'
import { store } from '../store/tables.js'
import { newReference } from './hold.js'
import { notifyOf } from './notify.js'
import { sealPerson } from './person.js'
import { readAgeGroup } from './read-slots.js'
import { booking } from './tables.js'
import { type AskedTime, claimTime, type OwnHold, slotTaken, takeTime, whenFree } from './take-time.js'

type CreateDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'rateLimits'>

export type NewBooking = Omit<AskedTime, 'ageGroup' | 'start'> & {
  readonly ageGroup?: AskedTime['ageGroup'] | undefined
  readonly start: string
  readonly typed: TypedBookingDetails
  readonly idempotencyKey: string
  readonly hold?: OwnHold | null
  /** Who is logged in. */
  readonly customerId: string | null
}

export type BookingHead = { readonly id: string; readonly status: BookingState; readonly start: string }
type Created = Result<BookingHead, Refusal<CreateRefusal>>
type CreateRefusal = 'request.invalid' | 'booking.slot-taken' | 'booking.too-young' | 'rate-limited'
type Checked = { readonly asked: AskedTime; readonly details: BookingDetails }

/** Books a time. The same key of the same person again is the same booking. */
export async function createBooking(deps: CreateDeps, wanted: NewBooking): Promise<Created> {
  return makeBooking(deps, wanted, async (tx, { asked }, id) => {
    const now = deps.clock.now()
    const time = await claimTime(tx, asked, { now, hold: wanted.hold ?? null })
    return time && { examinerId: time.examinerId, take: () => takeTime(tx, asked.storeId, time, id) }
  })
}

/** Suggests a time to a store, which need not be free: the store books it or declines. */
export async function requestBooking(deps: CreateDeps, wanted: NewBooking): Promise<Created> {
  return makeBooking(deps, wanted, null)
}

/** What the store has for the visit, written once the booking is there; null where it is taken. */
type Take = (
  tx: Executor,
  checked: Checked,
  id: string,
) => Promise<{ readonly examinerId: string; take(): Promise<void> } | null>

async function makeBooking(deps: CreateDeps, wanted: NewBooking, take: Take | null): Promise<Created> {
  const { database, encryption, clock } = deps
  const checked = await check(deps, wanted)
  if (!checked.ok) return checked
  const { details, asked } = checked.value
  const digests = encryption.digests(JSON.stringify([wanted.idempotencyKey, details.ssn]), 'booking.call')
  const earlier = await findMade(database, digests)
  if (earlier) return ok(earlier)
  const allowed = await deps.rateLimits.consume(rateLimit('booking:e-mail'), details.email)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const now = clock.now()
  const make = () =>
    database.transaction(async (tx): Promise<BookingHead | null> => {
      const id = newReference()
      const taken = take && (await take(tx, checked.value, id))
      // Sent twice at once: the other one was first, and has the time.
      const made = await findMade(tx, digests)
      if (made) return made
      if (take && !taken) return null
      const row = newRow(deps, wanted, checked.value, { id, examinerId: taken?.examinerId ?? null, digest: digests[0] })
      await tx.orm.insert(booking).values(row)
      await taken?.take()
      await audit(tx, now, { action: `booking.${row.state}`, subject: 'booking', id: row.calendarId })
      await notifyOf(deps, tx, row.id, row.state === bookingStates.initial ? 'requested' : 'booked')
      return headOf(row)
    })
  const made = await oncePerKey(
    () => whenFree(make, null),
    () => findMade(database, digests),
  )
  return made ? ok(made) : err(await slotTaken(database, asked, now))
}

function newRow(
  { encryption, clock }: CreateDeps,
  { customerId }: NewBooking,
  { asked, details }: Checked,
  { id, examinerId, digest }: { readonly id: string; readonly examinerId: string | null; readonly digest: string },
) {
  const now = clock.now()
  const { storeId, examType, ageGroup, start } = asked
  return {
    id,
    calendarId: newReference(),
    state: examinerId === null ? bookingStates.initial : bookingStates.to('accept'),
    examType,
    ageGroup,
    storeId,
    startsAt: start,
    endsAt: new Date(start.getTime() + EXAM_TYPES[examType].minutes * 60_000),
    examinerId,
    person: sealPerson(encryption, details),
    customerId,
    callDigest: digest,
    createdAt: now,
    changedAt: now,
  }
}

async function check(
  { database, clock }: CreateDeps,
  { storeId, examType, ageGroup, resourceId, start: typedStart, typed }: NewBooking,
): Promise<Result<Checked, Refusal<CreateRefusal>>> {
  const now = clock.now()
  const start = new Date(typedStart)
  const group = readAgeGroup(examType, ageGroup)
  const isKnown = (await database.orm.$count(store, eq(store.id, storeId))) > 0
  const fields: Record<string, string> = {
    ...(!group.ok && { ageGroup: validationMessages.bookingAgeGroupRequired() }),
    ...(!isKnown && { storeId: validationMessages.bookingStoreUnknown() }),
    ...(start <= now && { start: validationMessages.datePast() }),
  }
  const visit = {
    examType,
    ageGroup: group.ok ? group.value : null,
    today: stockholmDate(now),
    day: stockholmDate(start),
  }
  const details = checkBookingDetails(typed, visit)
  if (!details.ok && details.error.code === 'booking.too-young') return err('booking.too-young')
  if (!details.ok && details.error.code === 'request.invalid')
    for (const [name, problem] of Object.entries(details.error.problems)) fields[name] = problemText(problem)
  if (!group.ok || !details.ok || Object.keys(fields).length > 0) return err({ code: 'request.invalid', fields })
  return ok({ asked: { storeId, examType, ageGroup: group.value, start, resourceId }, details: details.value })
}

async function findMade(executor: Executor, digests: readonly string[]): Promise<BookingHead | null> {
  const [found] = await executor.orm
    .select({ id: booking.id, state: booking.state, startsAt: booking.startsAt })
    .from(booking)
    .where(inArray(booking.callDigest, [...digests]))
  return found ? headOf(found) : null
}

const headOf = ({
  id,
  state,
  startsAt,
}: Pick<typeof booking.$inferSelect, 'id' | 'state' | 'startsAt'>): BookingHead => ({
  id,
  status: state,
  start: startsAt.toISOString(),
})

/** The same key to two stores at once: the one that was first counts. */
async function oncePerKey<T>(work: () => Promise<T>, find: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) === 'booking_call_digest_unique') return find()
    throw error
  }
}

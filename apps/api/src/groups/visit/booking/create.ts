import { bookingStates, type BookingState, EXAM_TYPES } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { audit } from '../../platform/index.js'
import { type CheckedVisit, checkVisit, type TypedVisit } from './check-visit.js'
import { decidePrice } from './exam-price.js'
import { followBooking, requisitionOf } from './follow-booking.js'
import { newReference } from './new-reference.js'
import { notifyOf } from './notify.js'
import { isPersonExpected } from './person-times.js'
import { sealPerson } from './person.js'
import { refuseSuggestion } from './refuse-suggestion.js'
import { refuseTime, slotTaken } from './refuse-time.js'
import { settleNew } from './settle-call.js'
import { booking } from './tables.js'
import { isHeld, turnOfStore, whenFree } from './take-time.js'
import { timeSourceOf } from './time-source-of.js'
import type { ClaimedTime, OwnHold, TimeRefusal, TimeSource } from './time-source.js'
import { lockEntryOfHold, settleAccepted } from './waiting-answer.js'

type CreateDeps = Pick<
  Deps,
  'database' | 'clock' | 'encryption' | 'settings' | 'hooks' | 'rateLimits' | 'bookingProvider'
>

export type NewBooking = TypedVisit & {
  readonly idempotencyKey: string
  readonly hold?: OwnHold | null
  /** The account of the booking: the customer who is logged in, or the one for whom staff book. */
  readonly customerId: string | null
}

export type BookingHead = { readonly id: string; readonly status: BookingState; readonly start: string }
type Created = Result<BookingHead, Refusal<CreateRefusal>>
type CreateRefusal = TimeRefusal | 'booking.person-busy' | 'request.invalid' | 'booking.too-young' | 'rate-limited'

/** Books a free time. A repeated call with the same key for the same person returns the first booking. */
export async function createBooking(deps: CreateDeps, request: NewBooking): Promise<Created> {
  return makeBooking(deps, request, await timeSourceOf(deps, request.storeId))
}

/** Suggests a time to a store. The time need not be free, because the store books it or declines. */
export async function requestBooking(deps: CreateDeps, request: NewBooking): Promise<Created> {
  const refused = await refuseSuggestion(deps, request)
  return refused ? err(refused) : makeBooking(deps, request, null)
}

type Making = CheckedVisit & {
  readonly request: NewBooking
  /** Null for a suggestion, which takes no time. */
  readonly source: TimeSource | null
  /** Digests of the call, under the present and the earlier keys. */
  readonly digests: readonly [string, ...string[]]
}
type NotMade = 'booking.slot-taken' | 'booking.person-busy'

/** Checks the visit, books it in one transaction, and then asks the booking system of the store, if it has one. */
async function makeBooking(deps: CreateDeps, request: NewBooking, source: TimeSource | null): Promise<Created> {
  const checked = await checkVisit(deps, request)
  if (!checked.ok) return checked
  const { asked, details } = checked.value
  const digests = deps.encryption.digests(JSON.stringify([request.idempotencyKey, details.ssn]), 'booking.call')
  const earlier = await findMade(deps.database, digests)
  if (!earlier) {
    const allowed = await deps.rateLimits.consume(rateLimit('booking:e-mail'), details.email)
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  }
  const made = earlier ?? (await bookOnce(deps, { ...checked.value, request, source, digests }))
  if (made === 'booking.slot-taken' && source) return err(await slotTaken(source, asked, deps.clock.now()))
  if (typeof made === 'string') return err(made)
  if (!source || made.status !== 'unconfirmed') return ok(made)
  const settled = await settleNew(deps, made.id)
  if (settled === 'unknown') return ok(made)
  if (settled === 'done') return ok({ ...made, status: bookingStates.to('confirm') })
  return err(await refuseTime(source, asked, { code: settled, now: deps.clock.now() }))
}

/**
 * Runs the transaction. When the same call reaches two stores at once, the unique index lets only one through, and the
 * other returns its booking.
 */
async function bookOnce(deps: CreateDeps, making: Making): Promise<BookingHead | NotMade> {
  const { database } = deps
  try {
    return await whenFree(
      () => database.transaction((tx) => book(deps, tx, making), turnOfStore(making.asked.storeId)),
      'booking.slot-taken' as const,
    )
  } catch (error) {
    if (violatedConstraint(error) !== 'booking_call_digest_unique') throw error
    return (await findMade(database, making.digests)) ?? 'booking.slot-taken'
  }
}

/** Claims the time and inserts the booking, with all that follows from it. */
async function book(deps: CreateDeps, tx: Executor, making: Making): Promise<BookingHead | NotMade> {
  const { request, asked, source } = making
  const { hold = null } = request
  const now = deps.clock.now()
  // A held time may come from the waiting list. Its entry is locked before the store, as in every transaction.
  const waiting = hold && (await lockEntryOfHold(tx, hold.id, { start: asked.start, now }))
  const claimed = await claim(deps, tx, making)
  if (typeof claimed === 'string' || 'status' in claimed) return claimed
  const row = await insertBooking(deps, tx, making, claimed.time)
  const { id, state } = row
  await claimed.time?.take(tx, { id, providerReference: null }, { fee: 0, isByStore: false })
  if (waiting && hold) await settleAccepted(deps, tx, waiting, hold.id)
  await audit(tx, now, { action: `booking.${state}`, subject: 'booking', id: row.calendarId })
  await followBooking(deps, tx, id, { before: null, after: state })
  // The customer gets no letter for an unconfirmed booking until its booking system has answered.
  if (state !== 'unconfirmed') await notifyOf(deps, tx, id, source ? 'booked' : 'requested')
  return headOf(row)
}

/** Claims the time; returns a code when it is taken or the person has another visit then. */
async function claim(
  deps: CreateDeps,
  tx: Executor,
  { request: { hold = null }, asked, details: { ssn }, source, digests }: Making,
): Promise<{ readonly time: ClaimedTime | null } | BookingHead | NotMade> {
  const now = deps.clock.now()
  const isBusy = source !== null && (await isPersonExpected(deps, tx, { ...asked, ssn }))
  // The same call may have been sent twice at once. The first one has made the booking.
  const made = await findMade(tx, digests)
  if (made) return made
  // The hold is kept, because the customer may cancel the other visit and come back to this one.
  if (isBusy && hold && (await isHeld(tx, hold, now))) return 'booking.person-busy'
  const time = source && (await source.claim(tx, asked, { now, hold }))
  if (source && !time) return 'booking.slot-taken'
  return isBusy ? 'booking.person-busy' : { time }
}

async function insertBooking(
  deps: CreateDeps,
  tx: Executor,
  { request: { customerId }, asked, details, agreement, source, digests }: Making,
  time: ClaimedTime | null,
) {
  const now = deps.clock.now()
  const { storeId, examType, ageGroup, start } = asked
  const id = newReference()
  const priced = await decidePrice(deps, tx, {
    customerId,
    examType,
    day: stockholmDate(start),
    ssn: details.ssn,
    today: stockholmDate(now),
  })
  const row = {
    id,
    calendarId: newReference(),
    state: stateOf(source),
    examType,
    ageGroup,
    storeId,
    startsAt: start,
    endsAt: new Date(start.getTime() + EXAM_TYPES[examType].minutes * 60_000),
    examinerId: time?.examinerId ?? null,
    person: sealPerson(deps.encryption, details),
    customerId,
    price: priced.price,
    priceKind: priced.kind,
    revisitUntil: priced.revisitUntil,
    includedFrom: priced.includedFrom,
    requisitionId: await requisitionOf(deps, tx, { id, customerId, details, asked, agreement }),
    callDigest: digests[0],
    createdAt: now,
    changedAt: now,
  }
  await tx.orm.insert(booking).values(row)
  return row
}

function stateOf(source: TimeSource | null): BookingState {
  if (!source) return bookingStates.initial
  return source.isOutside ? 'unconfirmed' : bookingStates.to('accept')
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

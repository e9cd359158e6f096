import { underAgreement } from '@klarsikt/core/b2b'
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
import { inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { isStore } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import { type SignedAgreement, findAgreementOf } from '../company/find-agreement.js'
import { decidePrice } from './exam-price.js'
import { followBooking, requisitionOf } from './follow-booking.js'
import { newReference } from './new-reference.js'
import { notifyOf } from './notify.js'
import { isPersonExpected } from './person-times.js'
import { sealPerson } from './person.js'
import { readAgeGroup } from './read-slots.js'
import { refuseSuggestion } from './refuse-suggestion.js'
import { refuseTime, slotTaken } from './refuse-time.js'
import { settleNew } from './settle-call.js'
import { booking } from './tables.js'
import { isHeld, turnOfStore, whenFree } from './take-time.js'
import { timeSourceOf } from './time-source-of.js'
import type { AskedTime, OwnHold, TimeRefusal, TimeSource } from './time-source.js'
import { lockEntryOfHold, settleAccepted } from './waiting-answer.js'

type CreateDeps = Pick<
  Deps,
  'database' | 'clock' | 'encryption' | 'settings' | 'hooks' | 'rateLimits' | 'bookingProvider'
>

export type NewBooking = Omit<AskedTime, 'ageGroup' | 'start'> & {
  readonly ageGroup?: AskedTime['ageGroup'] | undefined
  readonly start: string
  readonly typed: TypedBookingDetails
  readonly idempotencyKey: string
  readonly hold?: OwnHold | null
  /** The account of the booking: the customer who is logged in, or the one for whom staff book. */
  readonly customerId: string | null
}

export type BookingHead = { readonly id: string; readonly status: BookingState; readonly start: string }
type Created = Result<BookingHead, Refusal<CreateRefusal>>
type CreateRefusal = TimeRefusal | 'booking.person-busy' | 'request.invalid' | 'booking.too-young' | 'rate-limited'
type Checked = {
  readonly asked: AskedTime
  readonly details: BookingDetails
  /** The agreement of the company that pays. */
  readonly agreement: SignedAgreement | null
}

/** Books a free time. A repeated call with the same key for the same person returns the first booking. */
export async function createBooking(deps: CreateDeps, request: NewBooking): Promise<Created> {
  return makeBooking(deps, request, await timeSourceOf(deps, request.storeId))
}

/** Suggests a time to a store. The time need not be free, because the store books it or declines. */
export async function requestBooking(deps: CreateDeps, request: NewBooking): Promise<Created> {
  const refused = await refuseSuggestion(deps, request)
  return refused ? err(refused) : makeBooking(deps, request, null)
}

/** Books a time of the given source. Without a source it makes a suggestion. */
async function makeBooking(deps: CreateDeps, request: NewBooking, source: TimeSource | null): Promise<Created> {
  const { database, encryption } = deps
  const checked = await check(deps, request)
  if (!checked.ok) return checked
  const { details, asked } = checked.value
  const digests = encryption.digests(JSON.stringify([request.idempotencyKey, details.ssn]), 'booking.call')
  const earlier = await findMade(database, digests)
  if (!earlier) {
    const allowed = await deps.rateLimits.consume(rateLimit('booking:e-mail'), details.email)
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  }
  const insert = () =>
    whenFree(
      () =>
        database.transaction(
          (tx) => insertBooking(deps, tx, { request, checked: checked.value, source, digests }),
          turnOfStore(request.storeId),
        ),
      'booking.slot-taken' as const,
    )
  const made = earlier ?? (await oncePerKey(insert, () => findMade(database, digests))) ?? 'booking.slot-taken'
  if (made === 'booking.slot-taken' && source) return err(await slotTaken(source, asked, deps.clock.now()))
  if (typeof made === 'string') return err(made)
  const settled = source && made.status === 'unconfirmed' ? await settleNew(deps, made.id) : null
  if (source && (settled === 'booking.slot-taken' || settled === 'booking.provider-away'))
    return err(await refuseTime(source, asked, { code: settled, now: deps.clock.now() }))
  return ok(settled === 'done' ? { ...made, status: bookingStates.to('confirm') } : made)
}

type NotMade = 'booking.slot-taken' | 'booking.person-busy'

type Making = {
  readonly request: NewBooking
  readonly checked: Checked
  readonly source: TimeSource | null
  readonly digests: readonly [string, ...string[]]
}

/** Inserts the booking, or returns a code when the time is taken or the person has another visit then. */
async function insertBooking(
  deps: CreateDeps,
  tx: Executor,
  { request, checked, source, digests }: Making,
): Promise<BookingHead | NotMade> {
  const now = deps.clock.now()
  const id = newReference()
  const { asked } = checked
  const { hold = null } = request
  // A held time may come from the waiting list. Its entry is locked before the store, as in every transaction.
  const waiting = hold && (await lockEntryOfHold(tx, hold.id, { start: asked.start, now }))
  const isBusy = source !== null && (await isPersonExpected(deps, tx, { ...asked, ssn: checked.details.ssn }))
  // The same call may have been sent twice at once. The first one has made the booking.
  const made = await findMade(tx, digests)
  if (made) return made
  // The hold is kept, because the customer may cancel the other visit and come back to this one.
  if (isBusy && hold && (await isHeld(tx, hold, now))) return 'booking.person-busy'
  const time = source && (await source.claim(tx, asked, { now, hold }))
  if (source && !time) return 'booking.slot-taken'
  if (isBusy) return 'booking.person-busy'
  const state = stateOf(source)
  const priced = await decidePrice(deps, tx, {
    customerId: request.customerId,
    examType: asked.examType,
    day: stockholmDate(asked.start),
    ssn: checked.details.ssn,
    today: stockholmDate(now),
  })
  const row = {
    ...newRow(deps, request, checked, { id, state, examinerId: time?.examinerId ?? null, digest: digests[0] }),
    price: priced.price,
    priceKind: priced.kind,
    revisitUntil: priced.revisitUntil,
    includedFrom: priced.includedFrom,
    requisitionId: await requisitionOf(deps, tx, { id, customerId: request.customerId, ...checked }),
  }
  await tx.orm.insert(booking).values(row)
  await time?.take(tx, { id, providerReference: null }, { fee: 0, isByStore: false })
  if (waiting && hold) await settleAccepted(deps, tx, waiting, hold.id)
  await audit(tx, now, { action: `booking.${state}`, subject: 'booking', id: row.calendarId })
  await followBooking(deps, tx, id, { before: null, after: state })
  // The customer gets no letter for an unconfirmed booking until its booking system has answered.
  if (state !== 'unconfirmed') await notifyOf(deps, tx, id, source ? 'booked' : 'requested')
  return headOf(row)
}

function stateOf(source: TimeSource | null): BookingState {
  if (!source) return bookingStates.initial
  return source.isOutside ? 'unconfirmed' : bookingStates.to('accept')
}

function newRow(
  { encryption, clock }: CreateDeps,
  { customerId }: NewBooking,
  { asked, details }: Checked,
  { digest, ...head }: Pick<typeof booking.$inferInsert, 'id' | 'state' | 'examinerId'> & { readonly digest: string },
) {
  const now = clock.now()
  const { storeId, examType, ageGroup, start } = asked
  return {
    ...head,
    calendarId: newReference(),
    examType,
    ageGroup,
    storeId,
    startsAt: start,
    endsAt: new Date(start.getTime() + EXAM_TYPES[examType].minutes * 60_000),
    person: sealPerson(encryption, details),
    customerId,
    callDigest: digest,
    createdAt: now,
    changedAt: now,
  }
}

async function check(
  { database, clock, encryption }: CreateDeps,
  { storeId, examType, ageGroup, resourceId, isByStaff = false, start: typedStart, typed }: NewBooking,
): Promise<Result<Checked, Refusal<CreateRefusal>>> {
  const now = clock.now()
  const start = new Date(typedStart)
  const group = readAgeGroup(examType, ageGroup)
  const isKnown = await isStore(database, storeId)
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
  const { company } = typed
  const agreement = company ? await findAgreementOf({ database, encryption }, company.organisationNumber ?? '') : null
  const agreed = company && underAgreement(company, agreement?.says.invoice.reference ?? null)
  const details = checkBookingDetails({ ...typed, company: agreed }, visit)
  if (!details.ok && details.error.code === 'booking.too-young') return err('booking.too-young')
  if (!details.ok && details.error.code === 'request.invalid')
    for (const [name, problem] of Object.entries(details.error.problems)) fields[name] = problemText(problem)
  if (!group.ok || !details.ok || Object.keys(fields).length > 0) return err({ code: 'request.invalid', fields })
  const asked = { storeId, examType, ageGroup: group.value, start, resourceId, isByStaff }
  return ok({ asked, details: details.value, agreement })
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

/**
 * Runs the work, and returns the other booking when the same key reached two stores at once. The unique index lets only
 * one through.
 */
async function oncePerKey<T, F>(work: () => Promise<T>, find: () => Promise<F>): Promise<T | F> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) === 'booking_call_digest_unique') return find()
    throw error
  }
}

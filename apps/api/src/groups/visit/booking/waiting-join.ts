import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { type AgeGroup, type ExamTypeId, isBooked, offersExam } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { parseSwedishMobile } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bookingErrorsMessages from '@klarsikt/core/messages/booking-errors'
import * as validationMessages from '@klarsikt/core/messages/validation'
import {
  checkWaitingContact,
  checkWaitingTimes,
  mayWaitForEarlier,
  type TypedWaitingTimes,
  WAITING_ENTRIES_MAXIMUM,
  WAITING_STORES_MAXIMUM,
  type WaitingContact,
  waitingStates,
  type WaitingTimes,
} from '@klarsikt/core/waiting-list'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { storeRow } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import { findBooking } from './find-booking.js'
import { loadSchedules } from './load-schedule.js'
import { newReference } from './new-reference.js'
import { openPerson } from './person.js'
import { readAgeGroup } from './read-slots.js'
import { leaveWithin } from './waiting-answer.js'
import { describeEntry, findEntries, lockEntry, sealContact, type WaitingRow } from './waiting-entry.js'
import { readSuitableTimes } from './waiting-free.js'
import { notifyJoined } from './waiting-notify.js'
import { isWatched } from './waiting-stores.js'
import { waitingEntry } from './waiting-tables.js'

/** The advisory lock of a telephone number. Entries with the same number are made one after the other. */
const MOBILE_LOCK = 7_240_913

type Stores = { readonly storeIds: readonly number[]; readonly inCity: boolean }
type Exam = { readonly examType: ExamTypeId; readonly ageGroup: AgeGroup | null }
type Common = 'request.invalid' | 'waiting-list.time-is-free' | 'waiting-list.too-many' | 'rate-limited'
type Joined<Code extends 'booking.not-found' | 'waiting-list.closed' = never> = Result<
  WaitingEntry,
  Refusal<Common | Code>
>

export type NewEntry = Stores & {
  readonly examType: ExamTypeId
  readonly ageGroup?: AgeGroup | null | undefined
  readonly typed: TypedWaitingTimes & WaitingContact
  /** The digest of the session's secret, and the customer who is logged in. */
  readonly session: string
  readonly customerId: string | null
}

/** Puts an entry on the waiting list. A repeated call from the same browser returns the first entry. */
export async function joinWaitingList(ctx: Ctx, entry: NewEntry): Promise<Joined> {
  const { examType, typed, session, customerId } = entry
  const times = checkWaitingTimes(typed, stockholmDate(ctx.clock.now()))
  const contact = checkWaitingContact(typed)
  const group = readAgeGroup(examType, entry.ageGroup)
  const known = await storesOf(ctx.database, entry)
  const stores = group.ok ? await offering(ctx.database, known, { examType, ageGroup: group.value }) : known
  const fields = {
    ...(!times.ok && textsOf(times.error)),
    ...(contact.ok ? unreachable(ctx, contact.value) : textsOf(contact.error)),
    ...(!group.ok && { ageGroup: validationMessages.bookingAgeGroupRequired() }),
    ...(known.length === 0 && { storeId: validationMessages.bookingStoreUnknown() }),
    ...(known.length > 0 && !namesOne(stores, entry) && { storeId: bookingErrorsMessages.bookingNotOffered() }),
  }
  if (!times.ok || !contact.ok || !group.ok || Object.keys(fields).length > 0)
    return err({ code: 'request.invalid', fields })
  return join(ctx, {
    examType,
    ageGroup: group.value,
    stores,
    times: times.value,
    contact: contact.value,
    caller: session,
    booking: null,
    customerId,
  })
}

/**
 * Puts a booking on the waiting list for an earlier time. Offers go to the booking's person. A booking has one open
 * entry at most.
 */
export async function waitForEarlier(
  ctx: Ctx,
  bookingId: string,
  { inCity, typed }: Pick<Stores, 'inCity'> & { readonly typed: TypedWaitingTimes },
): Promise<Joined<'booking.not-found' | 'waiting-list.closed'>> {
  const now = ctx.clock.now()
  const row = await findBooking(ctx.database, bookingId)
  if (!row) return err('booking.not-found')
  const person = openPerson(ctx.encryption, row.person)
  if (!person || !isBooked(row.state) || !mayWaitForEarlier(row.startsAt, now)) return err('waiting-list.closed')
  const times = checkWaitingTimes(typed, stockholmDate(now))
  if (!times.ok) return err({ code: 'request.invalid', fields: textsOf(times.error) })
  const { examType, ageGroup, customerId, storeId, id, startsAt } = row
  const known = await storesOf(ctx.database, { storeIds: [storeId], inCity })
  const stores = await offering(ctx.database, known, { examType, ageGroup })
  if (stores.length === 0) return err('waiting-list.closed')
  const booking = { id, startsAt }
  return join(ctx, {
    examType,
    ageGroup,
    stores,
    times: times.value,
    contact: person,
    caller: id,
    booking,
    customerId,
  })
}

type Checked = {
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly times: WaitingTimes
  readonly contact: WaitingContact
  readonly booking: { readonly id: string; readonly startsAt: Date } | null
  /** Identifies the caller, so that a repeated call is recognised. */
  readonly caller: string
  readonly customerId: string | null
}

async function join(ctx: Ctx, entry: Checked): Promise<Joined> {
  const { database, encryption, clock, rateLimits } = ctx
  const { examType, ageGroup, stores, times, contact, booking } = entry
  const now = clock.now()
  const storeIds = stores.map(({ id }) => id)
  const call = [entry.caller, examType, ageGroup, storeIds, times.earliest, times.latest, times.dayPart, contact.mobile]
  const calls = encryption.digests(JSON.stringify(call), 'waiting_entry.call')
  const known = await findOpen(database, calls)
  if (known) return ok(await describeEntry(ctx, database, known))
  const bookedStart = booking?.startsAt ?? null
  const suitable = await readSuitableTimes(database, times.latest, now)
  if (suitable({ examType, ageGroup, storeIds, ...times, bookedStart }).length > 0)
    return err('waiting-list.time-is-free')
  const mobiles = encryption.digests(contact.mobile, 'waiting_entry.mobile')
  const allowed = await rateLimits.consume(rateLimit('waiting-list:mobile'), mobiles[0])
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  return database.transaction(async (tx): Promise<Joined> => {
    await lockInTransaction(tx, { id: MOBILE_LOCK, key: mobiles[0] } satisfies AdvisoryLock)
    // The same call may have been sent twice at once. The first one has made the entry.
    const made = await findOpen(tx, calls)
    if (made) return ok(await describeEntry(ctx, tx, made))
    if (booking) await leaveEarlier(ctx, tx, booking.id)
    const waiting = and(inArray(waitingEntry.mobileDigest, [...mobiles]), isNull(waitingEntry.endedAt))
    if ((await tx.orm.$count(waitingEntry, waiting)) >= WAITING_ENTRIES_MAXIMUM)
      return err({ code: 'waiting-list.too-many', params: { count: WAITING_ENTRIES_MAXIMUM } })
    const id = newReference()
    const auditId = newReference()
    const { mobile, email } = contact
    await tx.orm.insert(waitingEntry).values({
      id,
      auditId,
      state: waitingStates.initial,
      examType,
      ageGroup,
      storeIds,
      ...times,
      bookingId: booking?.id ?? null,
      contact: booking ? '' : sealContact(encryption, { mobile, email }),
      mobileDigest: mobiles[0],
      callDigest: calls[0],
      customerId: entry.customerId,
      createdAt: now,
    })
    await audit(tx, now, { action: 'waiting-list.joined', subject: 'waiting-list', id: auditId })
    await notifyJoined(ctx, tx, { id, customerId: entry.customerId }, contact, stores[0]?.name ?? '')
    const [row] = await findEntries(tx, eq(waitingEntry.id, id))
    if (!row) throw new Error('An entry has gone')
    return ok(await describeEntry(ctx, tx, row))
  })
}

/** Ends the earlier entries of a booking that goes on the waiting list again. */
async function leaveEarlier(ctx: Ctx, tx: Executor, bookingId: string): Promise<void> {
  const open = and(eq(waitingEntry.bookingId, bookingId), isNull(waitingEntry.endedAt))
  for (const { id } of await findEntries(tx, open)) {
    const row = await lockEntry(tx, id)
    if (row && waitingStates.can(row.state, 'leave')) await leaveWithin(ctx, tx, row)
  }
}

async function findOpen(executor: Executor, calls: readonly string[]): Promise<WaitingRow | null> {
  const [row] = await findEntries(
    executor,
    and(inArray(waitingEntry.callDigest, [...calls]), isNull(waitingEntry.endedAt)),
  )
  return row ?? null
}

/** The named stores, and with `inCity` the other stores of their towns. */
async function storesOf({ orm }: Executor, { storeIds, inCity }: Stores) {
  const named = await orm
    .select({ id: storeRow.id, name: storeRow.name, city: storeRow.city })
    .from(storeRow)
    .where(and(isWatched, inArray(storeRow.id, [...storeIds])))
    .orderBy(asc(storeRow.id))
  if (named.length === 0 || !inCity) return named
  const cities = [...new Set(named.map(({ city }) => city))]
  const all = await orm
    .select({ id: storeRow.id, name: storeRow.name, city: storeRow.city })
    .from(storeRow)
    .where(and(isWatched, inArray(storeRow.city, cities)))
    .orderBy(asc(storeRow.id))
  const others = all.filter(({ id }) => !storeIds.includes(id))
  return [...named, ...others].slice(0, WAITING_STORES_MAXIMUM)
}

/** The stores that offer the exam. Another store would never have a time to offer. */
async function offering<Store extends { readonly id: number }>(
  database: Executor,
  stores: readonly Store[],
  exam: Exam,
): Promise<Store[]> {
  const schedules = await loadSchedules(database)
  return stores.filter(({ id }) => {
    const schedule = schedules.get(id)
    return schedule !== undefined && offersExam(schedule, exam)
  })
}

/** Whether at least one of the named stores is left. The other stores of the town are not enough. */
const namesOne = (stores: readonly { readonly id: number }[], { storeIds }: Pick<Stores, 'storeIds'>): boolean =>
  stores.some(({ id }) => storeIds.includes(id))

/**
 * Checks that offers can reach the person. SMS go to Swedish numbers only; a shop without SMS needs an e-mail address.
 */
function unreachable({ settings }: Ctx, { mobile, email }: WaitingContact): Record<string, string> {
  if (settings.sms === null) return email === '' ? { email: validationMessages.emailRequired() } : {}
  const number = parseSwedishMobile(mobile)
  return number.ok ? {} : { mobile: problemText(number.error) }
}

function textsOf(problems: Readonly<Record<string, Parameters<typeof problemText>[0]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]))
}

import { stockholmDate } from '@klarsikt/core/calendar'
import {
  mayOffer,
  mayWaitForEarlier,
  suits,
  WAITING_OFFER_MINUTES,
  WAITING_OFFERS_MAXIMUM,
  waitingOfferStates,
  waitingStates,
} from '@klarsikt/core/waiting-list'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, lte, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findStoreName } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import { findBooking } from './find-booking.js'
import { newReference } from './new-reference.js'
import { isPersonExpected } from './person-times.js'
import { openPerson } from './person.js'
import { takenTime } from './tables.js'
import { claimTime, turnOfStore, whenFree } from './take-time.js'
import { type AskedTime, heldForOf } from './time-source.js'
import { bookedStartOf, findOpenOffer, findWaiting, lockEntry, openContact, type WaitingRow } from './waiting-entry.js'
import { readSuitableTimes, type StoreSlot } from './waiting-free.js'
import { notifyOffered } from './waiting-notify.js'
import { waitingEntry, waitingOffer } from './waiting-tables.js'

type OfferDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** The maximum number of offers that one round makes; the next round continues. */
const OFFERS_A_ROUND = 50

/**
 * Offers free times to the first entry that they suit, whatever freed them: a cancellation, a move, an expired hold or
 * a withdrawn absence. Returns how many offers and entries were changed. Several processes may run this at once: the
 * entry is locked while it gets an offer, and it has one open offer at most.
 */
export async function offerFreedTimes(deps: OfferDeps): Promise<number> {
  const now = deps.clock.now()
  const ended = (await endOffers(deps, now)) + (await endEntries(deps, now))
  return ended + (mayOffer(now) ? await makeOffers(deps, now) : 0)
}

/** Ends offers that were not answered in time or whose hold is gone. */
async function endOffers({ database, clock }: OfferDeps, now: Date): Promise<number> {
  const held = database.orm.select({ id: takenTime.id }).from(takenTime).where(eq(takenTime.id, waitingOffer.id))
  const due = await database.orm
    .select({ id: waitingOffer.id, entryId: waitingOffer.entryId })
    .from(waitingOffer)
    .where(and(eq(waitingOffer.state, waitingOfferStates.initial), or(lte(waitingOffer.until, now), notExists(held))))
  for (const { id, entryId } of due)
    await database.transaction(async (tx) => {
      const row = await lockEntry(tx, entryId)
      const offer = await findOpenOffer(tx, entryId)
      if (!row || offer?.id !== id) return
      await tx.orm.delete(takenTime).where(eq(takenTime.id, id))
      await tx.orm
        .update(waitingOffer)
        .set({ state: waitingOfferStates.to('expire') })
        .where(eq(waitingOffer.id, id))
      await audit(tx, clock.now(), { action: 'waiting-list.expired', subject: 'waiting-list', id: row.auditId })
      const unanswered = row.unanswered + 1
      await tx.orm.update(waitingEntry).set({ unanswered }).where(eq(waitingEntry.id, entryId))
      if (unanswered >= WAITING_OFFERS_MAXIMUM) await endEntry(tx, row, now)
    })
  return due.length
}

/** Ends entries after their last day, and entries whose visit is cancelled or can no longer be moved without a fee. */
async function endEntries({ database }: OfferDeps, now: Date): Promise<number> {
  const isOver = (row: WaitingRow): boolean => {
    const start = bookedStartOf(row)
    if (row.latest < stockholmDate(now)) return true
    return row.booking !== null && (start === null || !mayWaitForEarlier(start, now))
  }
  const over = (await findWaiting(database)).filter(isOver)
  let ended = 0
  for (const { id } of over)
    ended += await database.transaction(async (tx) => {
      const row = await lockEntry(tx, id)
      const isOpen = row && waitingStates.can(row.state, 'end') && isOver(row)
      // An open offer is answered or expires first.
      if (!isOpen || (await findOpenOffer(tx, id))) return 0
      await endEntry(tx, row, now)
      return 1
    })
  return ended
}

/** Ends an entry and erases its contact details. */
async function endEntry(tx: Executor, { id, auditId }: WaitingRow, now: Date): Promise<void> {
  await tx.orm
    .update(waitingEntry)
    .set({ state: waitingStates.to('end'), endedAt: now, contact: '' })
    .where(eq(waitingEntry.id, id))
  await audit(tx, now, { action: 'waiting-list.ended', subject: 'waiting-list', id: auditId })
}

async function makeOffers(deps: OfferDeps, now: Date): Promise<number> {
  const { database } = deps
  const waiting = await findWaiting(database)
  if (waiting.length === 0) return 0
  const latest = waiting.reduce((to, row) => (row.latest > to ? row.latest : to), stockholmDate(now))
  const suitable = await readSuitableTimes(database, latest, now)
  const offers = await database.orm
    .select({ entryId: waitingOffer.entryId, storeId: waitingOffer.storeId, startsAt: waitingOffer.startsAt })
    .from(waitingOffer)
    .innerJoin(waitingEntry, eq(waitingEntry.id, waitingOffer.entryId))
    .where(sql`${waitingEntry.endedAt} is null`)
  const offeredBefore = new Set(offers.map(({ entryId, storeId, startsAt }) => keyOf(entryId, storeId, startsAt)))
  let made = 0
  for (const row of waiting) {
    const bookedStart = bookedStartOf(row)
    for (const slot of suitable({ ...row, bookedStart })) {
      if (offeredBefore.has(keyOf(row.id, slot.storeId, new Date(slot.start)))) continue
      const outcome = await whenFree(() => offer(deps, row.id, slot, now), 'taken' as const)
      if (outcome === 'offered') made++
      if (outcome !== 'taken') break
    }
    if (made >= OFFERS_A_ROUND) break
  }
  return made
}

const keyOf = (entryId: string, storeId: number, start: Date) => `${entryId}/${storeId}/${start.toISOString()}`

/**
 * Holds a time for an entry and tells the person. Returns `taken` when the next time should be tried, and `busy` when
 * the entry can get no offer now.
 */
async function offer(
  deps: OfferDeps,
  entryId: string,
  { storeId, start }: StoreSlot,
  now: Date,
): Promise<'offered' | 'taken' | 'busy'> {
  return deps.database.transaction(async (tx) => {
    const row = await lockEntry(tx, entryId)
    if (!row || !waitingStates.can(row.state, 'accept') || (await findOpenOffer(tx, entryId))) return 'busy'
    const contact = openContact(deps.encryption, row)
    const startsAt = new Date(start)
    if (!contact || !suits(startsAt, { ...row, bookedStart: bookedStartOf(row) }, now)) return 'busy'
    const { examType, ageGroup, bookingId } = row
    const asked = { storeId, examType, ageGroup, start: startsAt }
    if (await isElsewhere(deps, tx, bookingId, asked)) return 'taken'
    const time = await claimTime(tx, asked, { now, ...(bookingId !== null && { bookingId }) })
    if (!time) return 'taken'
    const id = newReference()
    const until = new Date(now.getTime() + WAITING_OFFER_MINUTES * 60_000)
    await tx.orm
      .insert(takenTime)
      .values({ ...time, id, storeId, heldBy: offerHolder(id), heldUntil: until, heldFor: heldForOf(asked) })
    const { endsAt } = time
    await tx.orm
      .insert(waitingOffer)
      .values({ id, entryId, state: waitingOfferStates.initial, storeId, startsAt, endsAt, until })
    await audit(tx, now, { action: 'waiting-list.offered', subject: 'waiting-list', id: row.auditId })
    const name = await findStoreName(tx, storeId)
    await notifyOffered(deps, tx, row, contact, { id, startsAt, until, store: name ?? '' })
    return 'offered'
  }, turnOfStore(storeId))
}

/**
 * Whether the person of the entry's booking has another visit at that time. Without a booking the person is unknown.
 */
async function isElsewhere(
  deps: OfferDeps,
  tx: Executor,
  bookingId: string | null,
  asked: AskedTime,
): Promise<boolean> {
  const row = bookingId === null ? null : await findBooking(tx, bookingId)
  const person = row && openPerson(deps.encryption, row.person)
  return person !== null && isPersonExpected(deps, tx, { ...asked, ssn: person.ssn, except: row?.id })
}

/** The holder of an offered time. It cannot be the digest of a session. */
export const offerHolder = (offerId: string): string => `waiting-list:${offerId}`

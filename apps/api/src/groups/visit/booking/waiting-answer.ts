import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { offerAnswer, waitingOfferStates, type WaitingOfferState, waitingStates } from '@klarsikt/core/waiting-list'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { beginMove } from './change.js'
import { HOLD_LOCK } from './own-times.js'
import { takenTime } from './tables.js'
import { turnOfStore, whenFree } from './take-time.js'
import { timeSourceOf } from './time-source-of.js'
import type { TimeSource } from './time-source.js'
import { describeEntry, findOpenOffer, lockEntry, type OfferRow, type WaitingRow } from './waiting-entry.js'
import { offerHolder } from './waiting-offer.js'
import { waitingEntry, waitingOffer } from './waiting-tables.js'

type AnswerDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'hooks' | 'bookingProvider'>
type Answered<Refused = never> = Result<WaitingEntry, 'waiting-list.not-found' | Refused>

/** The result of accepting: the moved booking, or a hold of the session for a new one. */
export type Accepted = {
  readonly booking: { readonly id: string } | null
  readonly hold: {
    readonly id: string
    readonly until: string
    readonly storeId: number
    readonly start: string
  } | null
}
type OverRefusal = 'waiting-list.offer-over' | 'waiting-list.answered' | 'waiting-list.ended'
type AcceptRefusal = 'waiting-list.not-found' | OverRefusal | 'booking.person-busy'

/** Accepts the offered time. A repetition gets the answer of the first time. */
export async function acceptOffer(
  deps: AnswerDeps,
  id: string,
  { start, session }: { readonly start: string; readonly session: string },
): Promise<Result<Accepted, Refusal<AcceptRefusal>>> {
  const over = err('waiting-list.offer-over' as const)
  const seen = await findOpenOffer(deps.database, id)
  const source = seen && (await timeSourceOf(deps, seen.storeId))
  return whenFree<Result<Accepted, Refusal<AcceptRefusal>>>(
    () =>
      deps.database.transaction(
        async (tx) => {
          const row = await lockEntry(tx, id)
          if (!row) return err('waiting-list.not-found')
          const offer = await findOpenOffer(tx, id)
          const isMeant = offer !== null && offer.startsAt.getTime() === Date.parse(start)
          if (!isMeant || offer.until <= deps.clock.now()) return answerAgain(tx, row, start)
          if (row.bookingId === null) return (await holdInSession(tx, offer, session)) ?? over
          if (source?.storeId !== offer.storeId || source.isOutside) return over
          const moved = await moveTo(deps, tx, row, { offer, source })
          if (moved.ok) return ok({ booking: { id: row.bookingId }, hold: null })
          return moved.error === 'booking.person-busy' ? err(moved.error) : over
        },
        seen ? turnOfStore(seen.storeId) : {},
      ),
    over,
  )
}

/** Moves the booking to the offered time, which frees its own for the next person in line. */
async function moveTo(
  deps: AnswerDeps,
  tx: Executor,
  row: WaitingRow,
  { offer, source }: { readonly offer: OfferRow; readonly source: TimeSource },
): ReturnType<typeof beginMove> {
  const { id, storeId, startsAt } = offer
  const hold = { id, heldBy: offerHolder(id) }
  const move = { storeId, start: startsAt.toISOString(), acceptFee: false, hold }
  const moved = await beginMove(deps, tx, { id: row.bookingId ?? '', move, source })
  if (moved.ok) await settleAccepted(deps, tx, row, id)
  return moved
}

/** Gives the offered time to the session as a hold, until the offer ends. The session's other holds end. */
async function holdInSession(
  tx: Executor,
  { id, storeId, startsAt, until }: OfferRow,
  session: string,
): Promise<Result<Accepted, never> | null> {
  await lockInTransaction(tx, { id: HOLD_LOCK, key: session } satisfies AdvisoryLock)
  await tx.orm.delete(takenTime).where(and(eq(takenTime.heldBy, session), ne(takenTime.id, id)))
  const { rowCount } = await tx.orm.update(takenTime).set({ heldBy: session }).where(eq(takenTime.id, id))
  if (rowCount === 0) return null
  const hold = { id, until: until.toISOString(), storeId, start: startsAt.toISOString() }
  return ok({ booking: null, hold })
}

/** The answer to a person for whom the time is not held: the earlier answer, or why they cannot accept. */
async function answerAgain(tx: Executor, row: WaitingRow, start: string): Promise<Result<Accepted, OverRefusal>> {
  const before = await answeredBefore(tx, row, start)
  if (before === 'accepted' && row.bookingId !== null) return ok({ booking: { id: row.bookingId }, hold: null })
  // Leaving the list also declines the offer. The end of the waiting is then the answer.
  if (row.state === 'left' || row.state === 'ended') return err('waiting-list.ended')
  return err(before === null ? 'waiting-list.offer-over' : 'waiting-list.answered')
}

/** The latest answer to an offer of this time; null when there is none. */
async function answeredBefore(
  { orm }: Executor,
  { id }: WaitingRow,
  start: string,
): Promise<'accepted' | 'declined' | null> {
  const [last] = await orm
    .select({ state: waitingOffer.state })
    .from(waitingOffer)
    .where(and(eq(waitingOffer.entryId, id), eq(waitingOffer.startsAt, new Date(start))))
    .orderBy(desc(waitingOffer.until))
    .limit(1)
  return last ? offerAnswer(last.state) : null
}

/**
 * Declines the offered time, which frees it for the next person in line. A repetition changes nothing. Refused for an
 * accepted time: the visit is booked, and is cancelled like any other.
 */
export async function declineOffer(
  deps: AnswerDeps,
  id: string,
  start: string,
): Promise<Answered<'waiting-list.answered'>> {
  return deps.database.transaction(async (tx): ReturnType<typeof declineOffer> => {
    const row = await lockEntry(tx, id)
    if (!row) return err('waiting-list.not-found')
    if ((await answeredBefore(tx, row, start)) === 'accepted') return err('waiting-list.answered')
    const offer = await findOpenOffer(tx, id)
    if (offer && offer.startsAt.getTime() === Date.parse(start)) {
      await closeOffer(tx, offer.id, waitingOfferStates.to('decline'))
      await tx.orm.update(waitingEntry).set({ unanswered: 0 }).where(eq(waitingEntry.id, id))
      await audit(tx, deps.clock.now(), { action: 'waiting-list.declined', subject: 'waiting-list', id: row.auditId })
    }
    return ok(await describeEntry(deps, tx, row))
  })
}

/** Ends the waiting, deletes number and address, and frees an offered time for the next person in line. */
export async function leaveList(deps: AnswerDeps, id: string): Promise<Answered> {
  return deps.database.transaction(async (tx): Promise<Answered> => {
    const row = await lockEntry(tx, id)
    if (!row) return err('waiting-list.not-found')
    if (waitingStates.can(row.state, 'leave')) await leaveWithin(deps, tx, row)
    const left = (await lockEntry(tx, id)) ?? row
    return ok(await describeEntry(deps, tx, left))
  })
}

/** Like `leaveList`, for a locked entry. */
export async function leaveWithin({ clock }: Pick<Deps, 'clock'>, tx: Executor, row: WaitingRow): Promise<void> {
  const now = clock.now()
  const offer = await findOpenOffer(tx, row.id)
  if (offer) await closeOffer(tx, offer.id, waitingOfferStates.to('decline'))
  await tx.orm
    .update(waitingEntry)
    .set({ state: waitingStates.to('leave'), endedAt: now, contact: '' })
    .where(eq(waitingEntry.id, row.id))
  await audit(tx, now, { action: 'waiting-list.left', subject: 'waiting-list', id: row.auditId })
}

/** Locks the entry whose offered time a booking uses; null when the hold does not come from the waiting list. */
export async function lockEntryOfHold(
  tx: Executor,
  holdId: string,
  { start, now }: { readonly start: Date; readonly now: Date },
): Promise<WaitingRow | null> {
  const [offer] = await tx.orm
    .select({ entryId: waitingOffer.entryId })
    .from(waitingOffer)
    .where(
      and(
        eq(waitingOffer.id, holdId),
        eq(waitingOffer.startsAt, start),
        eq(waitingOffer.state, waitingOfferStates.initial),
        gt(waitingOffer.until, now),
      ),
    )
  return offer ? lockEntry(tx, offer.entryId) : null
}

/** Ends the waiting, because the offered time is booked. */
export async function settleAccepted(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  row: WaitingRow,
  offerId: string,
): Promise<void> {
  const now = clock.now()
  await closeOffer(tx, offerId, waitingOfferStates.to('accept'))
  await tx.orm
    .update(waitingEntry)
    .set({ state: waitingStates.to('accept'), endedAt: now, contact: '' })
    .where(eq(waitingEntry.id, row.id))
  await audit(tx, now, { action: 'waiting-list.accepted', subject: 'waiting-list', id: row.auditId })
}

async function closeOffer(tx: Executor, id: string, state: WaitingOfferState): Promise<void> {
  await tx.orm.update(waitingOffer).set({ state }).where(eq(waitingOffer.id, id))
  await tx.orm.delete(takenTime).where(eq(takenTime.id, id))
}

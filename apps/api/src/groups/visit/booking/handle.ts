import { bookingStates, checkOutcome, parseBookingNote, type VisitOutcome } from '@klarsikt/core/booking'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import { ZERO } from '@klarsikt/core/money'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { changedOf } from './changed-of.js'
import { describeForStore } from './describe-for-store.js'
import { type HandleDeps, type Handled, inStore, type Meant, type Refused } from './in-store.js'
import { notifyOf } from './notify.js'
import { booking } from './tables.js'
import { isThere, NOTHING_TAKEN, takeFor, takingTime, type TimeRefused } from './take-in-store.js'
import { giveTimeUp } from './take-time.js'
import { writeChange } from './write-change.js'

export type Move = {
  /** The version of the booking that the staff member saw. */
  readonly version: number
  readonly start?: string | null | undefined
  readonly resourceId?: string | null | undefined
  /** The store's message to the customer; may be empty. */
  readonly message: string
}
/** The store's answer to a suggestion. `start` is set when the store books another time than the suggested one. */
export type Answer = Move & { readonly accept: boolean }

/** Books a suggested time or another one, or declines the suggestion. */
export async function answerBooking(
  deps: HandleDeps,
  meant: Meant,
  answer: Answer,
): Promise<Handled<TimeRefused | 'request.invalid'>> {
  const message = readMessage(answer.message)
  if (!message.ok) return message
  return takingTime(deps, meant, async (tx, row, source) => {
    const declined = bookingStates.to('decline')
    if (answer.accept ? isThere(row, answer) : row.state === declined) return ok(NOTHING_TAKEN)
    if (row.sequence !== answer.version) return err('booking.changed')
    if (!bookingStates.can(row.state, 'accept') || row.person === '') return err('booking.closed')
    if (answer.accept) return takeFor(deps, tx, { ...answer, row, source, message: message.value })
    await writeChange(deps, tx, row, { state: declined }, ZERO)
    await notifyOf(deps, tx, row.id, 'declined', { message: message.value })
    return ok(NOTHING_TAKEN)
  })
}

/** Moves a visit within the store, or books a cancelled one again. The customer may then change it for free. */
export async function moveForStore(
  deps: HandleDeps,
  meant: Meant,
  move: Move & { readonly start: string },
): Promise<Handled<TimeRefused | 'request.invalid'>> {
  const message = readMessage(move.message)
  if (!message.ok) return message
  return takingTime(deps, meant, async (tx, row, source) => {
    if (isThere(row, move)) return ok(NOTHING_TAKEN)
    if (row.sequence !== move.version) return err('booking.changed')
    if (!bookingStates.can(row.state, 'rebook') || row.person === '') return err('booking.closed')
    return takeFor(deps, tx, { ...move, row, source, message: message.value })
  })
}

/** Records that a visit took place or that nobody came. */
export async function settleBooking(
  deps: HandleDeps,
  meant: Meant,
  { version, outcome }: { readonly version: number; readonly outcome: VisitOutcome },
): Promise<Handled<Refused | 'booking.not-begun'>> {
  type Code = 'booking.changed' | 'booking.closed' | 'booking.not-begun'
  const done = await inStore<null, Code>(deps, meant, async (tx, row) => {
    const state = bookingStates.to(outcome)
    if (row.state === state) return ok(null)
    if (row.sequence !== version) return err('booking.changed')
    const fee = checkOutcome(changedOf(row), outcome, deps.clock.now())
    if (!fee.ok) return fee
    await giveTimeUp(tx, row.id)
    await writeChange(deps, tx, row, { state }, fee.value, bookingLetterMessages.missedLine)
    return ok(null)
  })
  return done.ok ? ok(describeForStore(deps, done.value.row)) : done
}

/** Takes a visit off the list of visits to rebook. */
export async function closeRebooking(deps: HandleDeps, meant: Meant): Promise<Handled<'booking.not-found'>> {
  const done = await inStore<null, never>(deps, meant, async (tx, row) => {
    if (row.rebookAskedAt === null) return ok(null)
    await tx.orm.update(booking).set({ rebookAskedAt: null }).where(eq(booking.id, row.id))
    const subject = { subject: 'booking', id: row.calendarId } as const
    await audit(tx, deps.clock.now(), { action: 'booking.rebooking-closed', ...subject })
    return ok(null)
  })
  return done.ok ? ok(describeForStore(deps, done.value.row)) : done
}

function readMessage(typed: string): Result<string, Refusal<'request.invalid'>> {
  const message = parseBookingNote(typed)
  return message.ok ? message : err({ code: 'request.invalid', fields: { message: problemText(message.error) } })
}

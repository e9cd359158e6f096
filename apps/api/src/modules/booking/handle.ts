import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { bookingStates, checkOutcome, type VisitOutcome } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import { ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { writeChange } from './change.js'
import { changedOf } from './describe.js'
import { type BookingRow, findBooking, lockStoreBooking } from './find-booking.js'
import { notifyOf } from './notify.js'
import { describeForStore } from './store-day.js'
import { type AskedTime, claimTime, giveTimeUp, slotTaken, takeTime, whenFree } from './take-time.js'

export type HandleDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>
type Refused = 'booking.not-found' | 'booking.closed'
type Handled<Code extends Refused | 'booking.slot-taken' | 'booking.not-begun'> = Result<StoreBooking, Refusal<Code>>

/** The booking that staff of a store mean. */
export type Meant = { readonly storeId: number; readonly id: string }

export type Answer = {
  readonly accept: boolean
  /** Another time than the one suggested. */
  readonly start?: string | null | undefined
  readonly resourceId?: string | null | undefined
}

/** Books a suggested time, or another, or declines it. */
export async function answerBooking(
  deps: HandleDeps,
  meant: Meant,
  { accept, start, resourceId }: Answer,
): Promise<Handled<Refused | 'booking.slot-taken'>> {
  return takingTime(deps, meant, async (tx, row) => {
    if (!bookingStates.can(row.state, 'accept')) return err('booking.closed')
    if (accept) return takeFor(deps, tx, row, { start, resourceId, notice: 'booked' })
    await writeChange(deps, tx, row, { state: bookingStates.to('decline') }, ZERO)
    await notifyOf(deps, tx, row.id, 'declined')
    return ok(null)
  })
}

/** Moves a visit within the store. The customer is told, and may change it without a fee. */
export async function moveForStore(
  deps: HandleDeps,
  meant: Meant,
  move: Required<Pick<Answer, 'start'>> & Pick<Answer, 'resourceId'>,
): Promise<Handled<Refused | 'booking.slot-taken'>> {
  return takingTime(deps, meant, async (tx, row) => {
    if (!bookingStates.can(row.state, 'complete')) return err('booking.closed')
    return takeFor(deps, tx, row, { ...move, notice: 'movedByStore' })
  })
}

/** Notes that a visit took place, or that nobody came. */
export async function settleBooking(
  deps: HandleDeps,
  meant: Meant,
  outcome: VisitOutcome,
): Promise<Handled<Refused | 'booking.not-begun'>> {
  const done = await inStore(deps, meant, async (tx, row) => {
    const state = bookingStates.to(outcome)
    if (row.state === state) return ok(null)
    const fee = checkOutcome(changedOf(row), outcome, deps.clock.now())
    if (!fee.ok) return fee
    await giveTimeUp(tx, row.id)
    await writeChange(deps, tx, row, { state }, fee.value, bookingLetterMessages.missedLine)
    return ok(null)
  })
  return done.ok ? ok(describeForStore(deps, done.value.row)) : done
}

type Taking = Pick<Answer, 'start' | 'resourceId'> & { readonly notice: 'booked' | 'movedByStore' }

/** Takes a time in the store for a booking; answers what was asked for where it is taken. */
async function takeFor(
  deps: HandleDeps,
  tx: Executor,
  row: BookingRow,
  { start, resourceId, notice }: Taking,
): Promise<Result<AskedTime | null, never>> {
  const { id, storeId, examType, ageGroup, startsAt } = row
  const asked = { storeId, examType, ageGroup, start: start ? new Date(start) : startsAt, resourceId }
  const time = await claimTime(tx, asked, { now: deps.clock.now(), bookingId: id })
  if (!time) return ok(asked)
  await takeTime(tx, storeId, time, id)
  const { endsAt, examinerId } = time
  const movedByStore = notice === 'movedByStore' || time.startsAt.getTime() !== startsAt.getTime()
  const changes = { state: bookingStates.to('accept'), startsAt: time.startsAt, endsAt, examinerId, movedByStore }
  await writeChange(deps, tx, row, changes, ZERO)
  await notifyOf(deps, tx, id, notice)
  return ok(null)
}

type Done = { readonly row: BookingRow; readonly taken: AskedTime | null }

/** Does something to a booking of a store in one transaction. */
async function inStore<Code extends 'booking.closed' | 'booking.not-begun'>(
  { database }: HandleDeps,
  { storeId, id }: Meant,
  work: (tx: Executor, row: BookingRow) => Promise<Result<AskedTime | null, Code>>,
): Promise<Result<Done, Code | 'booking.not-found'>> {
  return database.transaction(async (tx): Promise<Result<Done, Code | 'booking.not-found'>> => {
    const row = await lockStoreBooking(tx, storeId, id)
    if (!row) return err('booking.not-found')
    const worked = await work(tx, row)
    return worked.ok ? ok({ taken: worked.value, row: (await findBooking(tx, row.id)) ?? row }) : worked
  })
}

/** The same where a time is taken: one that is not free is refused with others near it. */
async function takingTime(
  deps: HandleDeps,
  meant: Meant,
  work: (tx: Executor, row: BookingRow) => Promise<Result<AskedTime | null, 'booking.closed'>>,
): Promise<Handled<Refused | 'booking.slot-taken'>> {
  const overlap = err('booking.slot-taken' as const)
  const done = await whenFree<Result<Done, Refused | 'booking.slot-taken'>>(() => inStore(deps, meant, work), overlap)
  if (!done.ok) return done
  const { taken, row } = done.value
  return taken ? err(await slotTaken(deps.database, taken, deps.clock.now())) : ok(describeForStore(deps, row))
}

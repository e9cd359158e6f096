import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import { mayEnterPrescription } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { type BookingRow, findStoreBooking, openPerson } from '../../visit/index.js'
import { examAccount } from './exam-account.js'
import { savedPrescription } from './tables.js'

export type ExamDeps = Pick<Deps, 'database' | 'encryption' | 'clock'>

/** Describes the prescription of a visit for staff of its store. */
export async function describeExam(
  deps: ExamDeps,
  executor: Executor,
  { storeId, id }: { readonly storeId: number; readonly id: string },
): Promise<Result<ExamPrescription, 'booking.not-found'>> {
  const row = await findStoreBooking(executor, storeId, id)
  if (!row) return err('booking.not-found')
  const person = openPerson(deps.encryption, row.person)
  const account = person && (await examAccount(deps, executor, row, person))
  const [saved] = await executor.orm
    .select({ enteredAt: savedPrescription.consentedAt })
    .from(savedPrescription)
    .where(eq(savedPrescription.bookingId, row.id))
  return ok({
    id: row.calendarId,
    issuedOn: stockholmDate(row.startsAt),
    name: person ? `${person.firstName} ${person.lastName}` : '',
    account: account && {
      name: `${account.profile.firstName} ${account.profile.lastName}`,
      email: account.profile.email,
    },
    enteredAt: saved?.enteredAt.toISOString() ?? null,
    mayEnter: mayEnter(row, deps.clock.now()),
  })
}

/** Whether the prescription of a visit can be entered now. */
export function mayEnter({ state, examType, startsAt, person }: BookingRow, now: Date): boolean {
  return mayEnterPrescription({ state, examType, start: startsAt, isForgotten: person === '' }, now)
}

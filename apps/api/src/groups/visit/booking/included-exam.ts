import type { ExamTypeId } from '@klarsikt/core/booking'
import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import type { ExamPriceKind } from '@klarsikt/core/friends'
import {
  type IncludedExam,
  INCLUDED_GLASSES_EXAM,
  nextIncludedExam,
  USES_INCLUDED_EXAM,
} from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { booking } from './tables.js'

type ExamDeps = Pick<Deps, 'hooks'>

type Asked = {
  readonly customerId: string
  readonly examType: ExamTypeId
  /** The day of the visit, or today while no visit is chosen. */
  readonly day: PlainDate
}

/**
 * The yearly exam of a kind that a customer's subscription includes; null when no subscription is active [LENS-017].
 */
export async function readIncludedExam(
  { hooks }: ExamDeps,
  executor: Executor,
  { customerId, examType, day }: Asked,
): Promise<IncludedExam | null> {
  const source = hooks.includedExams.find((one) => one.examType === examType)
  if (!source || !(await source.includes(executor, customerId, day))) return null
  return nextIncludedExam(await readVisits(executor, customerId, kindOf(examType)))
}

/**
 * Reads the included exam for a booking that may use it. It locks the subscriptions, so that of two bookings at once
 * the second waits for the first.
 */
export async function claimIncludedExam(deps: ExamDeps, tx: Executor, asked: Asked): Promise<IncludedExam | null> {
  await lockIncludedExam(deps, tx, asked)
  return readIncludedExam(deps, tx, asked)
}

/** Locks the subscriptions of a customer that may include an exam of a kind. */
export async function lockIncludedExam(
  { hooks }: ExamDeps,
  tx: Executor,
  { customerId, examType }: Omit<Asked, 'day'>,
): Promise<void> {
  await hooks.includedExams.find((one) => one.examType === examType)?.lock(tx, customerId)
}

const kindOf = (examType: ExamTypeId): ExamPriceKind =>
  examType === INCLUDED_GLASSES_EXAM ? 'glasses-subscription' : 'included'

/** A visit that may use the included exam. */
export type IncludedVisit = Pick<
  typeof booking.$inferSelect,
  'id' | 'customerId' | 'examType' | 'includedFrom' | 'createdAt'
>

/**
 * Recomputes the day from which the included exam covers the visit, because other visits may have been booked or
 * cancelled since.
 */
export async function withIncludedFrom<Row extends IncludedVisit>(executor: Executor, row: Row): Promise<Row> {
  if (row.includedFrom === null || row.customerId === null) return row
  const { from } = nextIncludedExam(await readVisits(executor, row.customerId, kindOf(row.examType), row.id))
  return { ...row, includedFrom: from ?? stockholmDate(row.createdAt) }
}

/** The days of the visits that use the included exam, except one. */
async function readVisits(
  { orm }: Executor,
  customerId: string,
  kind: ExamPriceKind,
  exceptId?: string,
): Promise<PlainDate[]> {
  const rows = await orm
    .select({ startsAt: booking.startsAt })
    .from(booking)
    .where(
      and(
        eq(booking.customerId, customerId),
        eq(booking.priceKind, kind),
        stateIn(booking.state, USES_INCLUDED_EXAM),
        exceptId === undefined ? undefined : ne(booking.id, exceptId),
      ),
    )
  return rows.map(({ startsAt }) => stockholmDate(startsAt))
}

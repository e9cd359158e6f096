import type { ExamTypeId } from '@klarsikt/core/booking'
import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import type { ExamPriceKind } from '@klarsikt/core/friends'
import { LEVEL_TERMS } from '@klarsikt/core/glasses-subscription'
import {
  INCLUDED_EXAM,
  type IncludedExam,
  LIFESTYLE_EXAM,
  nextIncludedExam,
  USES_INCLUDED_EXAM,
} from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, ne } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { hasActiveSubscription, lockSubscriptionsOf } from '../../subscription/lens-subscription/active.js'
import { lockLifestyles, selectLifestyles } from './queries.js'
import { booking } from './tables.js'

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
  executor: Executor,
  { customerId, examType, day }: Asked,
): Promise<IncludedExam | null> {
  const isGiven =
    examType === INCLUDED_EXAM
      ? await hasActiveSubscription(executor, customerId)
      : examType === LIFESTYLE_EXAM && (await hasLifestyleExam(executor, customerId, day))
  return isGiven ? nextIncludedExam(await readVisits(executor, customerId, kindOf(examType))) : null
}

/**
 * Reads the included exam for a booking that may use it. It locks the subscriptions, so that of two bookings at once
 * the second waits for the first.
 */
export async function claimIncludedExam(tx: Executor, asked: Asked): Promise<IncludedExam | null> {
  await lockIncludedExam(tx, asked)
  return readIncludedExam(tx, asked)
}

/** Locks the subscriptions of a customer that may include an exam of a kind. */
export async function lockIncludedExam(tx: Executor, { customerId, examType }: Omit<Asked, 'day'>): Promise<void> {
  if (examType === INCLUDED_EXAM) await lockSubscriptionsOf(tx, customerId)
  if (examType === LIFESTYLE_EXAM) await lockLifestyles(tx, customerId)
}

async function hasLifestyleExam(executor: Executor, customerId: string, day: PlainDate): Promise<boolean> {
  const { rows } = await selectLifestyles(executor, customerId, day)
  return rows.some(({ level }) => LEVEL_TERMS[level].perks.includes('exam'))
}

const kindOf = (examType: ExamTypeId): ExamPriceKind => (examType === LIFESTYLE_EXAM ? 'lifestyle' : 'included')

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

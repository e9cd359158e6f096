import { bookingStates, EXAM_TYPES, overlaps, type Span } from '@klarsikt/core/booking'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { and, eq, gt, isNotNull, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { openPerson } from './person.js'
import { booking, providerCall, takenTime } from './tables.js'
import type { AskedTime } from './time-source.js'

/** The advisory lock of a person's times. Transactions that take a time for the same person wait for each other. */
const PERSON_LOCK = 7_240_914

/** A time that is longer than any visit, in ms. A visit that began earlier than this is over. */
const LONG_MS = 4 * 3_600_000

/** The time that a person's visit is about to take. */
type AskedVisit = Pick<AskedTime, 'examType' | 'start'> & {
  readonly ssn: string
  /** The booking that is being moved and so gives up its own time. */
  readonly except?: string | undefined
}

/**
 * Whether the person already has another visit at that time, in any store. It runs before the time itself is claimed,
 * so that all transactions lock in one order. Suggestions do not count, because they take no time.
 */
export async function isPersonExpected(
  { encryption }: Pick<Deps, 'encryption'>,
  tx: Executor,
  { ssn, examType, start, except = '' }: AskedVisit,
): Promise<boolean> {
  const [key] = encryption.digests(ssn, 'booking.person-times')
  await lockInTransaction(tx, { id: PERSON_LOCK, key } satisfies AdvisoryLock)
  const asked = spanOf({ examType, start })
  const found = await timesNear(tx, asked, except)
  return found.some((one) => overlaps(spanOf(one), asked) && openPerson(encryption, one.person)?.ssn === ssn)
}

function spanOf({ examType, start }: Pick<AskedTime, 'examType' | 'start'>): Span {
  return { start: start.getTime(), end: start.getTime() + EXAM_TYPES[examType].minutes * 60_000 }
}

/** Visits around a time: in the shop's own schedule, in booking systems, and in open calls to these. */
async function timesNear({ orm }: Executor, { start, end }: Span, except: string) {
  const { person, examType } = booking
  const begins = (column: typeof booking.startsAt | typeof providerCall.startsAt | typeof takenTime.startsAt) =>
    and(gt(column, new Date(start - LONG_MS)), lt(column, new Date(end)))
  const here = await orm
    .select({ person, examType, start: takenTime.startsAt })
    .from(takenTime)
    .innerJoin(booking, eq(booking.id, takenTime.bookingId))
    .where(and(ne(booking.id, except), begins(takenTime.startsAt)))
  const outside = await orm
    .select({ person, examType, start: booking.startsAt })
    .from(booking)
    .where(
      and(
        ne(booking.id, except),
        isNotNull(booking.providerReference),
        eq(booking.state, bookingStates.to('accept')),
        begins(booking.startsAt),
      ),
    )
  const asked = await orm
    .select({ person, examType, start: providerCall.startsAt })
    .from(providerCall)
    .innerJoin(booking, eq(booking.id, providerCall.bookingId))
    .where(
      and(
        ne(booking.id, except),
        eq(providerCall.state, 'open'),
        ne(providerCall.kind, 'cancel'),
        begins(providerCall.startsAt),
      ),
    )
  return [...here, ...outside, ...asked.flatMap(({ start: at, ...rest }) => (at ? [{ ...rest, start: at }] : []))]
}

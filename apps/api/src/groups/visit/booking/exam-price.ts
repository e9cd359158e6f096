import { bookingStates, EXAM_TYPES, EXAM_TYPE_IDS, type ExamTypeId } from '@klarsikt/core/booking'
import { addDays, type PlainDate, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import {
  type BookedExam,
  type EarlierVisit,
  type ExamPrice,
  examPrice,
  FREE_REVISIT_DAYS,
  isRevisit,
  movedExamPrice,
  revisitUntil,
} from '@klarsikt/core/friends'
import {
  INCLUDED_LENS_EXAM,
  type IncludedExams,
  isIncludedOn,
  INCLUDED_GLASSES_EXAM,
} from '@klarsikt/core/lens-subscription'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, gte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findMember, findPersonalNumber } from '../../person/index.js'
import {
  claimIncludedExam,
  type IncludedVisit,
  lockIncludedExam,
  readIncludedExam,
  withIncludedFrom,
} from './included-exam.js'
import { openPerson } from './person.js'
import { booking } from './tables.js'

type Sealing = Pick<Deps, 'encryption'>
type PriceDeps = Pick<Deps, 'encryption' | 'hooks'>

/** The price that was stored with a booking. Bookings from before prices were stored have the ordinary price. */
export function priceOf({
  examType,
  price,
  priceKind,
}: Pick<typeof booking.$inferSelect, 'examType' | 'price' | 'priceKind'>): ExamPrice {
  if (price === null || priceKind === null) return { price: EXAM_TYPES[examType].price, kind: 'ordinary' }
  return { price: wholeOre(price), kind: priceKind }
}

/** The price of a visit after the customer moves it to another time. */
export async function movedPrice(
  deps: Pick<Deps, 'hooks'>,
  tx: Executor,
  row: IncludedVisit & Pick<typeof booking.$inferSelect, 'price' | 'priceKind' | 'revisitUntil'>,
  startsAt: Date,
) {
  if (row.price === null) return {}
  const { customerId, examType } = row
  if (row.includedFrom !== null && customerId !== null) await lockIncludedExam(deps, tx, { customerId, examType })
  const { includedFrom } = await withIncludedFrom(tx, row)
  const { price, kind } = movedExamPrice(priceOf(row), { ...row, includedFrom }, stockholmDate(startsAt))
  return { price, priceKind: kind }
}

type Asked = {
  readonly customerId: string | null
  readonly examType: ExamTypeId
  readonly day: PlainDate
  /** The personal number of the visit's person. */
  readonly ssn: string
  readonly today: PlainDate
}

type Decided = ExamPrice & Pick<BookedExam, 'revisitUntil' | 'includedFrom'>

/**
 * The price of a visit that is booked now. Members pay less, and nothing for a revisit of their own [LOYAL-004].
 * Subscribers of lenses and of glasses pay nothing for one exam of their own a year [LENS-017].
 */
export async function decidePrice(
  deps: PriceDeps,
  tx: Executor,
  { customerId, examType, day, ssn, today }: Asked,
): Promise<Decided> {
  const facts = { isMember: false, isRevisit: false, isIncluded: false }
  const none = { revisitUntil: null, includedFrom: null }
  if (customerId === null) return { ...examPrice(examType, facts), ...none }
  const isMember = (await findMember(tx, customerId)) !== null
  if ((await findPersonalNumber(deps.encryption, tx, customerId)) !== ssn)
    return { ...examPrice(examType, { ...facts, isMember }), ...none }
  const earlier = isMember ? await readEarlierVisits(deps, tx, { customerId, day, ssn }) : []
  const until = revisitUntil(examType, day, earlier)
  const included = until === null ? await claimIncludedExam(deps, tx, { customerId, examType, day }) : null
  const isIncluded = isIncludedOn(day, included)
  return {
    ...examPrice(examType, { isMember, isRevisit: until !== null, isIncluded }),
    revisitUntil: until,
    includedFrom: isIncluded ? (included?.from ?? today) : null,
  }
}

type ExamPerks = IncludedExams & { readonly isMember: boolean; readonly revisits: ExamTypeId[] }

/** The benefits at an exam that a customer has on a day through the club and subscriptions. */
export async function readExamPerks(
  deps: PriceDeps,
  executor: Executor,
  { customerId, day }: { readonly customerId: string; readonly day: PlainDate },
): Promise<ExamPerks> {
  const isMember = (await findMember(executor, customerId)) !== null
  const ssn = await findPersonalNumber(deps.encryption, executor, customerId)
  if (ssn === null) return { isMember, revisits: [], lensExam: null, glassesExam: null }
  const earlier = isMember ? await readEarlierVisits(deps, executor, { customerId, day, ssn }) : []
  return {
    isMember,
    revisits: EXAM_TYPE_IDS.filter((examType) => isRevisit(examType, day, earlier)),
    lensExam: await readIncludedExam(deps, executor, { customerId, examType: INCLUDED_LENS_EXAM, day }),
    glassesExam: await readIncludedExam(deps, executor, { customerId, examType: INCLUDED_GLASSES_EXAM, day }),
  }
}

/** The completed visits of a customer's own person. Visits that they booked for others do not count. */
async function readEarlierVisits(
  { encryption }: Sealing,
  { orm }: Executor,
  { customerId, day, ssn }: { readonly customerId: string; readonly day: PlainDate; readonly ssn: string },
): Promise<EarlierVisit[]> {
  const rows = await orm
    .select({
      examType: booking.examType,
      startsAt: booking.startsAt,
      person: booking.person,
      priceKind: booking.priceKind,
    })
    .from(booking)
    .where(
      and(
        eq(booking.customerId, customerId),
        eq(booking.state, bookingStates.to('complete')),
        gte(booking.startsAt, stockholmDay(addDays(day, -FREE_REVISIT_DAYS)).start),
      ),
    )
  return rows
    .filter(({ person }) => openPerson(encryption, person)?.ssn === ssn)
    .map(({ examType, startsAt, priceKind }) => ({
      examType,
      day: stockholmDate(startsAt),
      isRevisit: priceKind === 'revisit',
    }))
}

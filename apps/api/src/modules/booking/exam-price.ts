import { bookingStates, EXAM_TYPES, EXAM_TYPE_IDS, type ExamTypeId } from '@klarsikt/core/booking'
import { addDays, type PlainDate, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import {
  type EarlierVisit,
  type ExamPrice,
  examPrice,
  FREE_REVISIT_DAYS,
  isRevisit,
  movedExamPrice,
  revisitUntil,
} from '@klarsikt/core/friends'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, gte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { openPersonalNumber } from '../customer/personal-number.js'
import { customer } from '../customer/tables.js'
import { findMember } from '../friends/members.js'
import { openPerson } from './person.js'
import { booking } from './tables.js'

type Sealing = Pick<Deps, 'encryption'>

/** The price that a booking gets when it was made; of one from before prices were stored, the ordinary one. */
export function priceOf({
  examType,
  price,
  priceKind,
}: Pick<typeof booking.$inferSelect, 'examType' | 'price' | 'priceKind'>): ExamPrice {
  if (price === null || priceKind === null) return { price: EXAM_TYPES[examType].price, kind: 'ordinary' }
  return { price: wholeOre(price), kind: priceKind }
}

/** The price of a visit that is moved to an instant; one that its store moves costs what it did. */
export function movedPrice(
  row: Pick<typeof booking.$inferSelect, 'examType' | 'price' | 'priceKind' | 'revisitUntil'>,
  startsAt: Date,
) {
  const { price, kind } = movedExamPrice(priceOf(row), row, stockholmDate(startsAt))
  return row.price === null ? {} : { price, priceKind: kind }
}

type Asked = {
  readonly customerId: string | null
  readonly examType: ExamTypeId
  readonly day: PlainDate
  /** Personal number of whom the visit is for. */
  readonly ssn: string
}

/** What a visit costs that is booked now: members pay less, and nothing for a revisit of their own [LOYAL-004]. */
export async function decidePrice(
  deps: Sealing,
  executor: Executor,
  { customerId, examType, day, ssn }: Asked,
): Promise<ExamPrice & { readonly revisitUntil: PlainDate | null }> {
  const isMember = customerId !== null && (await findMember(executor, customerId)) !== null
  if (!isMember) return { ...examPrice(examType, { isMember, isRevisit: false }), revisitUntil: null }
  const own = await readOwnNumber(deps, executor, customerId)
  const earlier = own === ssn ? await readEarlierVisits(deps, executor, { customerId, day, ssn }) : []
  const until = revisitUntil(examType, day, earlier)
  return { ...examPrice(examType, { isMember, isRevisit: until !== null }), revisitUntil: until }
}

/** What the club gives a customer at an exam on a day. */
export async function readExamPerks(
  deps: Sealing,
  executor: Executor,
  { customerId, day }: { readonly customerId: string; readonly day: PlainDate },
): Promise<{ readonly isMember: boolean; readonly revisits: ExamTypeId[] }> {
  if ((await findMember(executor, customerId)) === null) return { isMember: false, revisits: [] }
  const ssn = await readOwnNumber(deps, executor, customerId)
  const earlier = ssn === null ? [] : await readEarlierVisits(deps, executor, { customerId, day, ssn })
  return { isMember: true, revisits: EXAM_TYPE_IDS.filter((examType) => isRevisit(examType, day, earlier)) }
}

async function readOwnNumber({ encryption }: Sealing, { orm }: Executor, customerId: string): Promise<string | null> {
  const [row] = await orm.select({ sealed: customer.personalNumber }).from(customer).where(eq(customer.id, customerId))
  return row?.sealed ? openPersonalNumber(encryption, row.sealed) : null
}

/** Visits of a person that have taken place; those that a customer booked for others are not their own. */
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

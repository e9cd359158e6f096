import type { BookingSlot, ExamTypeOption } from '@klarsikt/contract/shop/types'
import {
  type AgeGroup,
  BOOKING_HORIZON_DAYS,
  EXAM_TYPE_IDS,
  EXAM_TYPE_MESSAGES,
  EXAM_TYPES,
  type ExamKind,
  type ExamTypeId,
  firstFreeSlot,
  offersExam,
  serviceOf,
  type SlotQuery,
} from '@klarsikt/core/booking'
import { addDays, isPlainDate, type PlainDate, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { kronor } from '@klarsikt/core/money'
import type { Refusal } from '../../../http/failures.js'
import { loadProviderStores, loadSchedules, loadTaken, type ProviderStore } from './load-schedule.js'
import { toBookingSlot } from './refuse-time.js'
import { timeSourceOf } from './time-source-of.js'
import type { TimeDeps } from './time-source.js'

/**
 * Days from today that are searched step by step. Most stores have a free time in the first weeks, so later times are
 * read only for the others.
 */
const NEXT_FREE_SPANS = [14, 42, BOOKING_HORIZON_DAYS]

/** The longest span of one query, in days. */
const SLOT_DAYS_MAXIMUM = 42

/** The bookable exams in the order in which they are shown. */
export function listExamTypes(kind?: ExamKind): ExamTypeOption[] {
  return EXAM_TYPE_IDS.filter((id) => kind === undefined || EXAM_TYPES[id].kind === kind).map((id) => {
    const { price, memberPrice, minutes, hasAgeGroup, isForCompany } = EXAM_TYPES[id]
    const prices = { price: kronor(price), memberPrice: kronor(memberPrice) }
    return {
      id,
      name: EXAM_TYPE_MESSAGES[id](),
      kind: EXAM_TYPES[id].kind,
      minutes,
      hasAgeGroup,
      isForCompany,
      ...prices,
    }
  })
}

type Asked = {
  readonly storeId: number
  readonly examType: ExamTypeId
  readonly ageGroup?: AgeGroup | undefined
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
  readonly resourceId?: string | undefined
  readonly isByStaff?: boolean
}
type Slots = { slots: BookingSlot[]; resources: { id: string; name: string }[] }

/** The free times of a store, by default for six weeks from today. */
export async function getSlots(
  deps: TimeDeps,
  { storeId, resourceId, isByStaff = false, ...asked }: Asked,
): Promise<Result<Slots, Refusal<'request.invalid' | 'booking.not-offered' | 'booking.provider-away'>>> {
  const query = readQuery(asked, deps.clock.now())
  if (!query.ok) return query
  const source = await timeSourceOf(deps, storeId)
  if (!source) return err({ code: 'request.invalid', fields: { storeId: validationMessages.bookingStoreUnknown() } })
  const found = await source.slots({ ...query.value, isByStaff })
  if (!found.ok) return err(found.error === 'booking.not-offered' ? found.error : source.away)
  const { slots, names } = found.value
  const shown = resourceId === undefined ? slots : slots.filter(({ examinerId }) => examinerId === resourceId)
  const resources = [...new Set(slots.map(({ examinerId }) => examinerId))].map((id) => ({
    id,
    name: names.get(id) ?? '',
  }))
  return ok({ slots: shown.map(toBookingSlot), resources })
}

type NextFree = { storeId: number; start: string | null; isAway: boolean }

/** The first free time of every store that offers the exam. */
export async function getNextFree(
  deps: TimeDeps,
  asked: Pick<Asked, 'examType' | 'ageGroup'>,
): Promise<Result<NextFree[], Refusal<'request.invalid'>>> {
  const query = readQuery(asked, deps.clock.now(), BOOKING_HORIZON_DAYS)
  if (!query.ok) return query
  const service = serviceOf(asked.examType)
  const stores = (await loadProviderStores(deps.database)).filter(({ services }) => services.includes(service))
  const [own, outside] = await Promise.all([
    nextFreeHere(deps, query.value),
    Promise.all(stores.map((one) => nextFreeAtProvider(deps, one, query.value))),
  ])
  return ok([...own, ...outside])
}

async function nextFreeHere({ database }: TimeDeps, query: SlotQuery): Promise<NextFree[]> {
  const all = await loadSchedules(database)
  const schedules = new Map([...all].filter(([, schedule]) => offersExam(schedule, query)))
  const found = new Map<number, string>()
  let { from } = query
  for (const days of NEXT_FREE_SPANS) {
    if (found.size === schedules.size) break
    const span = { ...query, from, to: addDays(query.from, days - 1) }
    const taken = await loadTaken(database, { now: query.now, ...spanOf(span) })
    for (const [storeId, schedule] of schedules) {
      if (found.has(storeId)) continue
      const first = firstFreeSlot(schedule, taken.get(storeId) ?? [], span)
      if (first) found.set(storeId, new Date(first.start).toISOString())
    }
    from = addDays(span.to, 1)
  }
  return [...schedules.keys()].map((storeId) => ({ storeId, start: found.get(storeId) ?? null, isAway: false }))
}

/**
 * The first free time that is known without waiting, so that a slow booking system does not hold up the list of stores.
 */
async function nextFreeAtProvider(
  { bookingProvider }: TimeDeps,
  { id: storeId, location }: ProviderStore,
  { examType, ageGroup, from, to }: SlotQuery,
): Promise<NextFree> {
  const first = await bookingProvider?.firstFree({ location, examType, ageGroup, from, to })
  if (!first?.ok) return { storeId, start: null, isAway: true }
  return { storeId, start: first.value?.toISOString() ?? null, isAway: false }
}

/** Returns the age group, or an error when the exam needs one. It decides which examiners may see the customer. */
export function readAgeGroup(
  examType: ExamTypeId,
  ageGroup: AgeGroup | null | undefined,
): Result<AgeGroup | null, null> {
  if (!EXAM_TYPES[examType].hasAgeGroup) return ok(null)
  return ageGroup ? ok(ageGroup) : err(null)
}

function readQuery(
  { examType, ageGroup, from, to }: Omit<Asked, 'storeId' | 'resourceId'>,
  now: Date,
  daysMaximum = SLOT_DAYS_MAXIMUM,
): Result<SlotQuery, Refusal<'request.invalid'>> {
  const today = stockholmDate(now)
  const group = readAgeGroup(examType, ageGroup)
  const fields = {
    ...(from !== undefined && !isPlainDate(from) && { from: validationMessages.dateInvalid() }),
    ...(to !== undefined && !isPlainDate(to) && { to: validationMessages.dateInvalid() }),
    ...(!group.ok && { ageGroup: validationMessages.bookingAgeGroupRequired() }),
  }
  if (!group.ok || Object.keys(fields).length > 0) return err({ code: 'request.invalid', fields })
  const first = from !== undefined && from > today ? from : today
  const latest = addDays(first, daysMaximum - 1)
  return ok({ examType, ageGroup: group.value, from: first, to: to !== undefined && to < latest ? to : latest, now })
}

function spanOf({ from, to }: SlotQuery): { readonly from: Date; readonly to: Date } {
  return { from: stockholmDay(from).start, to: stockholmDay(to).end }
}

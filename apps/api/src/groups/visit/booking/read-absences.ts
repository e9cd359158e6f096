import type { StoreAbsence, StoreBooking } from '@klarsikt/contract/shop/types'
import { coverVisits } from '@klarsikt/core/booking'
import { type PlainDate, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { findHit } from './absence.js'
import { describeForStore } from './describe-for-store.js'
import type { HandleDeps } from './in-store.js'
import { loadSchedules, loadTaken } from './load-schedule.js'
import { dayProblems, type ExaminerName } from './store-day.js'
import { examiner } from './tables.js'

type Asked = {
  readonly resourceId?: string | undefined
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}
type Hit = { booking: StoreBooking; colleague: string | null }
type Absences = { absences: StoreAbsence[]; resources: ExaminerName[]; hits: Hit[] | null; today: PlainDate }
type Refused = Refusal<'request.invalid' | 'booking.examiner-not-found'>

/** Reads the present and future absences of a store's examiners, and the visits that another absence would affect. */
export async function getAbsences(deps: HandleDeps, storeId: number, asked: Asked): Promise<Result<Absences, Refused>> {
  const examiners = await deps.database.orm
    .select({ id: examiner.id, name: examiner.name, plan: examiner.plan })
    .from(examiner)
    .where(and(eq(examiner.storeId, storeId), isNull(examiner.leftAt)))
    .orderBy(asc(examiner.id))
  const today = stockholmDate(deps.clock.now())
  const hits = await hitsOf(deps, storeId, asked)
  if (!hits.ok) return hits
  const absences = examiners.flatMap(({ id, plan }) =>
    (plan.leave ?? [])
      .filter(({ to }) => to >= today)
      .map(({ from, to, reason = 'other' }) => ({ resourceId: id, from, to, reason })),
  )
  return ok({
    absences: absences.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    resources: examiners.map(({ id, name }) => ({ id, name })),
    hits: hits.value,
    today,
  })
}

async function hitsOf(
  deps: HandleDeps,
  storeId: number,
  { resourceId, from, to }: Asked,
): Promise<Result<Hit[] | null, Refused>> {
  if (resourceId === undefined || from === undefined || to === undefined) return ok(null)
  const fields = dayProblems({ from, to })
  if (fields) return err({ code: 'request.invalid', fields })
  const schedule = (await loadSchedules(deps.database, storeId)).get(storeId)
  if (!schedule?.examiners.some(({ id }) => id === resourceId)) return err('booking.examiner-not-found')
  const now = deps.clock.now()
  const rows = await findHit(deps, { resourceId, from, to })
  const span = { from: stockholmDay(from).start, to: stockholmDay(to).end }
  const taken = (await loadTaken(deps.database, { storeId, now, ...span })).get(storeId) ?? []
  const colleagues = { ...schedule, examiners: schedule.examiners.filter(({ id }) => id !== resourceId) }
  const visits = rows.map(({ id, examType, ageGroup, startsAt }) => ({
    id,
    examType,
    ageGroup,
    start: startsAt.getTime(),
    day: stockholmDate(startsAt),
  }))
  const others = taken.filter(({ examinerId }) => examinerId !== resourceId)
  const covered = coverVisits(colleagues, others, visits, now)
  return ok(
    rows.map((row) => {
      const colleague = covered.get(row.id) ?? null
      return { booking: describeForStore(deps, row), colleague: colleague && (schedule.names.get(colleague) ?? null) }
    }),
  )
}

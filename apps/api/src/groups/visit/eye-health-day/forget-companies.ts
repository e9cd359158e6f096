import { stockholmDate } from '@klarsikt/core/calendar'
import { eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, lt, ne, or } from 'drizzle-orm'
import { eyeHealthDay } from './tables.js'

/** Erases the companies of requests that took place, were declined, or passed without an answer, before an instant. */
export async function forgetCompanies({ orm }: Executor, before: Date): Promise<number> {
  const { state, startsAt, answeredAt, preferredDay, request } = eyeHealthDay
  const isOver = or(
    lt(startsAt, before),
    and(eq(state, eyeHealthDayStates.to('decline')), lt(answeredAt, before)),
    and(eq(state, eyeHealthDayStates.initial), lt(preferredDay, stockholmDate(before))),
  )
  const { rowCount } = await orm
    .update(eyeHealthDay)
    .set({ request: '', answerText: '' })
    .where(and(ne(request, ''), isOver))
  return rowCount ?? 0
}

import { type AbsenceReason, isAbsenceReason } from '@klarsikt/core/booking'

/** The query parameters and form fields of an absence. */
export const ABSENCE_QUERY = { resourceId: 'optiker', from: 'fran', to: 'till', reason: 'orsak' } as const

/** An absence as it was typed, not yet checked. An empty string stands for an empty field. */
export interface TypedAbsence {
  readonly resourceId: string
  readonly from: string
  readonly to: string
  readonly reason: AbsenceReason
}

type Source = Pick<URLSearchParams, 'get'> | Pick<FormData, 'get'>

export function readAbsence(source: Source): TypedAbsence {
  const text = (name: keyof typeof ABSENCE_QUERY) => String(source.get(ABSENCE_QUERY[name]) ?? '')
  const reason = text('reason')
  return {
    resourceId: text('resourceId'),
    from: text('from'),
    // An absence without a last day lasts one day, the most common case.
    to: text('to') || text('from'),
    reason: isAbsenceReason(reason) ? reason : 'other',
  }
}

/** Returns an absence as form fields. */
export function absenceFields({ resourceId, from, to, reason }: TypedAbsence): Readonly<Record<string, string>> {
  return {
    [ABSENCE_QUERY.resourceId]: resourceId,
    [ABSENCE_QUERY.from]: from,
    [ABSENCE_QUERY.to]: to,
    [ABSENCE_QUERY.reason]: reason,
  }
}

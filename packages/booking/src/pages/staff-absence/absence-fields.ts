import { type AbsenceReason, isAbsenceReason } from '@klarsikt/core/booking'

/** Query parameters and fields of an absence. */
export const ABSENCE_QUERY = { resourceId: 'optiker', from: 'fran', to: 'till', reason: 'orsak' } as const

/** What has been filled in of an absence; empty where nothing has. */
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
    // One day is the usual.
    to: text('to') || text('from'),
    reason: isAbsenceReason(reason) ? reason : 'other',
  }
}

/** The same as fields of a form. */
export function absenceFields({ resourceId, from, to, reason }: TypedAbsence): Readonly<Record<string, string>> {
  return {
    [ABSENCE_QUERY.resourceId]: resourceId,
    [ABSENCE_QUERY.from]: from,
    [ABSENCE_QUERY.to]: to,
    [ABSENCE_QUERY.reason]: reason,
  }
}

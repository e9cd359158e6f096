import { DONE_QUERY } from '@klarsikt/booking/manage'
import type { ShopClient } from '@klarsikt/contract/client'
import type { StoreAbsence, StoreBooking } from '@klarsikt/contract/shop/types'
import type { PlainDate } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { outcomeOf } from '@klarsikt/forms'
import { replyOrNotFound } from '@klarsikt/page-kit/session'
import { type Examiner } from '../../store-calendar/day-columns.js'
import { ABSENCE_QUERY, readAbsence, type TypedAbsence } from './absence-fields.js'

/**
 * A visit that the absence affects, and the colleague who takes it over. Null where the customer has to choose another
 * time.
 */
export interface Hit {
  readonly booking: StoreBooking
  readonly colleague: string | null
}

export interface AbsenceData {
  readonly typed: TypedAbsence
  /** The problems by field. */
  readonly problems: Readonly<Partial<Record<keyof TypedAbsence, string>>>
  /** Null until the form says who is absent and when. */
  readonly hits: readonly Hit[] | null
  readonly absences: readonly StoreAbsence[]
  readonly resources: readonly Examiner[]
  readonly today: PlainDate
  readonly done: AbsenceDone | null
}

/** What was just done, as the address says it. */
export type AbsenceDone =
  | { readonly kind: 'reported'; readonly kept: number; readonly asked: number }
  | { readonly kind: 'withdrawn' }
export const ABSENCE_DONE = { reported: 'inlagd', withdrawn: 'borttagen', kept: 'kollega', asked: 'ombokas' } as const

/** Loads the absences, and the visits that the absence in the address would affect. */
export async function loadAbsence(client: ShopClient, { url }: { readonly url: URL }): Promise<AbsenceData> {
  const typed = readAbsence(url.searchParams)
  const isSent = url.searchParams.has(ABSENCE_QUERY.from)
  const missing = isSent ? problemsOf(typed) : {}
  const done = doneIn(url.searchParams)
  const common = { typed, done }
  if (isSent && Object.keys(missing).length === 0) {
    const { resourceId, from, to } = typed
    const found = await outcomeOf(client.getAbsences({ query: { resourceId, from, to } }))
    if (found.ok) return { ...common, ...found.value.data, problems: {} }
    const fields = Object.keys(found.fields).length > 0 ? found.fields : { resourceId: found.message }
    return { ...common, ...replyOrNotFound(await client.getAbsences({ query: {} })).data, problems: fields }
  }
  return { ...common, ...replyOrNotFound(await client.getAbsences({ query: {} })).data, problems: missing }
}

function problemsOf({ resourceId, from }: TypedAbsence): AbsenceData['problems'] {
  return {
    ...(resourceId === '' && { resourceId: staffBookingMessages.absenceWhoRequired() }),
    ...(from === '' && { from: validationMessages.dateInvalid() }),
  }
}

function doneIn(params: URLSearchParams): AbsenceDone | null {
  const count = (name: string) => Number(params.get(name)) || 0
  switch (params.get(DONE_QUERY)) {
    case ABSENCE_DONE.reported:
      return { kind: 'reported', kept: count(ABSENCE_DONE.kept), asked: count(ABSENCE_DONE.asked) }
    case ABSENCE_DONE.withdrawn:
      return { kind: 'withdrawn' }
    default:
      return null
  }
}

import { stockholmDate } from '../calendar/index.js'
import { isPrescriptionValid } from '../prescription/validity.js'
import { EXAM_TYPES, type ExamTypeId } from './exam-types.js'
import { type BookingState, bookingStates } from './rules.js'

/** A visit as the rules of its prescription see it. */
export type ExaminedVisit = {
  readonly state: BookingState
  readonly examType: ExamTypeId
  readonly start: Date
  /** Whom it was for is forgotten. */
  readonly isForgotten: boolean
}

/** May the strengths that were measured at a visit be entered: it took place, was about glasses, and they still hold [VALID-026]? */
export function mayEnterPrescription({ state, examType, start, isForgotten }: ExaminedVisit, now: Date): boolean {
  return (
    state === bookingStates.to('complete') &&
    EXAM_TYPES[examType].givesPrescription &&
    !isForgotten &&
    isPrescriptionValid(stockholmDate(start), stockholmDate(now))
  )
}

type Named = { readonly firstName: string; readonly lastName: string }

/**
 * Is the account that booked a visit that of the person who was examined? Parents book for their children: an account with a personal
 * number is known by it, and any other by its name.
 */
export function isOwnVisit(person: Named, account: Named & { readonly hasPersonalNumber: boolean }): boolean {
  return !account.hasPersonalNumber && nameOf(person) === nameOf(account)
}

function nameOf({ firstName, lastName }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.toLocaleLowerCase('sv')
}

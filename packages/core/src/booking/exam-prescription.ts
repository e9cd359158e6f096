import { stockholmDate } from '../calendar/index.js'
import { isPrescriptionValid } from '../prescription/validity.js'
import { EXAM_TYPES, type ExamTypeId } from './exam-types.js'
import { type BookingState, bookingStates } from './rules.js'

/** The parts of a visit that decide whether a prescription can be entered. */
export type ExaminedVisit = {
  readonly state: BookingState
  readonly examType: ExamTypeId
  readonly start: Date
  /** True if the personal data of the visit was erased. */
  readonly isForgotten: boolean
}

/**
 * Tells whether the prescription of a visit may be entered: the visit took place, was an exam for glasses, and the
 * prescription is still valid [VALID-026].
 */
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
 * Tells whether the account that booked belongs to the examined person, because parents book for children. It compares
 * names. An account with a personal number never matches, because its number would have identified it.
 */
export function isOwnVisit(person: Named, account: Named & { readonly hasPersonalNumber: boolean }): boolean {
  return !account.hasPersonalNumber && nameOf(person) === nameOf(account)
}

function nameOf({ firstName, lastName }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.toLocaleLowerCase('sv')
}

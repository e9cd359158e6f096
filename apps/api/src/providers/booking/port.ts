import type { AgeGroup, ExamTypeId } from '@klarsikt/core/booking'
import type { PlainDate } from '@klarsikt/core/calendar'
import type { Result } from '@klarsikt/core/lib'

/** A visit, as far as it decides who has a time for it. */
export type ProviderVisit = {
  /** What the provider knows the store by. */
  readonly location: string
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
}

/** The time that is asked for. */
export type ProviderTime = {
  readonly start: Date
  /** Who is to see the customer, where one was chosen. */
  readonly practitionerId: string | null
  /** A hold that is used up. */
  readonly hold: string | null
}

export type Practitioner = { readonly id: string; readonly name: string }
export type ProviderSlot = { readonly start: Date; readonly end: Date; readonly practitioner: Practitioner }
export type ProviderHold = ProviderSlot & { readonly expiresAt: Date }

/** What the provider is told of a customer: no personal number. */
export type ProviderPatient = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly note: string
}

export type Appointment = ProviderSlot & {
  readonly reference: string
  readonly location: string
  /** Grows with each change. */
  readonly version: number
  readonly status: 'booked' | 'cancelled' | 'completed' | 'no-show'
}

export type AppointmentChanges = {
  readonly appointments: readonly Appointment[]
  /** Where the next question goes on. */
  readonly next: string
  readonly hasMore: boolean
}

/**
 * Why there is no answer. `taken`: the time is. `gone`: there is no such appointment, or it is cancelled or over. `refused`: the
 * provider does not accept the call, which an operator has to look at. `away`: it does not answer, and nothing was done. `unknown`: no
 * answer that can be believed, and it may have been done; the same call by the same key settles it.
 */
export type BookingProviderFailure = 'taken' | 'gone' | 'refused' | 'away' | 'unknown'

type Answer<T> = Promise<Result<T, BookingProviderFailure>>

export type SlotQuestion = ProviderVisit & {
  readonly from: PlainDate
  readonly to: PlainDate
  /** How many at most; all where it is left out. */
  readonly limit?: number
}
export type NewAppointment = ProviderVisit &
  ProviderTime & { readonly reference: string; readonly patient: ProviderPatient }
export type NewTime = ProviderTime & { readonly location: string }

/**
 * The booking system that some stores use; it is the authority on their times. References, holds and keys are 128 random bits in
 * hexadecimal digits that we draw, so that a call whose answer is lost can be repeated.
 */
export type BookingProvider = {
  slots(question: SlotQuestion): Answer<readonly ProviderSlot[]>
  /** The first free time, null for none. It is answered from memory where it was asked for lately, and soon in any case. */
  firstFree(question: SlotQuestion): Answer<Date | null>
  hold(id: string, visit: ProviderVisit, time: Omit<ProviderTime, 'hold'>): Answer<ProviderHold>
  /** One that is unknown or has run out is no failure. */
  release(id: string): Answer<void>
  create(key: string, appointment: NewAppointment): Answer<Appointment>
  read(reference: string): Answer<Appointment>
  move(key: string, reference: string, time: NewTime): Answer<Appointment>
  /** One that the provider does not know will never come to be. */
  cancel(key: string, reference: string): Answer<void>
  /** What has changed after a place in the provider's list; `0` is its beginning. */
  changes(after: string): Answer<AppointmentChanges>
}

import type { AgeGroup, ExamTypeId } from '@klarsikt/core/booking'
import type { PlainDate } from '@klarsikt/core/calendar'
import type { Result } from '@klarsikt/core/lib'

/** The facts of a visit that decide which times are free. */
export type ProviderVisit = {
  /** The provider's name of the store. */
  readonly location: string
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
}

/** The requested time. */
export type ProviderTime = {
  readonly start: Date
  /** The chosen practitioner; null when any will do. */
  readonly practitionerId: string | null
  /** The hold that the call uses up. */
  readonly hold: string | null
}

export type Practitioner = { readonly id: string; readonly name: string }
export type ProviderSlot = { readonly start: Date; readonly end: Date; readonly practitioner: Practitioner }
export type ProviderHold = ProviderSlot & { readonly expiresAt: Date }

/** The customer data that the provider gets. It contains no personal number. */
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
  /** The position where the next request continues. */
  readonly next: string
  readonly hasMore: boolean
}

/**
 * `taken`: the time is no longer free. `gone`: the appointment does not exist, or is cancelled or over. `refused`:
 * the provider rejects the call, and an operator has to look at it. `away`: the provider does not answer, and nothing
 * was done. `unknown`: there is no valid answer, and the change may have been made; the same call with the same key
 * settles it.
 */
export type BookingProviderFailure = 'taken' | 'gone' | 'refused' | 'away' | 'unknown'

type Answer<T> = Promise<Result<T, BookingProviderFailure>>

export type SlotQuestion = ProviderVisit & {
  readonly from: PlainDate
  readonly to: PlainDate
  /** Maximum number of times; all when left out. */
  readonly limit?: number
}
export type NewAppointment = ProviderVisit &
  ProviderTime & { readonly reference: string; readonly patient: ProviderPatient }
export type NewTime = ProviderTime & { readonly location: string }

/**
 * The booking system of some stores, which is the authority on their times. References, holds and keys are 128 random
 * bits in hexadecimal that the shop draws, so that it can repeat a call whose answer was lost.
 */
export type BookingProvider = {
  slots(question: SlotQuestion): Answer<readonly ProviderSlot[]>
  /** The first free time; null when there is none. Answers soon, from memory when it has a recent answer. */
  firstFree(question: SlotQuestion): Answer<Date | null>
  hold(id: string, visit: ProviderVisit, time: Omit<ProviderTime, 'hold'>): Answer<ProviderHold>
  /** Succeeds for an unknown or expired hold too. */
  release(id: string): Answer<void>
  create(key: string, appointment: NewAppointment): Answer<Appointment>
  read(reference: string): Answer<Appointment>
  move(key: string, reference: string, time: NewTime): Answer<Appointment>
  /** For an unknown reference, prevents a later creation as well. */
  cancel(key: string, reference: string): Answer<void>
  /** The changes after a position in the provider's list. `0` is the beginning. */
  changes(after: string): Answer<AppointmentChanges>
}

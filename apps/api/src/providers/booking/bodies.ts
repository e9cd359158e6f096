import type { AgeGroup, ExamTypeId } from '@klarsikt/core/booking'
import type { NewAppointment, NewTime, ProviderTime, ProviderVisit } from './port.js'

/** The provider's names of exams and age groups. */
const SERVICES = {
  glasses: 'glasses',
  lenses: 'lenses',
  lensesNew: 'lenses_new',
  driving: 'driving',
  terminal: 'terminal',
  hearing: 'hearing',
} as const satisfies Record<ExamTypeId, string>
const PATIENT_GROUPS = { '8-12': '8-12', '13-17': '13-17', '18-74': '18-74', '75': '75+' } as const satisfies Record<
  AgeGroup,
  string
>

export function visitFields({ examType, ageGroup }: ProviderVisit) {
  return { service: SERVICES[examType], ...(ageGroup !== null && { patient_group: PATIENT_GROUPS[ageGroup] }) }
}

export function timeFields({ start, practitionerId, hold }: ProviderTime) {
  return {
    start: start.toISOString(),
    ...(practitionerId !== null && { practitioner: practitionerId }),
    ...(hold !== null && { hold }),
  }
}

export function appointmentBody(appointment: NewAppointment) {
  const { firstName, lastName, email, mobile, note } = appointment.patient
  return {
    reference: appointment.reference,
    location: appointment.location,
    ...visitFields(appointment),
    ...timeFields(appointment),
    patient: { first_name: firstName, last_name: lastName, email, mobile, note },
  }
}

export function moveBody(time: NewTime) {
  return { location: time.location, ...timeFields(time) }
}

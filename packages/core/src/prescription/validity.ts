import { type PlainDate } from '../calendar/index.js'
import { addMonths } from '../calendar/plain-date.js'
import { PRESCRIPTION_VALIDITY_MONTHS } from './limits.js'

/** Tells whether a prescription of a day may still be used: it is at most one year old [VALID-026]. */
export function isPrescriptionValid(issued: PlainDate, today: PlainDate): boolean {
  return issued <= today && today <= addMonths(issued, PRESCRIPTION_VALIDITY_MONTHS)
}

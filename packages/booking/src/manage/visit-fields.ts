import type { Booking } from '@klarsikt/contract/shop/types'
import { choiceFields, NO_CHOICES } from '../choices/choices.js'

/** The exam of a booking as fields of a form; it stays as it is when the visit is moved. */
export function visitFields({ examType, ageGroup }: Booking): Readonly<Record<string, string>> {
  return choiceFields({ ...NO_CHOICES, examType, ageGroup })
}

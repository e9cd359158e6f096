import type { Booking } from '@klarsikt/contract/shop/types'
import { choiceFields, NO_CHOICES } from '../choices/choices.js'

/** Returns the booking's exam and age group as form fields. They do not change when the visit is moved. */
export function visitFields({ examType, ageGroup }: Booking): Readonly<Record<string, string>> {
  return choiceFields({ ...NO_CHOICES, examType, ageGroup })
}

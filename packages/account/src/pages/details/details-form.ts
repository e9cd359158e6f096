import { checkCustomerDetails } from '@klarsikt/core/customer'
import { ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

/** Ways in which a customer may want to have offers. */
export const CHANNELS = ['email', 'sms'] as const

export const DETAIL_FIELDS = ['firstName', 'lastName', 'mobile', 'street', 'postalCode', 'city'] as const

/** Details as typed, by the rules that the backend has as well [VALID-003, VALID-006, VALID-014, VALID-015, VALID-016]. */
export function readDetails(form: FormData) {
  return readForm(form, DETAIL_FIELDS, (typed) => {
    const checked = checkCustomerDetails(typed)
    if (!checked.ok) return checked
    return ok({ ...checked.value, marketing: { email: form.has('email'), sms: form.has('sms') } })
  })
}

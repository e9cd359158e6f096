import { checkCustomerDetails } from '@klarsikt/core/customer'
import { ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

/** The channels by which a customer can agree to get offers. */
export const CHANNELS = ['email', 'sms'] as const

export const DETAIL_FIELDS = ['firstName', 'lastName', 'mobile', 'street', 'postalCode', 'city'] as const

/**
 * Reads the details from the form by the rules of the backend [VALID-003, VALID-006, VALID-014, VALID-015, VALID-016].
 */
export function readDetails(form: FormData) {
  return readForm(form, DETAIL_FIELDS, (typed) => {
    const checked = checkCustomerDetails(typed)
    if (!checked.ok) return checked
    return ok({ ...checked.value, marketing: { email: form.has('email'), sms: form.has('sms') } })
  })
}

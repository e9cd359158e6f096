import { fieldProblem } from '@klarsikt/core/errors'
import { parseEmail } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { readForm } from '@klarsikt/forms'

export const LOGIN_FIELDS = ['email', 'password'] as const

/**
 * Reads address and password. It checks no password length, since that rule holds for new passwords only [VALID-008,
 * VALID-010].
 */
export function readLogin(form: FormData) {
  return readForm(form, LOGIN_FIELDS, ({ email, password }) => {
    const address = parseEmail(email)
    const missing = password === '' ? fieldProblem(validationMessages.passwordRequired) : null
    if (address.ok && !missing) return ok({ email: address.value, password })
    return err({ ...(!address.ok && { email: address.error }), ...(missing && { password: missing }) })
  })
}

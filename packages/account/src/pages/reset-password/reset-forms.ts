import { checkNewPassword, parseEmail } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

export const REQUEST_FIELDS = ['email'] as const
export const NEW_PASSWORD_FIELDS = ['password', 'passwordRepeat'] as const

/** Reads the address that gets the letter. */
export function readRequest(form: FormData) {
  return readForm(form, REQUEST_FIELDS, (typed) => {
    const email = parseEmail(typed.email)
    return email.ok ? ok({ email: email.value }) : err({ email: email.error })
  })
}

/** Reads the new password and its repetition [VALID-010, VALID-011, VALID-012]. */
export function readNewPassword(form: FormData) {
  return readForm(form, NEW_PASSWORD_FIELDS, checkNewPassword)
}

import { checkPasswordChange, parseEmail } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

export const PASSWORD_FIELDS = ['oldPassword', 'password', 'passwordRepeat'] as const
export const EMAIL_FIELDS = ['email'] as const

/** Reads the old password and the new one with its repetition [VALID-010, VALID-011, VALID-012]. */
export function readPasswordChange(form: FormData) {
  return readForm(form, PASSWORD_FIELDS, checkPasswordChange)
}

/** Reads the new address [VALID-008, VALID-009]. */
export function readNewEmail(form: FormData) {
  return readForm(form, EMAIL_FIELDS, ({ email }) => {
    const read = parseEmail(email)
    return read.ok ? ok({ email: read.value }) : err({ email: read.error })
  })
}

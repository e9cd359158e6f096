import { checkRegistration, type TypedRegistration } from '@klarsikt/core/identity'
import { readForm } from '@klarsikt/forms'

export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'password',
  'passwordRepeat',
  'termsAccepted',
] as const satisfies readonly (keyof TypedRegistration)[]

/** Reads the registration by the rules of the backend [AUTH-005, VALID-011, VALID-012]. */
export function readRegistration(form: FormData) {
  return readForm(form, REGISTRATION_FIELDS, (typed) =>
    checkRegistration({ ...typed, termsAccepted: typed.termsAccepted !== '' }),
  )
}

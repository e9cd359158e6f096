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

/** What is typed to get an account, judged as the backend judges it [AUTH-005, VALID-011, VALID-012]. */
export function readRegistration(form: FormData) {
  return readForm(form, REGISTRATION_FIELDS, (typed) =>
    checkRegistration({ ...typed, termsAccepted: typed.termsAccepted !== '' }),
  )
}

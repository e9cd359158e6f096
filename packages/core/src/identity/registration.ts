import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { checkFields, type FieldProblemsOf } from './check-fields.js'
import { parseEmail } from './email.js'
import { parseMobile } from './mobile.js'
import { parseFirstName, parseLastName } from './name.js'
import { checkPassword, checkPasswordRepeat } from './password.js'

/** The registration form as the user filled it in. */
export interface TypedRegistration {
  readonly email: string
  readonly password: string
  readonly passwordRepeat: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly termsAccepted: boolean
}

export type RegistrationProblems = FieldProblemsOf<keyof TypedRegistration>

/** Checks a registration, and returns names, address and number in their normal form. */
export function checkRegistration(typed: TypedRegistration): Result<TypedRegistration, RegistrationProblems> {
  return checkFields<TypedRegistration>({
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    email: parseEmail(typed.email),
    mobile: parseMobile(typed.mobile),
    password: checkPassword(typed.password),
    passwordRepeat: checkPasswordRepeat(typed.password, typed.passwordRepeat),
    termsAccepted: accepted(typed.termsAccepted),
  })
}

function accepted(value: boolean): Result<boolean, FieldProblem> {
  return value ? ok(true) : err(fieldProblem(validationMessages.termsRequired))
}

import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { checkFields, type FieldProblemsOf } from './check-fields.js'
import { checkPassword, checkPasswordRepeat } from './password.js'

export interface TypedNewPassword {
  readonly password: string
  readonly passwordRepeat: string
}

export type NewPasswordProblems = FieldProblemsOf<keyof TypedNewPassword>

/** Checks a new password and its repetition [VALID-010, VALID-011, VALID-012]. */
export function checkNewPassword(typed: TypedNewPassword): Result<TypedNewPassword, NewPasswordProblems> {
  return checkFields<TypedNewPassword>({
    password: checkPassword(typed.password),
    passwordRepeat: checkPasswordRepeat(typed.password, typed.passwordRepeat),
  })
}

export interface TypedPasswordChange extends TypedNewPassword {
  readonly oldPassword: string
}

export type PasswordChangeProblems = FieldProblemsOf<keyof TypedPasswordChange>

/** Checks a change of password. It also needs the present password, which the server verifies. */
export function checkPasswordChange(typed: TypedPasswordChange): Result<TypedPasswordChange, PasswordChangeProblems> {
  return checkFields<TypedPasswordChange>({
    oldPassword: present(typed.oldPassword),
    password: checkPassword(typed.password),
    passwordRepeat: checkPasswordRepeat(typed.password, typed.passwordRepeat),
  })
}

function present(password: string): Result<string, FieldProblem> {
  return password === '' ? err(fieldProblem(validationMessages.passwordRequired)) : ok(password)
}

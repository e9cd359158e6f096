import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Length of a password in characters. The upper limit bounds the time of hashing [VALID-011]. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** Checks the length of a new password. There are no other rules, and nothing is trimmed [VALID-010, VALID-011]. */
export function checkPassword(password: string): Result<string, FieldProblem> {
  if (password === '') return err(fieldProblem(validationMessages.passwordRequired))
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min)
    return err(fieldProblem(validationMessages.passwordTooShort, { min: PASSWORD_LENGTH.min }))
  if (length > PASSWORD_LENGTH.max)
    return err(fieldProblem(validationMessages.passwordTooLong, { max: PASSWORD_LENGTH.max }))
  return ok(password)
}

/** Checks that the repeated password is the same [VALID-012]. */
export function checkPasswordRepeat(password: string, repeat: string): Result<string, FieldProblem> {
  if (repeat === '') return err(fieldProblem(validationMessages.passwordRepeatRequired))
  return password === repeat ? ok(password) : err(fieldProblem(validationMessages.passwordMismatch))
}

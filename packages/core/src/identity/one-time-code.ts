import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

export const ONE_TIME_CODE_LENGTH = 6

/** Reads a one-time code. Spaces are removed, because users copy them along. */
export function parseOneTimeCode(text: string, length: number = ONE_TIME_CODE_LENGTH): Result<string, FieldProblem> {
  const code = typedCode(text)
  if (code === '') return err(fieldProblem(validationMessages.otpRequired))
  return /^\d+$/.test(code) && code.length === length
    ? ok(code)
    : err(fieldProblem(validationMessages.otpInvalid, { length }))
}

import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

export const COMPANY_NAME_MAXIMUM = 100

/** Reads the name of a company: one line, without `<`, `>` and control characters. */
export function parseCompanyName(text: string): Result<string, FieldProblem> {
  const name = typedText(text)
  if (name === '') return err(fieldProblem(validationMessages.companyNameRequired))
  const isValid = [...name].length <= COMPANY_NAME_MAXIMUM && !/[<>\p{Cc}]/u.test(name)
  return isValid ? ok(name) : err(fieldProblem(validationMessages.companyNameInvalid, { max: COMPANY_NAME_MAXIMUM }))
}

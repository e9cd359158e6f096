import { fieldProblem, type FieldProblem } from '@klarsikt/core/errors'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/**
 * Refuses a password that stands in the lists of leaked and common ones, whatever its case. The lists are those that the
 * strength meter of the form uses.
 */
export function commonPasswordProblem(password: string, personal: readonly string[]): FieldProblem | null {
  common ??= new Set(dictionary['passwords-common'])
  const lower = password.toLowerCase()
  const isPersonal = personal.some((text) => text.length > 2 && text.toLowerCase() === lower)
  return isPersonal || common.has(lower) ? fieldProblem(validationMessages.passwordCommon) : null
}

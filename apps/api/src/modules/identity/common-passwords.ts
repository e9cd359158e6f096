import { fieldProblem, type FieldProblem } from '@klarsikt/core/errors'
import * as validationMessages from '@klarsikt/core/messages/validation'

let lists: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first password is chosen: most processes that start serve pages for a while before that. */
function loadLists(): Promise<ReadonlySet<string>> {
  lists ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return lists
}

/**
 * Refuses a password that stands in the lists of leaked and common ones, whatever its case. The lists are those that the
 * strength meter of the form uses.
 */
export async function commonPasswordProblem(
  password: string,
  personal: readonly string[],
): Promise<FieldProblem | null> {
  const common = await loadLists()
  const lower = password.toLowerCase()
  const isPersonal = personal.some((text) => text.length > 2 && text.toLowerCase() === lower)
  return isPersonal || common.has(lower) ? fieldProblem(validationMessages.passwordCommon) : null
}

import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

export const NAME_MAXIMUM = 50

/**
 * Signs allowed one at a time between letters, as in Anna-Karin, D'Angelo and af Klint; a full stop may end a part, as
 * in J.R. Empty means letters and digits only, the literal [VALID-005].
 */
export const NAME_JOINERS = " -'"

const character = '[\\p{L}\\p{Nd}]\\p{M}*'
const pattern = /* @__PURE__ */ namePattern(NAME_JOINERS)

/** Reads a first name [VALID-003, VALID-005]. */
export function parseFirstName(text: string): Result<string, FieldProblem> {
  return parseName(text, {
    required: validationMessages.firstNameRequired,
    tooLong: validationMessages.firstNameLength,
    invalid: validationMessages.firstNameInvalid,
  })
}

/** Reads a last name [VALID-004, VALID-005]. */
export function parseLastName(text: string): Result<string, FieldProblem> {
  return parseName(text, {
    required: validationMessages.lastNameRequired,
    tooLong: validationMessages.lastNameLength,
    invalid: validationMessages.lastNameInvalid,
  })
}

/** Returns the pattern of names with the given joining signs. */
export function namePattern(joiners: string): RegExp {
  if (joiners === '') return new RegExp(`^(?:${character})+$`, 'u')
  const joiner = `[${joiners.replace(/[\]\\^-]/g, '\\$&')}]`
  return new RegExp(`^(?:${character})+(?:(?:${joiner}|\\.${joiner}?)(?:${character})+)*\\.?$`, 'u')
}

interface NameMessages {
  readonly required: () => string
  readonly tooLong: (params: { readonly max: number }) => string
  readonly invalid: () => string
}

function parseName(text: string, messages: NameMessages): Result<string, FieldProblem> {
  const name = typedText(text)
  if (name === '') return err(fieldProblem(messages.required))
  if ([...name].length > NAME_MAXIMUM) return err(fieldProblem(messages.tooLong, { max: NAME_MAXIMUM }))
  return pattern.test(name) ? ok(name) : err(fieldProblem(messages.invalid))
}

import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import { oneOf } from '../lib/one-of.js'
import * as companyMessages from '../messages/generated/company.js'

/** What a company's references on invoices denote (decision H1). */
export const REFERENCE_TYPES = ['costCentre', 'employee', 'freeText'] as const
export type ReferenceType = (typeof REFERENCE_TYPES)[number]
export const isReferenceType = oneOf(REFERENCE_TYPES)

export const REFERENCE_TYPE_MESSAGES = {
  costCentre: companyMessages.referenceTypeCostCentre,
  employee: companyMessages.referenceTypeEmployee,
  freeText: companyMessages.referenceTypeFreeText,
} as const satisfies Record<ReferenceType, () => string>

export const REFERENCE_MAXIMUM = 50

export const REFERENCE_FORMAT_MAXIMUM = 20

/** How a company writes its references. `format` is empty for free text. */
export type ReferenceRule = { readonly type: ReferenceType; readonly format: string }

/** Formats of each type: `9` is a digit, `A` a letter, and a hyphen itself. Employee references have digits only. */
const FORMAT_PATTERNS = { costCentre: /^[9A](?:[9A-]*[9A])?$/, employee: /^9+$/ } as const

/** An example of a format for each type. The form shows it at the field. */
export const REFERENCE_FORMAT_EXAMPLES = { costCentre: 'AA-9999', employee: '99999', freeText: '' } as const

/** Reads the format that a company sets for its references. Free text has no format and gives an empty one. */
export function parseReferenceFormat(type: ReferenceType, text: string): Result<string, FieldProblem> {
  if (type === 'freeText') return ok('')
  const format = typedCode(text).toUpperCase()
  if (format === '') return err(fieldProblem(companyMessages.referenceFormatRequired))
  const fits = format.length <= REFERENCE_FORMAT_MAXIMUM && FORMAT_PATTERNS[type].test(format)
  const params = { example: REFERENCE_FORMAT_EXAMPLES[type], max: REFERENCE_FORMAT_MAXIMUM }
  return fits ? ok(format) : err(fieldProblem(companyMessages.referenceFormatInvalid, params))
}

/** Reads a reference that must match the company's agreed rule. */
export function parseReference({ type, format }: ReferenceRule, text: string): Result<string, FieldProblem> {
  const reference = typedText(text)
  if (reference === '') return err(fieldProblem(companyMessages.referenceRequired))
  if (type === 'freeText') {
    const fits = [...reference].length <= REFERENCE_MAXIMUM && !/[<>\p{Cc}]/u.test(reference)
    return fits ? ok(reference) : err(fieldProblem(companyMessages.referenceTooLong, { max: REFERENCE_MAXIMUM }))
  }
  return formatPattern(format).test(reference)
    ? ok(reference)
    : err(fieldProblem(companyMessages.referenceInvalid, { format }))
}

function formatPattern(format: string): RegExp {
  const signs = { '9': '[0-9]', A: '\\p{L}', '-': '-' }
  return new RegExp(`^${[...format].map((sign) => signs[sign as keyof typeof signs]).join('')}$`, 'u')
}

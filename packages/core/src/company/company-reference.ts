import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as companyMessages from '../messages/generated/company.js'
import * as validationMessages from '../messages/generated/validation.js'
import { parseReference, parseReferenceFormat, type ReferenceType } from './reference.js'

/** The patterns of references for companies whose agreement sets no format. */
const PATTERNS = {
  costCentre: { pattern: /^[\p{L}\d][\p{L}\d-]{0,19}$/u, problem: validationMessages.requisitionCostCentre },
  employee: { pattern: /^\d{1,12}$/, problem: validationMessages.requisitionEmployee },
} as const

/** Reads a reference. It must match the format of the company's agreement, else the pattern of its type. */
export function parseCompanyReference(text: string, type: ReferenceType, format = ''): Result<string, FieldProblem> {
  const isAgreed = format !== '' && parseReferenceFormat(type, format).ok
  if (type === 'freeText' || isAgreed) return parseReference({ type, format }, text)
  const reference = typedText(text)
  if (reference === '') return err(fieldProblem(companyMessages.referenceRequired))
  const { pattern, problem } = PATTERNS[type]
  return pattern.test(reference) ? ok(reference) : err(fieldProblem(problem))
}

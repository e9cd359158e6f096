import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { hasLuhnDigit } from './luhn.js'

/** A valid Swedish organisation number, `NNNNNN-NNNN`. */
export type OrganisationNumber = string

/**
 * Reads ten digits with or without a hyphen, also after 16 or as a VAT number [VALID-023]. The third digit must be 2 or
 * higher, which no personal number has, and the check digit must be right.
 */
export function parseOrganisationNumber(text: string): Result<OrganisationNumber, FieldProblem> {
  const compact = typedCode(text).replace(/^SE(\d{6}-?\d{4})01$/i, '$1')
  if (compact === '') return err(fieldProblem(validationMessages.orgNumberRequired))
  const match = /^(?:16)?([1-9]\d[2-9]\d{3})-?(\d{4})$/.exec(compact)
  if (match === null) return err(fieldProblem(validationMessages.orgNumberInvalid))
  const [, head = '', tail = ''] = match
  return hasLuhnDigit(head + tail) ? ok(`${head}-${tail}`) : err(fieldProblem(validationMessages.orgNumberChecksum))
}

/** Returns the VAT number of an organisation: `556016-0680` → `SE556016068001`. */
export function vatNumber(number: OrganisationNumber): string {
  return `SE${number.replace('-', '')}01`
}

import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { hasLuhnDigit } from './luhn.js'

/** A checked Swedish organisation number, `NNNNNN-NNNN`. */
export type OrganisationNumber = string

/**
 * Reads an organisation number: ten digits with or without hyphen, optionally after the prefix 16
 * or as the VAT number, third digit 2 or higher (so that it cannot be a personal number) and the right check digit
 * [VALID-023].
 */
export function parseOrganisationNumber(text: string): Result<OrganisationNumber, FieldProblem> {
  const compact = typedCode(text).replace(/^SE(\d{6}-?\d{4})01$/i, '$1')
  if (compact === '') return err(fieldProblem(validationMessages.orgNumberRequired))
  const match = /^(?:16)?([1-9]\d[2-9]\d{3})-?(\d{4})$/.exec(compact)
  if (match === null) return err(fieldProblem(validationMessages.orgNumberInvalid))
  const [, head = '', tail = ''] = match
  return hasLuhnDigit(head + tail) ? ok(`${head}-${tail}`) : err(fieldProblem(validationMessages.orgNumberChecksum))
}

/** VAT number of an organisation: `556016-0680` → `SE556016068001`. */
export function vatNumber(number: OrganisationNumber): string {
  return `SE${number.replace('-', '')}01`
}

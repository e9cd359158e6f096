import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

const NUMBER = /^\+?\d{7,15}$/

/** Country code of a number that is typed without one. */
const SWEDEN = '+46'

/** A Swedish mobile number in E.164: after the country code a 7 and eight digits. */
const SWEDISH_MOBILE = /^\+46(7\d)(\d{3})(\d{2})(\d{2})$/

/**
 * Reads a number of 7 to 15 digits [VALID-006, VALID-007] and returns it in E.164: `070-174 06 05`, `+46 (0)70…`, `0046
 * 70…` and `070/…` are the same. Without a country code it is Swedish. Only the server checks that it can exist.
 */
export function parseMobile(text: string): Result<string, FieldProblem> {
  const compact = typedCode(text).replace(/^tel:/i, '')
  if (compact === '') return err(fieldProblem(validationMessages.mobileRequired))
  const digits = withoutSigns(compact)
  const number = digits === null ? '' : international(digits)
  return NUMBER.test(number) ? ok(number) : err(fieldProblem(validationMessages.mobileInvalid))
}

/** Writes a stored Swedish mobile number as `070-174 06 05`. Other numbers stay as they are. */
export function formatMobile(stored: string): string {
  const read = parseMobile(stored)
  if (!read.ok) return stored
  const [, operator = '', ...groups] = SWEDISH_MOBILE.exec(read.value) ?? []
  return operator === '' ? read.value : `0${operator}-${groups.join(' ')}`
}

/** Removes the signs between groups of digits and the zero after a country code. Null if other signs remain. */
function withoutSigns(compact: string): string | null {
  const plain = compact
    .replace(/^\((\+?\d+)\)/, '$1')
    .replace(/^((?:\+|00)\d{1,3})[-/.]?\(0\)/, '$1')
    .replace(/^((?:\+|00)\d{1,3})\((\d+)\)/, '$1$2')
    .replace(/[-/.]/g, '')
  return NUMBER.test(plain) ? plain : null
}

function international(digits: string): string {
  if (digits.startsWith('+460')) return digits.replace(/^\+460+/, SWEDEN)
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('00')) return international(`+${digits.slice(2)}`)
  if (digits.startsWith('0')) return `${SWEDEN}${digits.slice(1)}`
  return /^467\d{8}$/.test(digits) ? `+${digits}` : `${SWEDEN}${digits}`
}

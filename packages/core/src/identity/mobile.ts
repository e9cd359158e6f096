import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Digits of a mobile number, country code included. */
export const MOBILE_DIGITS = { minimum: 7, maximum: 15 } as const

const NUMBER = /^\+?\d{7,15}$/

/** What stands for the country's own prefix in front of a number without one. */
const SWEDEN = '+46'

/** A Swedish mobile number in E.164: the part after the country code is 7 and eight digits. */
const SWEDISH_MOBILE = /^\+46(7\d)(\d{3})(\d{2})(\d{2})$/

/**
 * Reads a mobile number by the light rule that suits a form, 7–15 digits [VALID-006, VALID-007], and gives it in the form
 * of E.164: `070-174 06 05`, `+46 (0)70…`, `0046 70…` and `070/…` are one number. Without a country code it is Swedish. That
 * such a number exists is asked by servers.
 */
export function parseMobile(text: string): Result<string, FieldProblem> {
  const compact = typedCode(text).replace(/^tel:/i, '')
  if (compact === '') return err(fieldProblem(validationMessages.mobileRequired))
  const digits = withoutSigns(compact)
  const number = digits === null ? '' : international(digits)
  return NUMBER.test(number) ? ok(number) : err(fieldProblem(validationMessages.mobileInvalid))
}

/** `+46701740605` as Swedes write it, `070-174 06 05`; a number of another country, or of no mobile, stays as it is. */
export function formatMobile(stored: string): string {
  const read = parseMobile(stored)
  if (!read.ok) return stored
  const [, operator = '', ...groups] = SWEDISH_MOBILE.exec(read.value) ?? []
  return operator === '' ? read.value : `0${operator}-${groups.join(' ')}`
}

/** An optional plus and the digits; the signs that stand between groups are gone, and the zero that is not dialled. */
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

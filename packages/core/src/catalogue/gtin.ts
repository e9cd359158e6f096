import { err, ok, type Result } from '../lib/index.js'

/** Why a number names no article: it is none, its check digit says that it is mistyped, or only its own company knows it. */
export type GtinProblem = 'form' | 'check-digit' | 'internal'

/** Trade item numbers: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14. */
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** Beginnings of what GS1 leaves to companies (00000, 02, 04, 20 to 29) and of coupons (05, 98, 99), as GTIN-13 has them. */
const INTERNAL = /^(?:0{5}|02|04|05|2\d|98|99)/
const INTERNAL_SHORT = /^[02]/

/** Reads a trade item number as files have it, with or without blanks and hyphens (GS1 General Specifications, 1.4 and 7.9). */
export function readGtin(typed: string): Result<string, GtinProblem> {
  const digits = typed.replace(/[\s-]/g, '')
  if (!GTIN.test(digits)) return err('form')
  if (!isChecked(digits)) return err('check-digit')
  const isInternal =
    digits.length === 8 ? INTERNAL_SHORT.test(digits) : INTERNAL.test(digits.padStart(14, '0').slice(1))
  return isInternal ? err('internal') : ok(digits)
}

/** Counted from the right without the check digit, the first digit weighs three, the second one, and so on. */
function isChecked(digits: string): boolean {
  const weighed = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3))
  return weighed.reduce((sum, one) => sum + one, 0) % 10 === 0
}

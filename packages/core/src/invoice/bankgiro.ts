import { hasLuhnDigit } from '../identity/index.js'
import { typedCode } from '../lib/index.js'

/** A bankgiro number in the one form it is printed in, `5050-1055`; null for what is none. The last digit is a Luhn digit. */
export function parseBankgiro(typed: string): string | null {
  const digits = typedCode(typed).replace(/-/g, '')
  if (!/^\d{7,8}$/.test(digits) || !hasLuhnDigit(digits)) return null
  return `${digits.slice(0, -4)}-${digits.slice(-4)}`
}

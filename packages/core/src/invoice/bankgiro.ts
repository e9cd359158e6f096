import { hasLuhnDigit } from '../identity/luhn.js'
import { typedCode } from '../lib/index.js'

/** Reads a bankgiro number as `5050-1055`; null unless it has 7 or 8 digits and a valid Luhn check digit. */
export function parseBankgiro(typed: string): string | null {
  const digits = typedCode(typed).replace(/-/g, '')
  if (!/^\d{7,8}$/.test(digits) || !hasLuhnDigit(digits)) return null
  return `${digits.slice(0, -4)}-${digits.slice(-4)}`
}

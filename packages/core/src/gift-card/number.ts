import { typedCode } from '../lib/index.js'
/** Digits of a gift card number (the shop's own format). */
export const GIFT_CARD_NUMBER_LENGTH = 16

/** Digits of its PIN (the shop's own format). */
export const GIFT_CARD_PIN_LENGTH = 4

/** Reads the digits of a typed number. Spaces and hyphens are allowed; other signs or another length give null. */
export function giftCardNumber(typed: string): string | null {
  const digits = typedCode(typed).replace(/-/g, '')
  return new RegExp(`^\\d{${GIFT_CARD_NUMBER_LENGTH}}$`).test(digits) ? digits : null
}

/** Reads the digits of a typed PIN; null if it is not four digits. */
export function giftCardPin(typed: string): string | null {
  const digits = typedCode(typed)
  return new RegExp(`^\\d{${GIFT_CARD_PIN_LENGTH}}$`).test(digits) ? digits : null
}

/** Writes a number in groups of four digits. */
export function formatGiftCardNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Masks a number except its last four digits. */
export function maskGiftCardNumber(number: string): string {
  return `•••• ${number.slice(-4)}`
}

import { typedCode } from '../lib/index.js'
/** Digits of a gift card number (own format). */
export const GIFT_CARD_NUMBER_LENGTH = 16

/** Digits of its PIN (own format). */
export const GIFT_CARD_PIN_LENGTH = 4

/** The digits of a typed number; spaces and hyphens are taken for comfort, anything else gives null. */
export function giftCardNumber(typed: string): string | null {
  const digits = typedCode(typed).replace(/-/g, '')
  return new RegExp(`^\\d{${GIFT_CARD_NUMBER_LENGTH}}$`).test(digits) ? digits : null
}

/** The four digits of a typed PIN, or null. */
export function giftCardPin(typed: string): string | null {
  const digits = typedCode(typed)
  return new RegExp(`^\\d{${GIFT_CARD_PIN_LENGTH}}$`).test(digits) ? digits : null
}

/** Printed in groups of four. */
export function formatGiftCardNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** What may be shown of a card once it is known: its last four digits. */
export function maskGiftCardNumber(number: string): string {
  return `•••• ${number.slice(-4)}`
}

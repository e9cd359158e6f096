import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { typedCode, typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as validationMessages from '../messages/generated/validation.js'
import { formatOre } from '../money/format-price.js'
import { ore, type Ore } from '../money/ore.js'

/** Limits of the amount of a payment link in öre. Larger amounts are paid in the store. */
export const PAYMENT_LINK_AMOUNT = { min: ore(1), max: ore(50_000) } as const

export const PAYMENT_LINK_PURPOSE_LENGTH = { min: 3, max: 100 } as const

/** Hours that a payment link is valid. */
export const PAYMENT_LINK_HOURS = 72

export const PAYMENT_LINK_CHANNELS = ['sms', 'email'] as const
export type PaymentLinkChannel = (typeof PAYMENT_LINK_CHANNELS)[number]

const AMOUNT_PATTERN = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** Reads an amount in kronor, such as `1 495` or `1495,50`, and returns öre. */
export function parsePaymentLinkAmount(text: string): Result<Ore, FieldProblem> {
  const typed = typedCode(text)
  const amount = AMOUNT_PATTERN.test(typed) ? ore(typed.replace(',', '.')) : null
  const { min, max } = PAYMENT_LINK_AMOUNT
  if (amount !== null && amount >= min && amount <= max) return ok(amount)
  return err(fieldProblem(validationMessages.paymentLinkAmount, { min: formatOre(min), max: formatOre(max) }))
}

/** Reads what a payment is for. Line breaks become spaces. */
export function parsePaymentLinkPurpose(text: string): Result<string, FieldProblem> {
  const purpose = typedText(text).replace(/\s+/g, ' ')
  const { min, max } = PAYMENT_LINK_PURPOSE_LENGTH
  const fits = purpose.length >= min && purpose.length <= max && !/\p{Cc}/u.test(purpose)
  return fits ? ok(purpose) : err(fieldProblem(validationMessages.paymentLinkPurpose, { min, max }))
}

/** Returns when a link that is sent now expires. */
export function paymentLinkExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + PAYMENT_LINK_HOURS * 3_600_000)
}

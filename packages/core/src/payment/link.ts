import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { typedCode, typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as validationMessages from '../messages/generated/validation.js'
import { formatOre } from '../money/format-price.js'
import { ore, type Ore } from '../money/ore.js'

/** Maximum amount of a payment link, öre. Larger amounts are paid in the store. */
export const PAYMENT_LINK_AMOUNT = { min: ore(1), max: ore(50_000) } as const

/** Maximum length of the purpose. */
export const PAYMENT_LINK_PURPOSE_LENGTH = { min: 3, max: 100 } as const

/** How long a payment link is good, hours. */
export const PAYMENT_LINK_HOURS = 72

/** Ways in which a link reaches the customer. */
export const PAYMENT_LINK_CHANNELS = ['sms', 'email'] as const
export type PaymentLinkChannel = (typeof PAYMENT_LINK_CHANNELS)[number]

const AMOUNT_PATTERN = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** Parses a typed amount in kronor, `1 495` or `1495,50`, to öre. */
export function parsePaymentLinkAmount(text: string): Result<Ore, FieldProblem> {
  const typed = typedCode(text)
  const amount = AMOUNT_PATTERN.test(typed) ? ore(typed.replace(',', '.')) : null
  const { min, max } = PAYMENT_LINK_AMOUNT
  if (amount !== null && amount >= min && amount <= max) return ok(amount)
  return err(fieldProblem(validationMessages.paymentLinkAmount, { min: formatOre(min), max: formatOre(max) }))
}

/** What is paid for, on one line. */
export function parsePaymentLinkPurpose(text: string): Result<string, FieldProblem> {
  const purpose = typedText(text).replace(/\s+/g, ' ')
  const { min, max } = PAYMENT_LINK_PURPOSE_LENGTH
  const fits = purpose.length >= min && purpose.length <= max && !/\p{Cc}/u.test(purpose)
  return fits ? ok(purpose) : err(fieldProblem(validationMessages.paymentLinkPurpose, { min, max }))
}

/** When a link that is sent now stops being good. */
export function paymentLinkExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + PAYMENT_LINK_HOURS * 3_600_000)
}

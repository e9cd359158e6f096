import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { err, ok, type Result } from '../lib/result.js'
import { formatOre } from '../money/format-price.js'
import { ore, type Ore } from '../money/ore.js'

/** What a customer may be asked for by a link, öre. What costs more is paid in the store, where somebody can be asked. */
export const PAYMENT_REQUEST_AMOUNT = { min: ore(1), max: ore(50_000) } as const

/** Length of the text that says what is paid for. */
export const PAYMENT_REQUEST_PURPOSE_LENGTH = { min: 3, max: 100 } as const

/** How long the link of a payment request is good, hours. */
export const PAYMENT_REQUEST_HOURS = 72

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** An amount in kronor as somebody writes it, `1 495` or `1495,50`, as öre. */
export function parsePaymentRequestAmount(text: string): Result<Ore, FieldProblem> {
  const typed = text.replace(/\s/g, '')
  const amount = AMOUNT.test(typed) ? ore(typed.replace(',', '.')) : null
  const { min, max } = PAYMENT_REQUEST_AMOUNT
  if (amount !== null && amount >= min && amount <= max) return ok(amount)
  return err(fieldProblem('validation.paymentRequest.amount', { min: formatOre(min), max: formatOre(max) }))
}

/** What is paid for, on one line. */
export function parsePaymentRequestPurpose(text: string): Result<string, FieldProblem> {
  const purpose = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const { min, max } = PAYMENT_REQUEST_PURPOSE_LENGTH
  const fits = purpose.length >= min && purpose.length <= max && !/\p{Cc}/u.test(purpose)
  return fits ? ok(purpose) : err(fieldProblem('validation.paymentRequest.purpose', { min, max }))
}

/** When a link that is sent now stops being good. */
export function paymentRequestExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + PAYMENT_REQUEST_HOURS * 3_600_000)
}

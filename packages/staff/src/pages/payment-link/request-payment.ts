import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { readPaymentRequest } from './payment-request-form.js'

export interface PaymentRequestAnswer {
  readonly form: FormResult
  /** Says how the link was sent, or null where it was not sent. */
  readonly sent: string | null
}

/** Sends a payment link to a customer. If the session has ended, the form says so and keeps the input. */
export async function requestPayment(client: ShopClient, form: FormData): Promise<PaymentRequestAnswer> {
  const submission = readPaymentRequest(form)
  if (submission.status !== 'success') return { form: submission.reply(), sent: null }
  const { purpose, ...asked } = submission.value
  const outcome = await outcomeOf(client.requestPayment({ body: purpose === '' ? asked : { ...asked, purpose } }))
  if (!outcome.ok) return { form: refusedForm(submission, outcome), sent: null }
  return { form: submission.reply(), sent: outcome.value.message }
}

import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { readPaymentRequest } from './payment-request-form.js'

export interface PaymentRequestAnswer {
  readonly form: FormResult
  /** How the link was sent; null when it was not. */
  readonly sent: string | null
}

/** Sends a customer a payment link. A session that has ended meanwhile is said over the form, so that nothing typed is lost. */
export async function requestPayment(client: ShopClient, form: FormData): Promise<PaymentRequestAnswer> {
  const submission = readPaymentRequest(form)
  if (submission.status !== 'success') return { form: submission.reply(), sent: null }
  const { purpose, ...asked } = submission.value
  const outcome = await outcomeOf(client.requestPayment({ body: purpose === '' ? asked : { ...asked, purpose } }))
  if (!outcome.ok) return { form: refusedForm(submission, outcome), sent: null }
  return { form: submission.reply(), sent: outcome.value.message }
}

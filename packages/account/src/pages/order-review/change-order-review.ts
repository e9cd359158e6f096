import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { readReview } from './review-form-fields.js'

/** The result of a review that was sent. */
export type OrderReviewAnswer =
  | { readonly step: 'sent' }
  | { readonly step: 'form'; readonly lineId: string; readonly form: FormResult }

/** Sends the review of one line of the order. */
export async function changeOrderReview(client: ShopClient, form: FormData): Promise<OrderReviewAnswer> {
  const orderId = String(form.get('orderId'))
  const lineId = String(form.get('lineId'))
  const submission = readReview(form)
  if (submission.status !== 'success') return { step: 'form', lineId, form: submission.reply() }
  const body = { ...submission.value, lineId, isNameShown: form.get('isNameShown') !== null }
  const page = encodedHref('account-order-review', { orderId })
  const outcome = await outcomeOrLogin(client.writeReview({ params: { orderId }, body }), page)
  // The review was sent already, by another press or in another tab. That is what the customer wanted.
  if (outcome.ok || outcome.code === 'review.exists') return { step: 'sent' }
  return { step: 'form', lineId, form: refusedForm(submission, outcome) }
}

import { type Failure, isFailure, type StoreClient } from '@klarsikt/contract/client'
import type { SubmitReply } from '@klarsikt/contract/shop/types'
import { type FormResult, outcomeOf, type Refusal, refusedForm, type Submission } from '@klarsikt/forms'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { data, redirect, redirectDocument } from 'react-router'
import {
  type Purchase,
  readCardId,
  readDelivery,
  readDiscount,
  readGiftCard,
  readNothing,
  readPaymentId,
  readPurchase,
} from './checkout-forms.js'
import { readCustomer } from './customer-fields.js'

/** A form of the checkout: how to read it, which call to make, and where the reply leads. */
interface CheckoutForm<Value, Reply> {
  readonly read: (form: FormData) => Submission<Value>
  readonly send: (client: StoreClient, value: Value) => Promise<Reply | Failure>
  /** Returns the redirect after the reply. Without it the checkout stays and shows the change. */
  readonly lead?: (reply: Reply) => Response
  /** The field that shows a refusal which names no field. */
  readonly field?: string
}

const FORMS = {
  customer: form({ read: readCustomer, send: (client, body) => client.setCustomer({ body }) }),
  delivery: form({ read: readDelivery, send: (client, body) => client.setDelivery({ body }) }),
  discount: form({ read: readDiscount, send: (client, body) => client.applyDiscount({ body }), field: 'code' }),
  'discount-removal': form({ read: readNothing, send: (client) => client.removeDiscount() }),
  'gift-card': form({ read: readGiftCard, send: (client, body) => client.applyGiftCard({ body }) }),
  'gift-card-removal': form({ read: readCardId, send: (client, body) => client.removeGiftCard({ body }) }),
  buy: form({ read: readPurchase, send: buy, lead: pathOf }),
  resume: form({
    read: readPaymentId,
    send: (client, body) => client.startPayment({ body }),
    lead: ({ redirectUrl }) => redirectDocument(redirectUrl, 303),
  }),
}

export type CheckoutIntent = keyof typeof FORMS

export interface CheckoutAnswer {
  readonly intent: CheckoutIntent
  readonly form: FormResult
  /** Why the shop refused. Null after success, and for input that was not sent. */
  readonly refusal: Refusal | null
  /** A text about something else that the shop changed. */
  readonly note?: string
}

/** Fields that are never written back into the page. */
const HIDDEN = ['pin']

/** The field that marks a form sent by script. The page then stays where it is. */
export const IN_PLACE = 'inPlace'

/**
 * Handles every form of the checkout. After a network failure the status 503 keeps the loaders from running again.
 * Without scripts, a success redirects to the page, so that a reload sends nothing again.
 */
export async function changeCheckout(client: StoreClient, sent: FormData) {
  const intent = String(sent.get('intent'))
  if (!isIntent(intent)) return redirect(encodedHref('checkout'), 303)
  const { read, send, lead, field } = FORMS[intent]
  const submission = read(sent)
  const answer = (result: FormResult, refusal: Refusal | null = null, note?: string) =>
    data<CheckoutAnswer>(
      { intent, form: result, refusal, ...(note !== undefined && { note }) },
      { status: refusal?.code === 'network' ? 503 : 200 },
    )
  if (submission.status !== 'success') return answer(submission.reply({ hideFields: HIDDEN }))
  const outcome = await outcomeOf(send(client, submission.value))
  if (outcome.ok && lead) return lead(outcome.value)
  if (outcome.ok && !sent.has(IN_PLACE)) return redirect(encodedHref('checkout'), 303)
  if (outcome.ok) return answer(submission.reply({ hideFields: HIDDEN }), null, noteIn(outcome.value))
  const { code, message } = outcome
  const fields = field && Object.keys(outcome.fields).length === 0 ? { [field]: message } : outcome.fields
  return answer(refusedForm(submission, { message, fields }, HIDDEN), { ok: false, code, message, fields })
}

/** Returns the note about a discount code that the finished step has removed from the cart. */
function noteIn(reply: unknown): string | undefined {
  return (reply as { readonly data?: { readonly discountRemoved?: string } }).data?.discountRemoved
}

/** Removes the types of a form, since the table holds forms of different types. */
function form<Value, Reply>(own: CheckoutForm<Value, Reply>) {
  return own as unknown as CheckoutForm<unknown, unknown>
}

function isIntent(intent: string): intent is CheckoutIntent {
  return Object.hasOwn(FORMS, intent)
}

/** Milliseconds without an answer after which the customer may press again. The idempotency key makes that safe. */
const TIMEOUT_MS = 25_000

/** Sets the payment method if the shop does not know it yet, and places the order. */
async function buy(client: StoreClient, purchase: Purchase): Promise<SubmitReply | Failure> {
  const { method, isChosen, ...agreed } = purchase
  const chosen = isChosen ? null : await client.setPayment({ body: { method } })
  if (chosen && isFailure(chosen)) return chosen
  return client.submitCheckout(
    { body: { ...agreed, termsAccepted: true } },
    { signal: AbortSignal.timeout(TIMEOUT_MS) },
  )
}

function pathOf(placed: SubmitReply): Response {
  if (placed.status === 'redirect') return redirectDocument(placed.redirectUrl, 303)
  if (placed.status === 'pending')
    return redirect(`${encodedHref('checkout-klarna')}?paymentId=${encodeURIComponent(placed.paymentId)}`, 303)
  return redirect(encodedHref('checkout-confirmation', { orderNumber: placed.orderNumber }), 303)
}

import { type Failure, isFailure, type StoreClient } from '@klarsikt/contract/client'
import type { SubmitReply } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, outcomeOf, type Refusal, refusedForm, type Submission } from '@klarsikt/forms'
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

/** A form of the checkout: how it is read, what it asks of the shop, and where the reply leads. */
interface CheckoutForm<Value, Reply> {
  readonly read: (form: FormData) => Submission<Value>
  readonly send: (client: StoreClient, value: Value) => Promise<Reply | Failure>
  /** Without it the checkout shows what has changed. */
  readonly lead?: (reply: Reply) => Response
  /** The field beside which a refusal is shown that names none. */
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

/** What came of a form of the checkout. */
export interface CheckoutAnswer {
  readonly intent: CheckoutIntent
  readonly form: FormResult
  /** Why the shop refused; null also for a form that was not sent. */
  readonly refusal: Refusal | null
  /** What the shop changed besides what was asked for. */
  readonly note?: string
}

/** A PIN is never written into a page. */
const HIDDEN = ['pin']

/** The field of a form that is sent by script: the page stays where it is. */
export const IN_PLACE = 'inPlace'

/**
 * Everything that the forms of the checkout do. When the network failed, no loader runs again. What went well without script
 * leads to the page, so that loading it again sends nothing.
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

/** A step that is done may have taken a discount code off the cart. */
function noteIn(reply: unknown): string | undefined {
  return (reply as { readonly data?: { readonly discountRemoved?: string } }).data?.discountRemoved
}

/** Every form has types of its own, which are lost in the table. */
function form<Value, Reply>(own: CheckoutForm<Value, Reply>) {
  return own as unknown as CheckoutForm<unknown, unknown>
}

function isIntent(intent: string): intent is CheckoutIntent {
  return Object.hasOwn(FORMS, intent)
}

/** After this long without an answer the customer may press again; the key makes that safe, milliseconds. */
const TIMEOUT_MS = 25_000

/** Chooses how to pay, where the shop does not know that yet, and places the order. */
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

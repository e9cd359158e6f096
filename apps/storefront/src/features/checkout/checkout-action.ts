import { type Failure, isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { CheckoutState, TypedCustomer } from '@klarsikt/contract/shop/types'
import { errorMessages, validationMessages } from '@klarsikt/core/messages'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { customerErrors, readCustomer } from './customer-fields.js'

/** What a form that was sent without script got for an answer when it was refused. */
export interface ActionRefusal {
  readonly intent: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly typed?: TypedCustomer
  readonly method?: number
}

type Sent = { readonly client: ShopClient; readonly form: FormData; readonly headers: HeadersInit }
type Step = (sent: Sent) => Promise<ActionRefusal | Response>

/** The checkout's forms for a browser without script: the same calls, made by the server. */
export async function checkoutAction(client: ShopClient, request: Request): Promise<ActionRefusal | Response> {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const step = STEPS[intent]
  if (!step) return redirect(encodedHref('checkout'), 303)
  try {
    const shopper = await client.getShopper()
    if (isFailure(shopper)) return refusal(intent, shopper)
    return await step({ client, form, headers: { 'CSRF-TOKEN': shopper.token } })
  } catch {
    return { intent, message: errorMessages['error.generic'], fields: {} }
  }
}

const STEPS: Readonly<Record<string, Step>> = {
  async customer({ client, form, headers }) {
    const typed = readCustomer(form)
    const fields = customerErrors(typed)
    if (Object.keys(fields).length > 0)
      return { intent: 'customer', message: errorMessages['error.request.invalid'], fields, typed }
    return onward(await client.setCustomer({ body: typed }, { headers }), 'customer', { typed })
  },
  async delivery({ client, form, headers }) {
    const method = Number(form.get('method'))
    const storeId = Number(form.get('storeId')) || null
    return onward(await client.setDelivery({ body: { method, storeId } }, { headers }), 'delivery', { method })
  },
  async discount({ client, form, headers }) {
    return onward(
      await client.applyDiscount({ body: { code: String(form.get('code') ?? '') } }, { headers }),
      'discount',
    )
  },
  async buy({ client, form, headers }) {
    if (form.get('terms') === null)
      return { intent: 'buy', message: '', fields: { terms: validationMessages['validation.terms.required'] } }
    const chosen = await client.setPayment({ body: { method: Number(form.get('method')) } }, { headers })
    if (isFailure(chosen)) return refusal('buy', chosen)
    const body = {
      idempotencyKey: String(form.get('idempotencyKey')),
      termsAccepted: true,
      expectedTotal: Number(form.get('expectedTotal')),
    }
    const placed = await client.submitCheckout({ body }, { headers })
    if (isFailure(placed)) return refusal('buy', placed)
    if (placed.status === 'redirect') return redirect(placed.redirectUrl, 303)
    if (placed.status === 'placed')
      return redirect(encodedHref('checkout-confirmation', { orderNumber: placed.orderNumber }), 303)
    return redirect(`${encodedHref('checkout-klarna')}?paymentId=${encodeURIComponent(placed.paymentId)}`, 303)
  },
}

function onward(
  answer: { readonly data: CheckoutState } | object | Failure,
  intent: string,
  kept: Pick<ActionRefusal, 'typed' | 'method'> = {},
): ActionRefusal | Response {
  return isFailure(answer) ? { ...refusal(intent, answer), ...kept } : redirect(encodedHref('checkout'), 303)
}

function refusal(intent: string, { error }: Failure): ActionRefusal {
  return { intent, message: error.message || errorMessages['error.generic'], fields: error.fields ?? {} }
}

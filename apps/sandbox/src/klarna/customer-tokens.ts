import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Klarna } from './context.js'
import { addOrder } from './new-order.js'
import { operation, type Call, type Env } from './operation.js'
import { openAuthorization, parsePurchase } from './payments.js'
import { badBody, problem } from './problems.js'
import { testCustomerTag, type TestCustomerTag } from './test-customers.js'
import type { Answer, CustomerToken, PaymentSession, Purchase } from './types.js'

/** The call of Klarna Payments v1 that saves a payment method. */
export function issueTokenRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>().post(
    '/authorizations/:token/customer-token',
    operation(klarna, 'payments.create-customer-token', (call) => issue(klarna, call)),
  )
}

/** Customer Token v1: it reads, charges and cancels saved payment methods. */
export function customerTokenRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>()
    .get(
      '/tokens/:token',
      operation(klarna, 'tokens.read', (call) => read(klarna, call)),
    )
    .post(
      '/tokens/:token/order',
      operation(klarna, 'tokens.charge', (call) => charge(klarna, call)),
    )
    .patch(
      '/tokens/:token/status',
      operation(klarna, 'tokens.update-status', (call) => updateStatus(klarna, call)),
    )
}

const TokenRequest = z.object({
  purchase_country: z.string().length(2),
  purchase_currency: z.string().length(3),
  locale: z.string(),
  intended_use: z.literal('SUBSCRIPTION'),
  description: z.string().min(1).max(255),
  billing_address: z.record(z.string(), z.unknown()).optional(),
})

async function issue(klarna: Klarna, call: Call): Promise<Answer> {
  const authorization = openAuthorization(klarna, call.param('token'))
  if ('status' in authorization) return authorization
  const request = TokenRequest.safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  const session = klarna.state.sessions.get(authorization.session_id)
  if (!session || session.purchase.intent === 'buy') return problem(400, 'BAD_VALUE', 'Bad value: intent')
  const field = mismatch(session, request.data)
  if (field) return problem(400, 'BAD_VALUE', `Bad value: ${field}`)
  if ([...klarna.state.customerTokens.values()].some((one) => one.authorization_token === authorization.token)) {
    return problem(409, 'CONFLICT', 'Authorization has already been used for a customer token')
  }
  const { purchase_country, purchase_currency, description } = request.data
  const billing_address = request.data.billing_address ?? session.purchase.billing_address ?? {}
  const tag = testCustomerTag(billing_address['email'])
  const token: CustomerToken = {
    token_id: randomUUID(),
    authorization_token: authorization.token,
    status: tag === 'suspended' ? 'SUSPENDED' : 'ACTIVE',
    declines: tag === 'declined',
    payment_method_type: 'CARD',
    card: cardOf(klarna, session.card_digits, tag),
    purchase_country,
    purchase_currency,
    billing_address,
    description,
    created_at: klarna.now().toISOString(),
  }
  klarna.state.customerTokens.set(token.token_id, token)
  return { status: 200, body: { token_id: token.token_id, billing_address, redirect_url: '' } }
}

/** Returns the first field of the request that differs from what the customer approved. */
function mismatch({ purchase }: PaymentSession, request: z.infer<typeof TokenRequest>): string | undefined {
  if (purchase.purchase_country !== request.purchase_country) return 'purchase_country'
  if (purchase.purchase_currency !== request.purchase_currency) return 'purchase_currency'
  return hasSubscription(purchase) ? undefined : 'order_lines.subscription'
}

const hasSubscription = (purchase: Purchase): boolean => purchase.order_lines.some((line) => line.subscription)

/** A token that exists from the start, because the shop's demo customer has saved one. */
const DEMO_TOKEN = 'demo-customer-token'

function tokenOf(klarna: Klarna, id: string): CustomerToken | undefined {
  const known = klarna.state.customerTokens.get(id)
  if (known || id !== DEMO_TOKEN) return known
  const token: CustomerToken = {
    token_id: id,
    authorization_token: id,
    status: 'ACTIVE',
    declines: false,
    payment_method_type: 'CARD',
    card: cardOf(klarna),
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    billing_address: {},
    description: 'Demo',
    created_at: klarna.now().toISOString(),
  }
  klarna.state.customerTokens.set(id, token)
  return token
}

/** Makes a card with these last digits. */
function cardOf(
  klarna: Klarna,
  digits = '4242',
  tag: ReturnType<typeof testCustomerTag> = null,
): CustomerToken['card'] {
  return { brand: 'VISA', masked_number: `************${digits}`, expiry_date: expiryDate(klarna, tag) }
}

const CARD_YEARS = 3

/** Returns the last month of a new card, `MM/YYYY`. For a customer with an expired card the month has passed. */
function expiryDate(klarna: Klarna, tag: TestCustomerTag | null): string {
  const now = klarna.now()
  const year = now.getUTCFullYear() + (tag === 'expired' ? -1 : CARD_YEARS)
  return `${String(now.getUTCMonth() + 1).padStart(2, '0')}/${year}`
}

function hasExpired(klarna: Klarna, { card }: CustomerToken): boolean {
  const [month = 0, year = 0] = card.expiry_date.split('/').map(Number)
  return klarna.now().getTime() >= Date.UTC(year, month)
}

const NO_TOKEN = problem(404, 'TOKEN_NOT_FOUND', 'Customer token not found')

function read(klarna: Klarna, call: Call): Answer {
  const token = tokenOf(klarna, call.param('token'))
  if (!token) return problem(404, 'NOT_FOUND', 'Invalid customer-token ID')
  const { payment_method_type, card, status } = token
  return { status: 200, body: { payment_method_type, card, status } }
}

async function charge(klarna: Klarna, call: Call): Promise<Answer> {
  const token = tokenOf(klarna, call.param('token'))
  if (!token) return NO_TOKEN
  const refusal = chargeRefusal(klarna, token)
  if (refusal) return refusal
  const body = z.record(z.string(), z.unknown()).safeParse(await call.body())
  if (!body.success) return badBody(body.error)
  const { purchase_country, billing_address } = token
  const purchase = parsePurchase({ ...body.data, purchase_country, billing_address })
  if ('status' in purchase) return purchase
  if (purchase.purchase_currency !== token.purchase_currency) {
    return problem(403, 'PAYMENT_METHOD_CURRENCY_MISMATCH', 'The payment method is not available for the currency')
  }
  if (!hasSubscription(purchase)) return problem(400, 'BAD_VALUE', 'Bad value: order_lines.subscription')
  const order = addOrder(klarna, {
    purchase,
    fraud: call.forced ?? 'ACCEPTED',
    authorization_token: null,
    customer_token: token.token_id,
  })
  const { order_id, fraud_status } = order
  return {
    status: 200,
    body: { order_id, fraud_status, authorized_payment_method: { type: 'card' }, redirect_url: '' },
  }
}

function chargeRefusal(klarna: Klarna, token: CustomerToken): Answer | undefined {
  if (token.status === 'CANCELLED') return problem(403, 'TOKEN_CANCELLED', 'Customer token is cancelled')
  if (token.status === 'SUSPENDED') return problem(403, 'TOKEN_SUSPENDED', 'Customer token is suspended')
  if (hasExpired(klarna, token)) {
    return problem(403, 'UNAVAILABLE_PAYMENT_METHOD', 'Payment method type is not available')
  }
  return token.declines ? problem(403, 'PAYMENT_METHOD_FAILED', 'Purchase for payment method failed') : undefined
}

async function updateStatus(klarna: Klarna, call: Call): Promise<Answer> {
  const token = tokenOf(klarna, call.param('token'))
  if (!token) return NO_TOKEN
  const request = z.object({ status: z.literal('CANCELLED') }).safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  token.status = 'CANCELLED'
  return { status: 202 }
}

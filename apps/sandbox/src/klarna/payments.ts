import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { arithmeticFaults } from './arithmetic.js'
import { after, HOUR_MS, isPast, type Klarna } from './context.js'
import { addOrder } from './new-order.js'
import { operation, type Call, type Env } from './operation.js'
import { badBody, problem } from './problems.js'
import { Purchase, type Answer, type Authorization, type FraudStatus, type PaymentSession } from './types.js'

const SESSION_MS = 48 * HOUR_MS
const AUTHORIZATION_MS = HOUR_MS

const CATEGORIES = [
  { identifier: 'pay_now', name: 'Betala nu' },
  { identifier: 'pay_later', name: 'Betala senare' },
  { identifier: 'pay_over_time', name: 'Dela upp' },
].map((category) => ({
  ...category,
  asset_urls: {
    descriptive: 'https://x.klarnacdn.net/payment-method/assets/badges/generic/klarna.svg',
    standard: 'https://x.klarnacdn.net/payment-method/assets/badges/generic/klarna.svg',
  },
}))

/** Klarna Payments v1: sessions and authorizations. */
export function paymentRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>()
    .post(
      '/sessions',
      operation(klarna, 'payments.create-session', (call) => createSession(klarna, call)),
    )
    .get(
      '/sessions/:id',
      operation(klarna, 'payments.read-session', (call) => readSession(klarna, call)),
    )
    .post(
      '/sessions/:id',
      operation(klarna, 'payments.update-session', (call) => updateSession(klarna, call)),
    )
    .post(
      '/authorizations/:token/order',
      operation(klarna, 'payments.place-order', (call) => placeOrder(klarna, call)),
    )
    .delete(
      '/authorizations/:token',
      operation(klarna, 'payments.cancel-authorization', (call) => cancel(klarna, call)),
    )
}

async function createSession(klarna: Klarna, call: Call): Promise<Answer> {
  const purchase = parsePurchase(await call.body())
  if ('status' in purchase) return purchase
  const now = klarna.now()
  const session: PaymentSession = {
    session_id: randomUUID(),
    client_token: `demo.${randomUUID()}`,
    status: 'incomplete',
    purchase,
    authorization_token: null,
    created_at: now.toISOString(),
    expires_at: after(now, SESSION_MS),
  }
  klarna.state.sessions.set(session.session_id, session)
  const { session_id, client_token } = session
  return { status: 200, body: { session_id, client_token, payment_method_categories: CATEGORIES } }
}

/** Returns a purchase whose sums are right, or an answer that names what is wrong. */
export function parsePurchase(body: unknown): Purchase | Answer {
  const parsed = Purchase.safeParse(body)
  if (!parsed.success) return badBody(parsed.error)
  const faults = arithmeticFaults(parsed.data)
  if (faults.length) return problem(400, 'BAD_VALUE', ...faults.map((field) => `Bad value: ${field}`))
  return parsed.data
}

export function openSession(klarna: Klarna, id: string): PaymentSession | undefined {
  const session = klarna.state.sessions.get(id)
  return session && !isPast(klarna, session.expires_at) ? session : undefined
}

const NO_SESSION = problem(404, 'NOT_FOUND', 'Session not found')

function readSession(klarna: Klarna, call: Call): Answer {
  const session = openSession(klarna, call.param('id'))
  if (!session) return NO_SESSION
  const { merchant_urls: _private, ...purchase } = session.purchase
  return {
    status: 200,
    body: {
      ...purchase,
      acquiring_channel: 'ECOMMERCE',
      status: session.status,
      client_token: session.client_token,
      expires_at: session.expires_at,
      payment_method_categories: CATEGORIES,
      ...(session.authorization_token ? { authorization_token: session.authorization_token } : {}),
    },
  }
}

async function updateSession(klarna: Klarna, call: Call): Promise<Answer> {
  const session = openSession(klarna, call.param('id'))
  if (!session) return NO_SESSION
  if (session.status === 'complete') return problem(403, 'NOT_ALLOWED', 'Session is complete')
  const change = z.record(z.string(), z.unknown()).safeParse(await call.body())
  if (!change.success) return badBody(change.error)
  const purchase = parsePurchase({ ...session.purchase, ...change.data })
  if ('status' in purchase) return purchase
  session.purchase = purchase
  return { status: 204 }
}

/**
 * Records the customer's approval on the hosted page. It makes a token that is valid for an hour and sends it to the
 * merchant's callback.
 */
export function authorize(klarna: Klarna, session: PaymentSession, fraud: FraudStatus): Authorization {
  const authorization: Authorization = {
    token: randomUUID(),
    session_id: session.session_id,
    fraud_status: fraud,
    expires_at: after(klarna.now(), AUTHORIZATION_MS),
    state: 'open',
  }
  klarna.state.authorizations.set(authorization.token, authorization)
  session.authorization_token = authorization.token
  klarna.callbacks.push('authorization', session.purchase.merchant_urls?.authorization, {
    authorization_token: authorization.token,
    session_id: session.session_id,
  })
  return authorization
}

/** Returns an approval that can still be used, or an answer that refuses it. */
export function openAuthorization(klarna: Klarna, token: string): Authorization | Answer {
  const authorization = klarna.state.authorizations.get(token)
  if (!authorization || authorization.state === 'cancelled' || isPast(klarna, authorization.expires_at)) {
    return problem(404, 'NOT_FOUND', 'Authorization not found')
  }
  if (authorization.state === 'used') return problem(409, 'CONFLICT', 'Authorization has already been used')
  return authorization
}

async function placeOrder(klarna: Klarna, call: Call): Promise<Answer> {
  const authorization = openAuthorization(klarna, call.param('token'))
  if ('status' in authorization) return authorization
  const session = klarna.state.sessions.get(authorization.session_id)
  if (!session) return NO_SESSION
  if (session.purchase.intent === 'tokenize') return problem(403, 'NOT_ALLOWED', 'Session is not for a purchase')
  const purchase = parsePurchase(await call.body())
  if ('status' in purchase) return purchase
  if (
    purchase.order_amount > session.purchase.order_amount ||
    purchase.purchase_currency !== session.purchase.purchase_currency
  ) {
    return problem(409, 'CONFLICT', 'Not matching fields: order_amount')
  }
  const order = addOrder(klarna, {
    purchase: { ...session.purchase, ...purchase },
    fraud: call.forced ?? authorization.fraud_status,
    authorization_token: authorization.token,
  })
  authorization.state = 'used'
  session.status = 'complete'
  const back = order.purchase.merchant_urls?.confirmation
  return {
    status: 200,
    body: {
      order_id: order.order_id,
      fraud_status: order.fraud_status,
      authorized_payment_method: { type: 'invoice' },
      ...(back ? { redirect_url: back } : {}),
    },
  }
}

function cancel(klarna: Klarna, call: Call): Answer {
  const authorization = openAuthorization(klarna, call.param('token'))
  if ('status' in authorization) return authorization
  authorization.state = 'cancelled'
  return { status: 204 }
}

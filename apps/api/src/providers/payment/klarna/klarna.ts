import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as paymentMethodMessages from '@klarsikt/core/messages/payment-method'
import { wholeOre } from '@klarsikt/core/money'
import { PaymentMethod } from '@klarsikt/core/payment'
import { answered, basic } from '../../access/access-check.js'
import { idempotencyKey } from '../idempotency-key.js'
import type {
  CallOptions,
  IntentProgress,
  PaymentIntent,
  PaymentProvider,
  ProviderOrder,
  ProviderFailure,
  ProviderModule,
  ProviderStatus,
} from '../port.js'
import { authorizationBody, captureBody, purchaseBody } from './bodies.js'
import { KLARNA, noticeUrl } from './notice-url.js'
import { placement } from './placement.js'
import { klarnaSavedPayments } from './saved-payments.js'
import { callKlarna, type KlarnaCall, type KlarnaSettings } from './transport.js'

/** Klarna's public API: Payments v1 for session and order, the hosted page, then Order Management v1. */
export function createKlarna(settings: KlarnaSettings): PaymentProvider {
  const call = (request: KlarnaCall, options?: CallOptions) => callKlarna(settings, request, options)
  const change = async (request: KlarnaCall, options?: CallOptions): Promise<Result<void, ProviderFailure>> => {
    const answer = await call(request, options)
    return answer.ok ? ok(undefined) : answer
  }
  const post = (path: string, key: string, body: unknown, options?: CallOptions) =>
    change({ method: 'POST', path, key, ...(body === undefined ? {} : { body }) }, options)
  return {
    name: KLARNA,
    createSession: (request, options) => createSession(settings, request, options),
    clientParams: ({ redirectUrl }) => ({ redirectUrl }),
    async progress(intent, options) {
      const answer = await call({ method: 'GET', path: `/hpp/v1/sessions/${encodeURIComponent(intent.page)}` }, options)
      return answer.ok ? ok(progressOf(answer.value.body)) : answer
    },
    async closeSession(intent, options) {
      const answer = await call(
        { method: 'DELETE', path: `/hpp/v1/sessions/${encodeURIComponent(intent.page)}` },
        options,
      )
      return answer.ok ? ok(undefined) : answer
    },
    async voidAuthorization(token, options) {
      const answer = await call(
        { method: 'DELETE', path: `/payments/v1/authorizations/${encodeURIComponent(token)}` },
        options,
      )
      return answer.ok ? ok(undefined) : answer
    },
    async place(request, token, key, options) {
      const path = `/payments/v1/authorizations/${encodeURIComponent(token)}/order`
      const body = { ...purchaseBody(request), merchant_urls: { notification: noticeUrl(settings, request.paymentId) } }
      const answer = await call({ method: 'POST', path, key, body }, options)
      return answer.ok ? placement(answer.value.body) : answer
    },
    capture: (reference, part, key, options) =>
      post(`${orderPath(reference)}/captures`, key, captureBody(part, key), options),
    cancel: (reference, key, options) => post(`${orderPath(reference)}/cancel`, key, undefined, options),
    reduce: (reference, part, key, options) =>
      change(
        { method: 'PATCH', path: `${orderPath(reference)}/authorization`, key, body: authorizationBody(part) },
        options,
      ),
    release: (reference, key, options) =>
      post(`${orderPath(reference)}/release-remaining-authorization`, key, undefined, options),
    refund: (reference, amount, key, options) =>
      post(`${orderPath(reference)}/refunds`, key, { refunded_amount: amount }, options),
    async status(reference, options) {
      const answer = await call({ method: 'GET', path: orderPath(reference) }, options)
      return answer.ok ? ok(statusOf(answer.value.body)) : answer
    },
    readNotice,
    savedPayments: klarnaSavedPayments(settings),
  }
}

export const klarna: ProviderModule = {
  // None of the methods is credit: Klarna offers it on its own page only.
  methods: [
    {
      method: PaymentMethod.Klarna,
      audience: 'everybody',
      description: paymentMethodMessages.klarnaNote(),
      credit: false,
    },
    {
      method: PaymentMethod.KlarnaInStore,
      audience: 'store',
      description: paymentMethodMessages.klarnaInStoreNote(),
      credit: false,
    },
  ],
  redirects: true,
  // Klarna's page takes cards as well.
  marks: ['Klarna', 'Visa', 'Mastercard', 'American Express'],
  formTargets: (settings) =>
    settings.klarna === null ? [] : [new URL(settings.klarna.url).origin, 'https://*.klarna.com'],
  access: ({ klarna: reached }) =>
    reached && {
      provider: KLARNA,
      settings: ['KLARNA_URL', 'KLARNA_USER', 'KLARNA_PASSWORD'],
      // No session has this number, so valid credentials get the answer "not found".
      ask: () =>
        answered(
          `${reached.url.replace(/\/$/, '')}/payments/v1/sessions/${randomUUID()}`,
          basic(reached.user, reached.password),
        ),
    },
  open: ({ settings, shopUrl, noticeKey, telemetry }) =>
    settings.klarna === null
      ? null
      : createKlarna({ ...settings.klarna, shopUrl, noticeKey, traceHeaders: telemetry.headers }),
}

const orderPath = (reference: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`

/** Where the hosted page sends the customer. Klarna replaces the text in double braces. */
function pageUrls(
  settings: KlarnaSettings,
  { paymentId, returnPath }: Pick<ProviderOrder, 'paymentId' | 'returnPath'>,
): Record<string, string> {
  const page = returnPath ? `${returnPath}?` : `/checkout/klarna?paymentId=${paymentId}&`
  const back = (outcome: string) => `${settings.shopUrl()}${page}outcome=${outcome}`
  return {
    // A given return page reads the approval from our server, so its address does not carry the token.
    success: returnPath ? back('success') : `${back('success')}&authorization_token={{authorization_token}}`,
    cancel: back('cancel'),
    back: back('cancel'),
    failure: back('failure'),
    error: back('failure'),
    status_update: noticeUrl(settings, paymentId),
  }
}

/** Opens a payment session and its page. It charges nothing, so it may be repeated after any failure. */
async function createSession(
  settings: KlarnaSettings,
  request: ProviderOrder,
  options?: CallOptions,
): Promise<Result<PaymentIntent, ProviderFailure>> {
  const { paymentId } = request
  const notice = noticeUrl(settings, paymentId)
  const session = await callKlarna(
    settings,
    {
      method: 'POST',
      path: '/payments/v1/sessions',
      key: idempotencyKey(paymentId, 'session'),
      body: { ...purchaseBody(request), merchant_urls: { authorization: notice, notification: notice } },
    },
    options,
  )
  if (!session.ok) return session
  const sessionId = String(session.value.body['session_id'] ?? '')
  const page = await callKlarna(
    settings,
    {
      method: 'POST',
      path: '/hpp/v1/sessions',
      key: idempotencyKey(paymentId, 'page'),
      body: {
        payment_session_url: `${settings.url.replace(/\/$/, '')}/payments/v1/sessions/${sessionId}`,
        merchant_urls: pageUrls(settings, request),
        options: { place_order_mode: 'NONE' },
      },
    },
    options,
  )
  if (!page.ok) return page
  const { session_id, redirect_url } = page.value.body
  if (!sessionId || typeof session_id !== 'string' || typeof redirect_url !== 'string') return err({ kind: 'unknown' })
  return ok({ session: sessionId, page: session_id, redirectUrl: redirect_url })
}

function progressOf(body: Record<string, unknown>): IntentProgress {
  const token = body['authorization_token']
  switch (body['status']) {
    case 'COMPLETED':
      return typeof token === 'string' ? { state: 'authorized', token } : { state: 'open' }
    case 'FAILED':
    case 'ERROR':
      return { state: 'declined' }
    case 'CANCELLED':
    case 'TIMEOUT':
    case 'DISABLED':
      return { state: 'cancelled' }
    default:
      return { state: 'open' }
  }
}

const STATES: Record<string, ProviderStatus['state']> = {
  AUTHORIZED: 'authorized',
  PART_CAPTURED: 'authorized',
  CAPTURED: 'captured',
  CLOSED: 'captured',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

function statusOf(body: Record<string, unknown>): ProviderStatus {
  const amount = (name: string) => wholeOre(typeof body[name] === 'number' ? body[name] : 0)
  const fraud = body['fraud_status']
  const state = STATES[String(body['status'])] ?? 'in-review'
  return {
    state: fraud === 'REJECTED' ? 'declined' : fraud === 'PENDING' && state === 'authorized' ? 'in-review' : state,
    authorized: amount('order_amount'),
    captured: amount('captured_amount'),
    refunded: amount('refunded_amount'),
    remaining: amount('remaining_authorized_amount'),
    orderNumber: typeof body['merchant_reference1'] === 'string' ? body['merchant_reference1'] : null,
  }
}

/** Klarna sends three kinds of notice: an authorization, a new status of the page, and the end of a fraud review. */
function readNotice(body: unknown): { about: 'intent' | 'order' } | null {
  if (typeof body !== 'object' || body === null) return null
  if ('event_type' in body && 'order_id' in body) return { about: 'order' }
  return 'authorization_token' in body || 'event_id' in body ? { about: 'intent' } : null
}

import { err, ok, type Result } from '@klarsikt/core/lib'
import { deadlineOf } from '../../deadlines/deadlines.js'
import type { CallOptions, ChargeFailure, ProviderFailure, SavedPayments } from '../port.js'
import {
  NO_MEANS,
  PaymentToken,
  type PaymentMeans,
  type SavedPaymentStatus,
  type UnusableReason,
} from '../saved-payment.js'
import { customerTokenBody, renewalBody } from './bodies.js'
import { noticeUrl } from './notice-url.js'
import { placement } from './placement.js'
import { callKlarna, type KlarnaCall, type KlarnaSettings } from './transport.js'

/**
 * Longest wait for an order by a token, in ms, while Klarna asks the customer's bank. Klarna publishes a p99 of 5,000
 * ms for it, and of at most 1,000 ms for other calls (https://docs.klarna.com/api/klarna-service-level).
 */
const TOKEN_ORDER_MS = deadlineOf(5_000)

/** How long Klarna promises to remember an idempotency key, in hours. */
const KEY_LIFETIME_HOURS = 24

/** Saved means of payment by Klarna's customer tokens, version 1. */
export function klarnaSavedPayments(settings: KlarnaSettings): SavedPayments {
  const call = (request: KlarnaCall, options?: CallOptions) => callKlarna(settings, request, options)
  async function readToken(
    token: PaymentToken,
    options?: CallOptions,
  ): Promise<Result<SavedPaymentStatus, ProviderFailure>> {
    const answer = await call({ method: 'GET', path: tokenPath(token) }, options)
    if (answer.ok) return statusOf(answer.value.body)
    return unusableReason(answer.error) === 'missing' ? ok({ state: 'missing', means: NO_MEANS }) : answer
  }
  return {
    keyLifetimeHours: KEY_LIFETIME_HOURS,
    async tokenise(request, authorization, key, options) {
      const path = `/payments/v1/authorizations/${encodeURIComponent(authorization)}/customer-token`
      const answer = await call({ method: 'POST', path, key, body: customerTokenBody(request) }, options)
      if (!answer.ok) return answer
      const id = answer.value.body['token_id']
      if (typeof id !== 'string' || id === '') return err({ kind: 'unknown' })
      const token = new PaymentToken(id)
      const status = await readToken(token, options)
      // The token is kept even when its description cannot be read now.
      return ok({ token, means: status.ok ? status.value.means : NO_MEANS })
    },
    async chargeToken(token, request, key, options) {
      const body = { ...renewalBody(request), merchant_urls: { notification: noticeUrl(settings, request.paymentId) } }
      const path = `${tokenPath(token)}/order`
      const answer = await call({ method: 'POST', path, key, body, answerMs: TOKEN_ORDER_MS }, options)
      if (!answer.ok) return err(chargeFailure(answer.error))
      const placed = placement(answer.value.body)
      if (!placed.ok) return placed
      const { state, reference } = placed.value
      return state === 'declined' ? err({ kind: 'declined', code: 'REJECTED' }) : ok({ state, reference })
    },
    readToken,
    async cancelToken(token, options) {
      const path = `${tokenPath(token)}/status`
      const answer = await call({ method: 'PATCH', path, body: { status: 'CANCELLED' } }, options)
      if (answer.ok) return ok(undefined)
      const reason = unusableReason(answer.error)
      return reason === 'cancelled' || reason === 'missing' ? ok(undefined) : answer
    },
  }
}

const tokenPath = (token: PaymentToken): string => `/customer-token/v1/tokens/${encodeURIComponent(token.reveal())}`

/** Klarna's refusals that concern the token or its card. A new try with the same token is useless. */
const UNUSABLE: Readonly<Record<string, UnusableReason>> = {
  TOKEN_NOT_FOUND: 'missing',
  NOT_FOUND: 'missing',
  TOKEN_CANCELLED: 'cancelled',
  TOKEN_SUSPENDED: 'suspended',
  UNAVAILABLE_PAYMENT_METHOD: 'expired',
}

/** Refusals by the bank or by Klarna's credit check. A later charge may succeed. */
const DECLINED: ReadonlySet<string> = new Set(['PAYMENT_METHOD_FAILED', 'REJECTED'])

function unusableReason(failure: ProviderFailure): UnusableReason | undefined {
  return failure.kind === 'refused' ? UNUSABLE[failure.code] : undefined
}

function chargeFailure(failure: ProviderFailure): ChargeFailure {
  const reason = unusableReason(failure)
  if (reason) return { kind: 'unusable', reason }
  return failure.kind === 'refused' && DECLINED.has(failure.code) ? { kind: 'declined', code: failure.code } : failure
}

const STATES: Readonly<Record<string, SavedPaymentStatus['state']>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
}

function statusOf(body: Record<string, unknown>): Result<SavedPaymentStatus, ProviderFailure> {
  const state = STATES[String(body['status']).toUpperCase()]
  return state ? ok({ state, means: meansOf(body) }) : err({ kind: 'unknown' })
}

function meansOf({ card, direct_debit }: Record<string, unknown>): PaymentMeans {
  const account = fields(direct_debit)
  const { brand, masked_number = account['masked_number'], expiry_date } = fields(card)
  const [, month, year] = /^(\d\d)\/(\d{4})$/.exec(String(expiry_date)) ?? []
  return {
    brand: typeof brand === 'string' ? brand : null,
    lastDigits: /\d{1,4}$/.exec(String(masked_number))?.[0] ?? null,
    expires: year && month ? `${year}-${month}` : null,
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

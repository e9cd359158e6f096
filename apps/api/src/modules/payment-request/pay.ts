import { randomBytes, randomInt } from 'node:crypto'
import type { PaymentRequestReply } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { orderNumber } from '@klarsikt/core/order'
import { encodedHref } from '@klarsikt/core/paths'
import { PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findOpen, findSubmission, insertSubmission, prolong } from '../checkout/submissions.js'
import { SUBMISSION_MINUTES } from '../checkout/terms.js'
import { sealSnapshot } from '../order/snapshot.js'
import { finalise } from '../payment/finalise.js'
import { openPayment } from '../payment/open.js'
import { requestCart } from './cart-id.js'
import { describeRequest, isOver } from './describe.js'
import { findRequest, lockRequest, openCustomer, type StoredRequest } from './find.js'

export type PayRefusal = 'payment-request.not-found' | 'payment-request.expired' | 'payment.provider-unavailable'
type Reply = Result<PaymentRequestReply, PayRefusal>

/** The customer sees an answer within 5 s, whatever the provider does [reliability R5]. */
const PATIENCE_MS = 4_300
/** When looking took longer than this, no new page is opened in the same answer, milliseconds. */
const SLOW_MS = 700

/**
 * Opens the provider's page for a request, or the page that is open already. Asked for any number of times at once there is
 * one payment: the request is locked while it begins, and a paid one answers that it is paid.
 */
export async function payRequest(deps: CheckoutDeps, token: string, request: StoredRequest): Promise<Reply> {
  const started = performance.now()
  for (;;) {
    const begun = await deps.database.transaction((tx) => begin(deps, tx, token, request.id))
    if (begun.state === 'paid') return answer(deps, token)
    if (begun.state === 'over') return err('payment-request.expired')
    if (begun.state === 'away') return err('payment.provider-unavailable')
    // The customer may have paid on a page that is open already; only the provider knows.
    const stands = begun.fresh ? 'open' : await finalise(deps, begun.id, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (stands === 'placed') return answer(deps, token)
    if (stands === 'open') return toPage(deps, token, begun.id)
    if (stands === 'pending') {
      // Nobody could say: the page that is open leads on, and is no second payment.
      const known = await findSubmission(deps.database, begun.id)
      return answer(deps, token, known?.state === 'redirected' ? known.payment.redirectUrl : null)
    }
    if (performance.now() - started > SLOW_MS) return err('payment.provider-unavailable')
  }
}

type Begun =
  | { readonly state: 'paid' }
  | { readonly state: 'over' }
  /** Nobody is set up to take payments. */
  | { readonly state: 'away' }
  | { readonly state: 'begun'; readonly id: string; readonly fresh: boolean }

async function begin(deps: CheckoutDeps, tx: Executor, token: string, requestId: string): Promise<Begun> {
  const request = await lockRequest(tx, requestId)
  if (!request) throw new Error('A payment request has gone')
  if (request.stopped) return { state: 'over' }
  if (request.state === 'paid') return { state: 'paid' }
  const now = deps.clock.now()
  const open = await findOpen(tx, requestCart(requestId))
  if (isOver(request, open, now)) return { state: 'over' }
  const until = new Date(now.getTime() + SUBMISSION_MINUTES * 60_000)
  if (open) {
    // Whoever goes on late shall not be stopped on the way, but a link is not made longer by that.
    if (now < request.expiresAt) await prolong(tx, open.id, until)
    return { state: 'begun', id: open.id, fresh: open.state === 'reserved' }
  }
  const id = randomBytes(18).toString('base64url')
  const provider = deps.payments.byMethod(PaymentMethod.Klarna)
  if (!provider) return { state: 'away' }
  await insertSubmission(tx, {
    id,
    key: `${requestCart(requestId)}:${id}`,
    cartId: requestCart(requestId),
    orderNumber: orderNumber(randomInt(2 ** 32)),
    snapshot: sealSnapshot(deps.encryption, {
      kind: 'request',
      requestId,
      customer: openCustomer(deps.encryption, request.customer),
      purpose: request.purpose,
      toPay: request.amount,
      storeName: request.storeId === null ? null : (deps.stores.find(request.storeId)?.name ?? null),
      returnPath: encodedHref('payment-request', { token }),
      paymentMethod: PaymentMethod.Klarna,
    }),
    total: request.amount,
    expiresAt: until,
    now,
    payment: { method: PaymentMethod.Klarna, provider: provider.name, amount: request.amount },
  })
  return { state: 'begun', id, fresh: true }
}

async function toPage(deps: CheckoutDeps, token: string, id: string): Promise<Reply> {
  const opened = await openPayment(deps, id)
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  return answer(deps, token, opened.state === 'open' ? opened.redirectUrl : null)
}

/** How the request stands now, read anew. */
export async function answer(deps: CheckoutDeps, token: string, redirectUrl: string | null = null): Promise<Reply> {
  const request = await findRequest(deps.database, deps.encryption, token)
  if (!request) return err('payment-request.not-found')
  return ok({ data: await describeRequest(deps, request), redirectUrl, ended: null })
}

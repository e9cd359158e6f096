import type { SubmitReply } from '@klarsikt/contract/shop/types'
import { awaitsCustomer, awaitsPage, endedInVain, isAtProvider, isPlaced } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { PENDING_AFTER_MS } from '../../../providers/deadlines/deadlines.js'
import {
  type Submission,
  advancePayment,
  closeSession,
  createSession,
  endSubmission,
  findByKey,
  findOpen,
  findSubmission,
  isUnusableFailure,
  openSnapshot,
  retireKey,
} from '../../money/index.js'
import type { OrderSnapshot } from '../order/snapshot.js'
import { reserve, type ReserveRefusal, type Submit } from './reserve.js'

export type SubmitRefusal = ReserveRefusal | 'payment.pending' | 'payment.declined'

/** The number of tries against other submissions of the cart, before the answer is that one is in progress. */
const TRIES = 5

/**
 * Handles the buy button. The same key always leads to the same order, also for simultaneous calls. The key of an
 * attempt that was not paid can be used again.
 */
export async function submitCheckout(deps: Deps, submit: Submit): Promise<Result<SubmitReply, SubmitRefusal>> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await findByKey(deps.database, submit.idempotencyKey)
    // A key belongs to its cart. With another cart it gives no access.
    if (known && known.subject.id !== submit.cartId) return err('checkout.incomplete')
    if (known && !endedInVain(known.state)) return answerFor(deps, known)
    if (known) await retireKey(deps.database, known)
    const reserved = await reserve(deps, submit)
    if (!reserved.ok) {
      // A simultaneous call with the same key came first and has emptied the cart.
      const faster = await findByKey(deps.database, submit.idempotencyKey)
      return faster?.subject.id === submit.cartId && !endedInVain(faster.state) ? answerFor(deps, faster) : reserved
    }
    if (reserved.value.kind === 'placed') return ok({ status: 'placed', orderNumber: reserved.value.orderNumber })
    if (reserved.value.kind === 'charging') return charge(deps, reserved.value)
    if (reserved.value.kind === 'reserved') return open(deps, reserved.value)
    // A simultaneous call with the same key came first. Its submission is the answer.
    if (await findByKey(deps.database, submit.idempotencyKey)) continue
    if (attempt >= TRIES) return err('payment.provider-unavailable')
    const other = await shareOrReplace(deps, submit.cartId, reserved.value.snapshot)
    if (other === 'busy') return err('payment.pending')
    if (other) return answerFor(deps, other)
  }
}

/** The answer for a submission that exists already. */
async function answerFor(
  deps: Deps,
  { state, id, orderNumber, payment }: Submission,
): Promise<Result<SubmitReply, SubmitRefusal>> {
  if (isPlaced(state)) return ok({ status: 'placed', orderNumber })
  if (isAtProvider(state) && payment.redirectUrl) {
    return ok({ status: 'redirect', paymentId: id, orderNumber, redirectUrl: payment.redirectUrl })
  }
  if (awaitsPage(state)) return open(deps, { id, orderNumber })
  return ok({ status: 'pending', paymentId: id, orderNumber })
}

async function open(
  deps: Deps,
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<Result<SubmitReply, SubmitRefusal>> {
  const opened = await createSession(deps, id)
  if (opened.state === 'open')
    return ok({ status: 'redirect', paymentId: id, orderNumber, redirectUrl: opened.redirectUrl })
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  return ok({ status: 'pending', paymentId: id, orderNumber })
}

/**
 * Charges a saved means of payment. Without an answer yet, the customer continues on the page of a payment in progress.
 */
async function charge(
  deps: Deps,
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<Result<SubmitReply, SubmitRefusal>> {
  const charged = await advancePayment(deps, id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  if (charged === 'placed') return ok({ status: 'placed', orderNumber })
  if (charged !== 'declined') return ok({ status: 'pending', paymentId: id, orderNumber })
  const submission = await findSubmission(deps.database, id)
  return err(isUnusableFailure(submission?.payment.failure ?? null) ? 'saved-payment.unusable' : 'payment.declined')
}

/**
 * Handles another open submission of the cart, from another tab or a reload. The same purchase continues it. A
 * different one replaces it, unless the money is being captured. Null means: try again.
 */
async function shareOrReplace(
  deps: Deps,
  cartId: string,
  snapshot: OrderSnapshot,
): Promise<Submission | 'busy' | null> {
  const other = await findOpen(deps.database, { type: 'checkout', id: cartId })
  if (!other) return null
  if (JSON.stringify(openSnapshot(deps.encryption, other.snapshot)) === JSON.stringify(snapshot)) return other
  if (!awaitsCustomer(other.state)) return 'busy'
  const gone = await endSubmission(deps, other.id, awaitsPage(other.state) ? 'fail' : 'cancel', {
    failure: 'replaced',
  })
  if (gone) void closeSession(deps, other)
  return null
}

import type { SubmitReply } from '@klarsikt/contract/shop/types'
import { awaitsCustomer, submissionStates } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { openSnapshot, type OrderSnapshot } from '../order/snapshot.js'
import { closePage } from '../payment/close-page.js'
import { openPayment } from '../payment/open.js'
import { endSubmission } from './end.js'
import type { CheckoutDeps } from './ports.js'
import { reserve, type ReserveRefusal, type Submit } from './reserve.js'
import { findByKey, findOpen, retireKey, type Submission } from './submissions.js'

export type SubmitRefusal = ReserveRefusal | 'payment.provider-unavailable' | 'payment.pending'

/** Tries against other submissions of the same cart before we say that one is under way. */
const TRIES = 5

/**
 * The buy button. The same key always leads to the same order, however often and however much at once it is pressed; a
 * key whose attempt came to nothing may be used for a new one [reliability R2].
 */
export async function submitCheckout(deps: CheckoutDeps, submit: Submit): Promise<Result<SubmitReply, SubmitRefusal>> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await findByKey(deps.database, submit.idempotencyKey)
    // A key is a secret of its cart; in other hands it opens nothing.
    if (known && known.cartId !== submit.cartId) return err('checkout.incomplete')
    if (known && !endedInVain(known)) return answerFor(deps, known)
    if (known) await retireKey(deps.database, known)
    const reserved = await reserve(deps, submit)
    if (!reserved.ok) {
      // Refused, because the same key was a moment faster and has taken the cart with it.
      const faster = await findByKey(deps.database, submit.idempotencyKey)
      return faster?.cartId === submit.cartId && !endedInVain(faster) ? answerFor(deps, faster) : reserved
    }
    if (reserved.value.kind === 'placed') return ok({ status: 'placed', orderNumber: reserved.value.orderNumber })
    if (reserved.value.kind === 'reserved') return open(deps, reserved.value)
    // The same key in another request was a moment faster: its submission is the answer.
    if (await findByKey(deps.database, submit.idempotencyKey)) continue
    if (attempt >= TRIES) return err('payment.provider-unavailable')
    const other = await shareOrReplace(deps, submit.cartId, reserved.value.snapshot)
    if (other === 'busy') return err('payment.pending')
    if (other) return answerFor(deps, other)
  }
}

function endedInVain(submission: Submission): boolean {
  return submissionStates.isFinal(submission.state) && submission.state !== 'placed'
}

/** What a submission that is already there answers. */
async function answerFor(
  deps: CheckoutDeps,
  { state, id, orderNumber, payment }: Submission,
): Promise<Result<SubmitReply, SubmitRefusal>> {
  if (state === 'placed') return ok({ status: 'placed', orderNumber })
  if (state === 'redirected' && payment.redirectUrl) {
    return ok({ status: 'redirect', paymentId: id, orderNumber, redirectUrl: payment.redirectUrl })
  }
  if (state === 'reserved') return open(deps, { id, orderNumber })
  return ok({ status: 'pending', paymentId: id, orderNumber })
}

async function open(
  deps: CheckoutDeps,
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<Result<SubmitReply, SubmitRefusal>> {
  const opened = await openPayment(deps, id)
  if (opened.state === 'open')
    return ok({ status: 'redirect', paymentId: id, orderNumber, redirectUrl: opened.redirectUrl })
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  return ok({ status: 'pending', paymentId: id, orderNumber })
}

/**
 * The cart has another open submission (another tab, a reload with a new key). The same purchase goes on with it; another
 * one takes its place, unless the money of the first is on its way. Null: try again.
 */
async function shareOrReplace(
  deps: CheckoutDeps,
  cartId: string,
  wanted: OrderSnapshot,
): Promise<Submission | 'busy' | null> {
  const other = await findOpen(deps.database, cartId)
  if (!other) return null
  if (JSON.stringify(openSnapshot(deps.encryption, other.snapshot)) === JSON.stringify(wanted)) return other
  if (!awaitsCustomer(other.state)) return 'busy'
  const gone = await endSubmission(deps, other.id, other.state === 'reserved' ? 'fail' : 'cancel', {
    failure: 'replaced',
  })
  if (gone) void closePage(deps, other)
  return null
}

import { awaitsCustomer } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { hasFailed, isCancelled } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { createSession } from './create-session.js'
import { findOwnPayment } from './status.js'

type ResumeRefusal = 'order.not-found' | 'payment.provider-unavailable' | 'payment.declined' | 'payment.pending'

/** Where a customer can continue a payment after a reload or after losing the page. */
export async function resumeSession(
  deps: Deps,
  owner: SubjectRef,
  paymentId: string,
): Promise<Result<{ redirectUrl: string }, ResumeRefusal>> {
  const own = await findOwnPayment(deps, owner, paymentId)
  if (!own) return err('order.not-found')
  if (hasFailed(own.payment.state) || isCancelled(own.payment.state)) return err('payment.declined')
  const opened = await createSession(deps, own.id)
  if (opened.state === 'open') return ok({ redirectUrl: opened.redirectUrl })
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  // Either another caller is opening the page, or the customer has already finished there.
  const now = await findOwnPayment(deps, owner, paymentId)
  return err(now && !awaitsCustomer(now.state) ? 'payment.pending' : 'payment.provider-unavailable')
}

import type { PaymentStatus } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { PENDING_AFTER_MS } from '../../../providers/deadlines/deadlines.js'
import { advancePayment, abandon } from './advance.js'
import { describePayment, findOwnPayment } from './status.js'

/**
 * Handles the customer's return from the provider's page. The outcome in the address is only a hint: an approval is
 * read from the provider, and a cancellation counts only if the provider knows of no approval.
 */
export async function returnFromProvider(
  deps: Deps,
  owner: SubjectRef,
  back: { readonly paymentId: string; readonly outcome: 'success' | 'cancel' | 'failure' },
): Promise<Result<PaymentStatus, 'order.not-found'>> {
  const own = await findOwnPayment(deps, owner, back.paymentId)
  if (!own) return err('order.not-found')
  const advanced = await advancePayment(deps, own.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  if (advanced === 'open' && back.outcome !== 'success') {
    await abandon(deps, own, back.outcome === 'failure' ? 'decline' : 'cancel')
  }
  return ok(describePayment((await findOwnPayment(deps, owner, own.id)) ?? own))
}

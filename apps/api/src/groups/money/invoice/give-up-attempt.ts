import type { Deps } from '../../../context.js'
import { PENDING_AFTER_MS } from '../../../providers/deadlines/deadlines.js'
import { abandon, advancePayment } from '../payment/advance.js'
import { findOpen } from '../payment/submissions.js'
import { subjectOf } from './find.js'

/**
 * Gives up an open attempt to pay an invoice on the web. The provider is asked first, because only it knows whether the
 * customer has approved.
 */
export async function giveUpAttempt(deps: Deps, number: string): Promise<void> {
  const open = await findOpen(deps.database, subjectOf({ number }))
  if (!open) return
  const advanced = await advancePayment(deps, open.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  if (advanced === 'open') await abandon(deps, open, 'cancel')
}

import type { Deps } from '../../context.js'
import { PENDING_AFTER_MS } from '../../providers/deadlines/deadlines.js'
import { abandon, advancePayment } from '../payment/advance.js'
import { findOpen } from '../payment/submissions.js'
import { subjectOf } from './find.js'

/**
 * Gives up an attempt to pay on the web that waits for the customer. Only the provider knows whether the customer has approved: it is
 * asked first.
 */
export async function giveUpAttempt(deps: Deps, number: string): Promise<void> {
  const open = await findOpen(deps.database, subjectOf({ number }))
  if (!open) return
  const advanced = await advancePayment(deps, open.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  if (advanced === 'open') await abandon(deps, open, 'cancel')
}

import type { Deps } from '../../context.js'
import { abandon, advancePayment } from '../payment/advance.js'
import { findOpen } from '../payment/submissions.js'
import { subjectOf } from './find.js'

/** Whoever waits sees an answer within 5 s, whatever the provider does. */
const TIMEOUT_MS = 4_300

/**
 * Gives up an attempt to pay on the web that waits for the customer. Only the provider knows whether the customer has approved: it is
 * asked first.
 */
export async function giveUpAttempt(deps: Deps, number: string): Promise<void> {
  const open = await findOpen(deps.database, subjectOf({ number }))
  if (!open) return
  const advanced = await advancePayment(deps, open.id, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (advanced === 'open') await abandon(deps, open, 'cancel')
}

import type { BaseDeps } from '../context.js'
import { forgetOldDrafts } from './checkout/draft.js'
import { forgetSentLetters } from './outbox/send-outbox.js'
import { forgetExpiredLinks } from './payment-link/expire.js'
import { forgetOldSnapshots } from './payment/submissions.js'

/** Days that an abandoned checkout and a sent letter are stored. */
export const RETENTION_DAYS = 30

/**
 * Forgets personal data that has served its purpose: drafts, the agreed contents of purchases that came to nothing, the
 * text of letters that are sent. Orders stay; they are bookkeeping.
 */
export async function forgetPersonalData({ database, clock }: Pick<BaseDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000)
  await forgetOldDrafts(database, before)
  await forgetOldSnapshots(database, before)
  await forgetSentLetters(database, before)
  await forgetExpiredLinks(database, before)
}

import { forgetExpiredRequests } from '../payment-request/expire.js'
import type { CheckoutDeps } from './ports.js'

/** Days that a checkout nobody finished, and a letter that has been sent, are kept. */
export const KEPT_DAYS = 30

const EMPTY = ''

/**
 * Forgets personal data that has served its purpose: drafts, the agreed contents of purchases that came to nothing, the
 * text of letters that are sent. Orders stay; they are bookkeeping.
 */
export async function forgetOldCheckouts({ database, clock }: Pick<CheckoutDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
  await database.query({ text: 'delete from checkout_draft where updated_at < $1', values: [before] })
  await database.query({
    text: `update checkout_submission set snapshot = $2 where updated_at < $1 and snapshot <> $2 and state in ('placed', 'failed', 'declined', 'cancelled', 'expired')`,
    values: [before, EMPTY],
  })
  await database.query({
    text: `update mail_outbox set letter = $2 where created_at < $1 and letter <> $2 and state <> 'waiting'`,
    values: [before, EMPTY],
  })
  await forgetExpiredRequests({ database }, before)
}

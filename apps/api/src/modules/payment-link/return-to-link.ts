import type { PaymentLinkReply } from '@klarsikt/contract/shop/types'
import { ok, type Result } from '@klarsikt/core/lib'
import { hasFailed, isCancelled, isLinkPaid } from '@klarsikt/core/payment'
import type { Deps } from '../../context.js'
import { advancePayment, abandon } from '../payment/advance.js'
import { findLatest, findOpen, type Submission } from '../payment/submissions.js'
import { type StoredLink, subjectOf } from './find.js'
import { answer, type PayRefusal } from './pay.js'

/** The customer sees an answer within 5 s, whatever the provider does. */
const CUSTOMER_TIMEOUT_MS = 4_300

/**
 * The customer is back from the provider's page. As at the checkout the outcome in the address is a hint: an approval is
 * read from the provider, and "cancelled" is believed when the provider knows of none.
 */
export async function returnToLink(
  deps: Deps,
  token: string,
  link: StoredLink,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<Result<PaymentLinkReply, PayRefusal>> {
  const subject = subjectOf(link)
  // Ended links are looked at too: an approval that came too late is cancelled at the provider.
  const attempt = (await findOpen(deps.database, subject)) ?? (await findLatest(deps.database, subject))
  if (attempt) {
    const advanced = await advancePayment(deps, attempt.id, { signal: AbortSignal.timeout(CUSTOMER_TIMEOUT_MS) })
    if (advanced === 'open' && outcome !== 'success') {
      await abandon(deps, attempt, outcome === 'failure' ? 'decline' : 'cancel')
    }
  }
  const current = await answer(deps, token)
  if (!current.ok || isLinkPaid(current.value.data.state) || current.value.data.payment !== 'none') return current
  const latest = await findLatest(deps.database, subject)
  return ok({ ...current.value, ended: latest ? endOf(latest) : null })
}

function endOf({ payment: { state } }: Submission): 'declined' | 'cancelled' | null {
  if (hasFailed(state)) return 'declined'
  return isCancelled(state) ? 'cancelled' : null
}

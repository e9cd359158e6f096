import { isAtProvider } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { hasFailed, isCancelled } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { SubjectRef } from '../../payment-subject.js'
import { PENDING_AFTER_MS } from '../../providers/deadlines/deadlines.js'
import { abandon, advancePayment } from './advance.js'
import { createSession } from './create-session.js'
import { findLatest, findOpen, findSubmission, type Submission } from './submissions.js'

/** What a subject answers when somebody wants to pay it; it is locked meanwhile. */
export type Begun<Refusal> =
  | { readonly state: 'refused'; readonly error: Refusal }
  /** Nothing is left to pay. */
  | { readonly state: 'done' }
  /** An attempt of this call (`fresh`), or one that is open already. */
  | { readonly state: 'begun'; readonly id: string; readonly fresh: boolean }

/** The provider's page; null where there is nothing to do there. */
type Opened<Refusal> = Result<{ readonly redirectUrl: string | null }, Refusal | 'payment.provider-unavailable'>

/** When looking took longer than this, no new page is opened in the same answer, milliseconds. */
const MAX_WAIT_FOR_NEW_PAGE_MS = 700

/**
 * Opens the provider's page for a subject, or the page that is open already. Asked for any number of times at once there is
 * one payment, as long as `begin` locks its subject.
 */
export async function openPayment<Refusal extends string>(
  deps: Deps,
  begin: (tx: Executor) => Promise<Begun<Refusal>>,
): Promise<Opened<Refusal>> {
  const started = performance.now()
  for (;;) {
    const begun = await deps.database.transaction(begin)
    if (begun.state === 'refused') return err(begun.error)
    if (begun.state === 'done') return ok({ redirectUrl: null })
    // The customer may have paid on a page that is open already; only the provider knows.
    const advanced = begun.fresh
      ? 'open'
      : await advancePayment(deps, begun.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
    if (advanced === 'placed') return ok({ redirectUrl: null })
    if (advanced === 'open') return toPage(deps, begun.id)
    if (advanced === 'pending') {
      // The outcome is unknown: the open payment page is shown again, not a second one.
      const known = await findSubmission(deps.database, begun.id)
      return ok({ redirectUrl: known && isAtProvider(known.state) ? known.payment.redirectUrl : null })
    }
    if (performance.now() - started > MAX_WAIT_FOR_NEW_PAGE_MS) return err('payment.provider-unavailable')
  }
}

async function toPage(
  deps: Deps,
  id: string,
): Promise<Result<{ redirectUrl: string | null }, 'payment.provider-unavailable'>> {
  const opened = await createSession(deps, id)
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  return ok({ redirectUrl: opened.state === 'open' ? opened.redirectUrl : null })
}

/**
 * The customer is back from the provider's page of a subject. As at the checkout the outcome in the address is a hint: an
 * approval is read from the provider, and "cancelled" is believed when the provider knows of none.
 */
export async function takeReturn(
  deps: Deps,
  subject: SubjectRef,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<void> {
  // Ended attempts are looked at too: an approval that came too late is cancelled at the provider.
  const attempt = (await findOpen(deps.database, subject)) ?? (await findLatest(deps.database, subject))
  if (!attempt) return
  const advanced = await advancePayment(deps, attempt.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  if (advanced === 'open' && outcome !== 'success')
    await abandon(deps, attempt, outcome === 'failure' ? 'decline' : 'cancel')
}

/** How the latest attempt of a subject ended without being paid; null where it did not. */
export async function endOfLatest(
  { database }: Pick<Deps, 'database'>,
  subject: SubjectRef,
): Promise<'declined' | 'cancelled' | null> {
  const latest = await findLatest(database, subject)
  return latest ? endOf(latest) : null
}

function endOf({ payment: { state } }: Submission): 'declined' | 'cancelled' | null {
  if (hasFailed(state)) return 'declined'
  return isCancelled(state) ? 'cancelled' : null
}

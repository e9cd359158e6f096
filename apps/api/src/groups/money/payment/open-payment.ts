import { isAtProvider } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { hasFailed, isCancelled } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { PENDING_AFTER_MS } from '../../../providers/deadlines/deadlines.js'
import { abandon, advancePayment } from './advance.js'
import { createSession } from './create-session.js'
import { findLatest, findOpen, findSubmission, type Submission } from './submissions.js'

/** What a subject answers to a call that wants to pay it. The subject is locked meanwhile. */
export type Begun<Refusal> =
  | { readonly state: 'refused'; readonly error: Refusal }
  /** Nothing is left to pay. */
  | { readonly state: 'done' }
  /** A new attempt of this call (`fresh`), or one that was open already. */
  | { readonly state: 'begun'; readonly id: string; readonly fresh: boolean }

/** The address of the provider's page; null when there is nothing to do there. */
type Opened<Refusal> = Result<{ readonly redirectUrl: string | null }, Refusal | 'payment.provider-unavailable'>

/** When reading the earlier attempt took longer than this, in ms, the same call opens no new page. */
const MAX_WAIT_FOR_NEW_PAGE_MS = 700

/**
 * Opens the provider's page for a subject, or returns the page that is open already. Simultaneous calls make one
 * payment, provided that `begin` locks the subject.
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
    // The customer may have paid on the page that was open already. Only the provider knows.
    const advanced = begun.fresh
      ? 'open'
      : await advancePayment(deps, begun.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
    if (advanced === 'placed') return ok({ redirectUrl: null })
    if (advanced === 'open') return toPage(deps, begun.id)
    if (advanced === 'pending') {
      // The outcome is unknown, so the customer gets the open page again instead of a second one.
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
 * Handles the customer's return from the provider's page. The outcome in the address is only a hint, as at the
 * checkout: an approval is read from the provider, and a cancellation counts only if the provider knows of no approval.
 */
export async function takeReturn(
  deps: Deps,
  subject: SubjectRef,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<void> {
  // Ended attempts are advanced too, so that an approval that came too late is given back.
  const attempt = (await findOpen(deps.database, subject)) ?? (await findLatest(deps.database, subject))
  if (!attempt) return
  const advanced = await advancePayment(deps, attempt.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  if (advanced === 'open' && outcome !== 'success')
    await abandon(deps, attempt, outcome === 'failure' ? 'decline' : 'cancel')
}

/** How the subject's latest attempt ended without payment; null when it did not end so. */
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

import { setTimeout as sleep } from 'node:timers/promises'
import { awaitsPage, couldNotOpen, isAtProvider } from '@klarsikt/core/checkout'
import type { Deps } from '../../../context.js'
import { TWO_ANSWERS_MS } from '../../../providers/deadlines/deadlines.js'
import type { PaymentIntent } from '../../../providers/payment/port.js'
import { endSubmission } from './end-submission.js'
import { providerOrder } from './provider-order.js'
import { claimOpening, storePage } from './queries.js'
import { findSubmission, type Submission } from './submissions.js'

export type Opened =
  | { readonly state: 'open'; readonly redirectUrl: string }
  | { readonly state: 'failed' }
  | { readonly state: 'waiting' }

/**
 * After this time in ms the process that began to open the page counts as dead, because a provider would have answered.
 */
const ABANDONED_MS = TWO_ANSWERS_MS + 2_000
/** The time in ms until the first look at a payment whose customer has not come back. */
const FIRST_CHECK_MS = 10_000

/** Opens the provider's page for a reserved submission. One caller opens it, and the others wait for its address. */
export async function createSession(deps: Deps, id: string): Promise<Opened> {
  const until = Date.now() + TWO_ANSWERS_MS
  for (let wait = 40; ; wait = Math.min(wait * 1.5, 400)) {
    const submission = await findSubmission(deps.database, id)
    if (!submission) return { state: 'waiting' }
    const { state, payment } = submission
    if (payment.redirectUrl && isAtProvider(state)) return { state: 'open', redirectUrl: payment.redirectUrl }
    if (!awaitsPage(state)) return { state: couldNotOpen(state) ? 'failed' : 'waiting' }
    const claimed = await claimOpening(deps.database, id, ABANDONED_MS / 1000)
    if (claimed.rowCount === 1) return openNow(deps, submission)
    if (Date.now() + wait > until) return { state: 'waiting' }
    await sleep(wait)
  }
}

async function openNow(deps: Deps, submission: Submission): Promise<Opened> {
  const provider = deps.payments.byName(submission.payment.provider)
  const intent = await provider?.createSession(providerOrder(deps, submission), {
    signal: AbortSignal.timeout(TWO_ANSWERS_MS),
  })
  if (!provider || !intent?.ok) {
    // Opening a page charges nothing, so the attempt can be given up.
    await endSubmission(deps, submission.id, 'fail', { failure: 'provider-unavailable' })
    deps.log.warn(
      { payment: submission.id, failure: intent && !intent.ok ? intent.error : 'no provider' },
      'a payment page could not be opened',
    )
    return { state: 'failed' }
  }
  const stored = await storeIntent(deps, submission.id, intent.value)
  if (stored) return { state: 'open', redirectUrl: provider.clientParams(intent.value).redirectUrl }
  await provider.closeSession(intent.value)
  return { state: 'failed' }
}

async function storeIntent(deps: Deps, id: string, { session, page, redirectUrl }: PaymentIntent): Promise<boolean> {
  const now = deps.clock.now()
  const checkAt = new Date(now.getTime() + FIRST_CHECK_MS)
  const { rowCount } = await storePage(deps.database, id, session, page, redirectUrl, now, checkAt)
  return rowCount === 1
}

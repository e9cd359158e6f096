import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentIntent } from '../../providers/payment/port.js'
import { endSubmission } from '../checkout/end.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findSubmission, type Submission } from '../checkout/submissions.js'
import { openSnapshot } from '../order/snapshot.js'
import { paymentRequest } from './request.js'

export type Opened =
  | { readonly state: 'open'; readonly redirectUrl: string }
  | { readonly state: 'failed' }
  | { readonly state: 'waiting' }

/** A customer waits no longer than this for the provider, milliseconds [reliability R5]. */
const PATIENCE_MS = 4_300
/** After this long, whoever began to open the page is taken for dead, milliseconds. */
const ABANDONED_MS = 6_000
/** First look for a payment whose customer never came back, milliseconds. */
const FIRST_CHECK_MS = 10_000

/** Opens the provider's page for a reserved submission. One caller does it; the others wait for what it gets. */
export async function openPayment(deps: CheckoutDeps, id: string): Promise<Opened> {
  const until = Date.now() + PATIENCE_MS
  for (let wait = 40; ; wait = Math.min(wait * 1.5, 400)) {
    const submission = await findSubmission(deps.database, id)
    if (submission?.payment.redirectUrl && submission.state === 'redirected')
      return { state: 'open', redirectUrl: submission.payment.redirectUrl }
    if (!submission || submission.state !== 'reserved')
      return { state: submission?.state === 'failed' ? 'failed' : 'waiting' }
    if (await claim(deps, id)) return openNow(deps, submission)
    if (Date.now() + wait > until) return { state: 'waiting' }
    await sleep(wait)
  }
}

/** Real time, not the shop's clock: this is about processes, not about business. */
async function claim(deps: CheckoutDeps, id: string): Promise<boolean> {
  const { rowCount } = await deps.database.query({
    name: 'payment-claim-opening',
    text: `update payment set opening_at = now() where id = $1 and state = 'created' and redirect_url is null
           and (opening_at is null or opening_at < now() - make_interval(secs => $2))`,
    values: [id, ABANDONED_MS / 1000],
  })
  return rowCount === 1
}

async function openNow(deps: CheckoutDeps, submission: Submission): Promise<Opened> {
  const provider = deps.payments.byName(submission.payment.provider)
  const snapshot = openSnapshot(deps.encryption, submission.snapshot)
  const request = paymentRequest(submission.id, submission.orderNumber, snapshot)
  const intent = await provider?.createIntent(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!provider || !intent?.ok) {
    // Nothing is charged by opening a page, so the attempt can simply be given up.
    await endSubmission(deps, submission.id, 'fail', { failure: 'provider-unavailable' })
    deps.log.warn(
      { payment: submission.id, failure: intent && !intent.ok ? intent.error : 'no provider' },
      'a payment page could not be opened',
    )
    return { state: 'failed' }
  }
  const kept = await keepIntent(deps, submission.id, intent.value)
  if (kept) return { state: 'open', redirectUrl: provider.clientParams(intent.value).redirectUrl }
  await provider.close(intent.value)
  return { state: 'failed' }
}

async function keepIntent(deps: CheckoutDeps, id: string, intent: PaymentIntent): Promise<boolean> {
  const now = deps.clock.now()
  const { rowCount } = await deps.database.query({
    name: 'payment-opened',
    text: `with opened as (
             update checkout_submission set state = 'redirected', updated_at = $5 where id = $1 and state = 'reserved' returning id
           )
           update payment set state = 'pending', session = $2, page = $3, redirect_url = $4, check_at = $6
           from opened where payment.id = opened.id`,
    values: [id, intent.session, intent.page, intent.redirectUrl, now, new Date(now.getTime() + FIRST_CHECK_MS)],
  })
  return rowCount === 1
}

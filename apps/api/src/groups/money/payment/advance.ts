import {
  awaitsPage,
  hasLostAnswer,
  isAtProvider,
  isBeingPlaced,
  isPlaced,
  submissionStates,
} from '@klarsikt/core/checkout'
import { hasFailed, isCancelled } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import { idempotencyKey } from '../../../providers/payment/idempotency-key.js'
import type { PaymentProvider, Placement } from '../../../providers/payment/port.js'
import type { SavedPayment, UnusableReason } from '../../../providers/payment/saved-payment.js'
import { type CarryFailure, carryOut, savesOnly } from './carry-out.js'
import { closeSession } from './close-session.js'
import { endSubmission } from './end-submission.js'
import { FOUND, forgetFound } from './lost-payments.js'
import { checkLater, claimPlacing, noteReview, openToken } from './progress.js'
import { providerOrder } from './provider-order.js'
import { unusableFailure } from './saved-payments.js'
import { reportSettled, settlePayment } from './settle-payment.js'
import { findSubmission, type Submission } from './submissions.js'

/** The state of a payment after a step. `open` means that the customer is still on the provider's page. */
export type Advanced = 'placed' | 'open' | 'pending' | 'declined' | 'cancelled' | 'missing'

const AT_PROVIDER = submissionStates.to('redirect')
const PLACING = submissionStates.to('finalise')
const LOST = submissionStates.to('lose-answer')

type Options = { readonly signal?: AbortSignal }

/**
 * Advances a payment as far as possible. The customer's return, the provider's notices and the sweep all call it, also
 * at the same time. Every step is conditional, and placing always uses the same key, so there is one order and one
 * charge. The payment is read from the provider, because what a caller brings cannot be trusted.
 */
export async function advancePayment(deps: Deps, id: string, options: Options = {}): Promise<Advanced> {
  const submission = await findSubmission(deps.database, id)
  const provider = submission && deps.payments.byName(submission.payment.provider)
  if (!submission || !provider) return 'missing'
  const { state, payment } = submission
  if (isPlaced(state)) return 'placed'
  if (awaitsPage(state)) return 'open'
  if (isAtProvider(state)) return readIntent(deps, provider, submission, options)
  if (isBeingPlaced(state)) {
    return payment.reference === null
      ? place(deps, provider, submission, openToken(deps.encryption, payment.token), options)
      : readReview(deps, provider, submission, payment.reference, options)
  }
  await voidAuthorization(deps, provider, submission, options)
  return hasFailed(payment.state) ? 'declined' : 'cancelled'
}

function intentOf({ payment }: Submission): { session: string; page: string; redirectUrl: string } | null {
  const { session, page, redirectUrl } = payment
  return session !== null && page !== null && redirectUrl !== null ? { session, page, redirectUrl } : null
}

/** Asks the provider whether the customer has approved the payment. */
async function readIntent(
  deps: Deps,
  provider: PaymentProvider,
  submission: Submission,
  options: Options,
): Promise<Advanced> {
  const intent = intentOf(submission)
  const progress = intent && (await provider.progress(intent, options))
  if (!progress?.ok) {
    await checkLater(deps, submission)
    return 'pending'
  }
  switch (progress.value.state) {
    case 'authorized':
      return place(deps, provider, submission, progress.value.token, options)
    case 'declined':
      return abandon(deps, submission, 'decline')
    case 'cancelled':
      return abandon(deps, submission, 'cancel')
    case 'open':
      await checkLater(deps, submission)
      return 'open'
  }
}

/**
 * Gives up a payment that the customer declined or left. It only ends a payment that waits for the customer, because
 * another caller may have seen an approval since this one read the page.
 */
export async function abandon(deps: Deps, submission: Submission, ending: 'decline' | 'cancel'): Promise<Advanced> {
  const ended = await endSubmission(deps, submission.id, ending, { failure: ending, from: [AT_PROVIDER] })
  if (!ended) return currentState(deps, submission)
  // The customer could try again on the provider's page, but the goods are no longer reserved.
  void closeSession(deps, submission)
  return ending === 'decline' ? 'declined' : 'cancelled'
}

/** Reads the state again, because another caller was faster. */
async function currentState(deps: Deps, { id }: Submission): Promise<Advanced> {
  const now = await findSubmission(deps.database, id)
  if (now && isPlaced(now.state)) return 'placed'
  if (now && hasFailed(now.payment.state)) return 'declined'
  return now && isCancelled(now.payment.state) ? 'cancelled' : 'pending'
}

/** Places an approved payment. From here on the submission cannot be cancelled or expire. */
async function place(
  deps: Deps,
  provider: PaymentProvider,
  submission: Submission,
  read: string | null,
  options: Options,
): Promise<Advanced> {
  const token = read === null ? null : await claimPlacing(deps, submission.id, read)
  if (token === null) {
    const current = await currentState(deps, submission)
    if (read !== null && current !== 'placed' && current !== 'pending') await provider.voidAuthorization(read, options)
    return current
  }
  const carried = await carryOut(deps, provider, submission, token, options)
  if (!carried.ok) return afterFailure(deps, submission, carried.error)
  return carried.value.state === 'saved'
    ? afterSaving(deps, provider, submission, carried.value.saved)
    : afterPlacing(deps, submission, carried.value)
}

/** Settles a means of payment that the provider has saved. When the account is gone, the token is cancelled. */
async function afterSaving(
  deps: Deps,
  provider: PaymentProvider,
  submission: Submission,
  saved: SavedPayment,
): Promise<Advanced> {
  const done = await deps.database.transaction((tx) => settlePayment(deps, tx, submission, null, saved))
  if (done) return 'placed'
  const current = await currentState(deps, submission)
  if (current === 'placed') return current
  // The account was erased in the meantime.
  await endSubmission(deps, submission.id, 'decline', { failure: 'nobody', from: [PLACING, LOST] })
  await provider.savedPayments?.cancelToken(saved.token)
  return currentState(deps, submission)
}

async function afterPlacing(
  deps: Deps,
  submission: Submission,
  placement: Placement & { readonly unusable?: UnusableReason },
): Promise<Advanced> {
  const { id } = submission
  if (placement.state === 'declined') {
    const failure = placement.unusable ? unusableFailure(placement.unusable) : 'declined'
    await endSubmission(deps, id, 'decline', { failure, from: [PLACING, LOST] })
    return currentState(deps, submission)
  }
  if (placement.state === 'in-review') {
    await noteReview(deps, submission, placement.reference)
    return 'pending'
  }
  const { reference } = placement
  const done = await deps.database.transaction((tx) => settlePayment(deps, tx, submission, reference))
  if (done) {
    reportSettled(deps, submission.subject, submission.payment.provider)
    return 'placed'
  }
  const current = await currentState(deps, submission)
  if (current === 'declined' || current === 'cancelled') {
    deps.log.error({ payment: id }, 'a payment was placed for a submission that had ended; it is cancelled')
    await deps.payments.byName(submission.payment.provider)?.cancel(reference, idempotencyKey(id, 'cancel'))
  }
  return current
}

/** The provider's codes for an invalid approval. With these nothing can have been charged. */
const HARMLESS_REFUSALS = new Set(['NOT_FOUND', 'BAD_VALUE'])

async function afterFailure(deps: Deps, submission: Submission, failure: CarryFailure): Promise<Advanced> {
  // An employee has checked at the provider that nothing was charged.
  if ((failure.kind === 'stale' || failure.kind === 'refused') && submission.payment.failure === FOUND.nothing) {
    await endSubmission(deps, submission.id, 'decline', { failure: FOUND.nothing, from: [PLACING, LOST] })
    return currentState(deps, submission)
  }
  if (failure.kind === 'stale')
    deps.log.error({ payment: submission.id }, 'the answer to a charge is lost for good: look it up at the provider')
  if (failure.kind === 'refused') {
    deps.log.error({ payment: submission.id, code: failure.code }, 'a provider refused to place an approved payment')
    // After a lost answer a refusal may mean that the first try succeeded, so only a person may end the payment.
    if (isHarmless(deps, submission, failure.code)) {
      await endSubmission(deps, submission.id, 'decline', { failure: failure.code, from: [PLACING] })
      return currentState(deps, submission)
    }
  }
  await checkLater(deps, submission, { lostAnswer: true })
  return currentState(deps, submission)
}

/** Whether a refusal proves that nothing was charged. */
function isHarmless(deps: Deps, submission: Submission, code: string): boolean {
  if (submission.payment.savedPaymentId !== null) return !hasLostAnswer(submission.state)
  if (savesOnly(providerOrder(deps, submission))) return true
  return HARMLESS_REFUSALS.has(code) && isAtProvider(submission.state)
}

/** Reads whether the provider has decided about a payment under review. */
async function readReview(
  deps: Deps,
  provider: PaymentProvider,
  submission: Submission,
  reference: string,
  options: Options,
): Promise<Advanced> {
  const status = await provider.status(reference, options)
  if (submission.payment.failure === FOUND.charged && isNone(status, submission)) {
    deps.log.error({ payment: submission.id }, 'the number that was found at the provider is not of this payment')
    await forgetFound(deps.database, submission.id)
    await checkLater(deps, submission)
    return 'pending'
  }
  if (status.ok && (status.value.state === 'authorized' || status.value.state === 'captured')) {
    return afterPlacing(deps, submission, { state: 'authorized', reference })
  }
  if (status.ok && status.value.state !== 'in-review')
    return afterPlacing(deps, submission, { state: 'declined', reference })
  await checkLater(deps, submission)
  return 'pending'
}

/** Whether the number that a person found is unknown to the provider or belongs to another payment. */
function isNone(status: Awaited<ReturnType<PaymentProvider['status']>>, { orderNumber }: Submission): boolean {
  return status.ok ? status.value.orderNumber !== orderNumber : status.error.kind === 'refused'
}

/** Gives back an approval that came after the payment was given up. Nothing is charged. */
async function voidAuthorization(
  deps: Deps,
  provider: PaymentProvider,
  submission: Submission,
  options: Options,
): Promise<void> {
  const intent = intentOf(submission)
  const progress = intent && (await provider.progress(intent, options))
  if (!progress?.ok || progress.value.state !== 'authorized') return
  const discarded = await provider.voidAuthorization(progress.value.token, options)
  deps.log.info({ payment: submission.id, given: discarded.ok }, 'a late approval was given back')
}

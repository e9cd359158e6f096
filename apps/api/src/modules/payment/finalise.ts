import { idempotencyKey } from '../../providers/payment/idempotency-key.js'
import type { ProviderFailure, PaymentProvider, Placement } from '../../providers/payment/port.js'
import { endSubmission } from '../checkout/end.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findSubmission, type Submission } from '../checkout/submissions.js'
import { openSnapshot } from '../order/snapshot.js'
import { closePage } from './close-page.js'
import { checkLater, claimFinalising, noteReview, openToken } from './progress.js'
import { paymentRequest } from './request.js'
import { settle } from './settle.js'

/** How a payment stands after a look: `open` means that the customer is still at the provider. */
export type Finalised = 'placed' | 'open' | 'pending' | 'declined' | 'cancelled' | 'missing'

type Options = { readonly signal?: AbortSignal }

/**
 * Takes a payment as far as it will go. Called by the customer's return, by the provider's notices and by the sweep, at
 * once and any number of times: every step is conditional, and placing uses one key for ever, so there is one order and
 * one charge. What the caller brought along is not believed; the payment is read back from the provider.
 */
export async function finalise(deps: CheckoutDeps, id: string, options: Options = {}): Promise<Finalised> {
  const submission = await findSubmission(deps.database, id)
  const provider = submission && deps.payments.byName(submission.payment.provider)
  if (!submission || !provider) return 'missing'
  switch (submission.state) {
    case 'placed':
      return 'placed'
    case 'redirected':
      return readIntent(deps, provider, submission, options)
    case 'finalising':
    case 'unknown':
      return submission.payment.reference === null
        ? place(deps, provider, submission, openToken(deps.encryption, submission.payment.token), options)
        : readReview(deps, provider, submission, submission.payment.reference, options)
    case 'reserved':
      return 'open'
    default:
      await giveBack(deps, provider, submission, options)
      return submission.payment.state === 'failed' ? 'declined' : 'cancelled'
  }
}

function intentOf({ payment }: Submission): { session: string; page: string; redirectUrl: string } | null {
  const { session, page, redirectUrl } = payment
  return session !== null && page !== null && redirectUrl !== null ? { session, page, redirectUrl } : null
}

/** Has the customer approved? */
async function readIntent(
  deps: CheckoutDeps,
  provider: PaymentProvider,
  submission: Submission,
  options: Options,
): Promise<Finalised> {
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
      return giveUp(deps, submission, 'decline')
    case 'cancelled':
      return giveUp(deps, submission, 'cancel')
    case 'open':
      await checkLater(deps, submission)
      return 'open'
  }
}

/**
 * The customer was refused, or left. Only a payment that waits for the customer may be given up: another caller may
 * have seen an approval since we read the page.
 */
export async function giveUp(
  deps: CheckoutDeps,
  submission: Submission,
  ending: 'decline' | 'cancel',
): Promise<Finalised> {
  const ended = await endSubmission(deps, submission.id, ending, { failure: ending, from: ['redirected'] })
  if (!ended) return again(deps, submission)
  // A refused customer could try again on the page; the goods are no longer kept for that.
  void closePage(deps, submission)
  return ending === 'decline' ? 'declined' : 'cancelled'
}

/** Somebody was faster; what stands now is read, not guessed. */
async function again(deps: CheckoutDeps, { id }: Submission): Promise<Finalised> {
  const now = await findSubmission(deps.database, id)
  if (now?.state === 'placed') return 'placed'
  if (now?.payment.state === 'failed') return 'declined'
  return now?.payment.state === 'cancelled' ? 'cancelled' : 'pending'
}

/** Turns the approval into a payment. From here on the submission can no longer be cancelled or run out. */
async function place(
  deps: CheckoutDeps,
  provider: PaymentProvider,
  submission: Submission,
  read: string | null,
  options: Options,
): Promise<Finalised> {
  const token = read === null ? null : await claimFinalising(deps, submission.id, read)
  if (token === null) {
    const state = await again(deps, submission)
    if (read !== null && state !== 'placed' && state !== 'pending') await provider.discard(read, options)
    return state
  }
  const snapshot = openSnapshot(deps.encryption, submission.snapshot)
  const request = paymentRequest(submission.id, submission.orderNumber, snapshot)
  const placed = await provider.place(request, token, idempotencyKey(submission.id, 'place'), options)
  return placed.ok ? afterPlacing(deps, submission, placed.value) : afterFailure(deps, submission, placed.error)
}

async function afterPlacing(deps: CheckoutDeps, submission: Submission, placement: Placement): Promise<Finalised> {
  const { id, orderNumber } = submission
  if (placement.state === 'declined') {
    await endSubmission(deps, id, 'decline', { failure: 'declined', from: ['finalising', 'unknown'] })
    return again(deps, submission)
  }
  if (placement.state === 'in-review') {
    await noteReview(deps, id, placement.reference)
    return 'pending'
  }
  const snapshot = openSnapshot(deps.encryption, submission.snapshot)
  const { reference } = placement
  const done = await deps.database.transaction((tx) => settle(deps, tx, { id, orderNumber, snapshot, reference }))
  if (done) return 'placed'
  const stands = await again(deps, submission)
  if (stands === 'declined' || stands === 'cancelled') {
    deps.log.error({ payment: id }, 'a payment was placed for a submission that had ended; it is cancelled')
    await deps.payments.byName(submission.payment.provider)?.cancel(reference, idempotencyKey(id, 'cancel'))
  }
  return stands
}

/** Codes of a provider that say the approval itself is no good, so nothing can have been charged by it. */
const HARMLESS_REFUSALS = new Set(['NOT_FOUND', 'BAD_VALUE'])

async function afterFailure(deps: CheckoutDeps, submission: Submission, failure: ProviderFailure): Promise<Finalised> {
  if (failure.kind === 'refused') {
    deps.log.error({ payment: submission.id, code: failure.code }, 'a provider refused to place an approved payment')
    // After a lost answer a refusal may mean that the first try went through: only a person may end that.
    if (HARMLESS_REFUSALS.has(failure.code) && submission.state === 'redirected') {
      await endSubmission(deps, submission.id, 'decline', { failure: failure.code, from: ['finalising'] })
      return again(deps, submission)
    }
  }
  await checkLater(deps, submission, { lostAnswer: true })
  return again(deps, submission)
}

/** A placed payment that the provider is looking at: has it made up its mind? */
async function readReview(
  deps: CheckoutDeps,
  provider: PaymentProvider,
  submission: Submission,
  reference: string,
  options: Options,
): Promise<Finalised> {
  const status = await provider.status(reference, options)
  if (status.ok && (status.value.state === 'authorized' || status.value.state === 'captured')) {
    return afterPlacing(deps, submission, { state: 'authorized', reference })
  }
  if (status.ok && status.value.state !== 'in-review')
    return afterPlacing(deps, submission, { state: 'declined', reference })
  await checkLater(deps, submission)
  return 'pending'
}

/** The customer approved a payment that was already given up: the approval goes back, nothing is charged. */
async function giveBack(
  deps: CheckoutDeps,
  provider: PaymentProvider,
  submission: Submission,
  options: Options,
): Promise<void> {
  const intent = intentOf(submission)
  const progress = intent && (await provider.progress(intent, options))
  if (!progress?.ok || progress.value.state !== 'authorized') return
  const discarded = await provider.discard(progress.value.token, options)
  deps.log.info({ payment: submission.id, given: discarded.ok }, 'a late approval was given back')
}

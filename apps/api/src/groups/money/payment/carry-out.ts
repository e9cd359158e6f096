import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { idempotencyKey } from '../../../providers/payment/idempotency-key.js'
import type {
  CallOptions,
  PaymentProvider,
  Placement,
  ProviderFailure,
  ProviderOrder,
  SavedPayments,
} from '../../../providers/payment/port.js'
import { PaymentToken, type SavedPayment, type UnusableReason } from '../../../providers/payment/saved-payment.js'
import { keepMeans } from './keep-means.js'
import { providerOrder } from './provider-order.js'
import type { Submission } from './submissions.js'

/** The outcome of placing an approval or of charging a saved token. */
export type Carried =
  | (Placement & { readonly unusable?: UnusableReason })
  /** Nothing was bought; the means of payment is saved. */
  | { readonly state: 'saved'; readonly saved: SavedPayment }

/**
 * Why the outcome is unknown. `stale` means that the provider has forgotten the key, so the call must not be repeated.
 */
export type CarryFailure = ProviderFailure | { readonly kind: 'stale' }

type Outcome = Promise<Result<Carried, CarryFailure>>

/**
 * Places the payment, charges a saved means of payment, or saves one, as the attempt requires. It always uses the same
 * key.
 */
export async function carryOut(
  deps: Deps,
  provider: PaymentProvider,
  submission: Submission,
  token: string,
  options: CallOptions,
): Outcome {
  const request = providerOrder(deps, submission)
  const { savedPayments } = provider
  const isCharge = submission.payment.savedPaymentId !== null
  if (!isCharge && !savesOnly(request)) {
    const kept = await keepFirst(deps, savedPayments, { request, submission, token }, options)
    return kept.ok ? provider.place(request, token, idempotencyKey(submission.id, 'place'), options) : kept
  }
  if (!savedPayments) return err({ kind: 'unavailable' })
  return isCharge
    ? charge(deps, savedPayments, { request, submission, token }, options)
    : tokenise(savedPayments, { request, submission, token }, options)
}

/** Whether the attempt only saves a means of payment and buys nothing. */
export function savesOnly({ savesPayment, amount }: Pick<ProviderOrder, 'savesPayment' | 'amount'>): boolean {
  return savesPayment === true && amount === 0
}

/** Saves the means of payment before the purchase is placed, if the customer has agreed to that. */
async function keepFirst(
  deps: Deps,
  port: SavedPayments | null,
  asked: Asked,
  options: CallOptions,
): Promise<Result<void, CarryFailure>> {
  if (!asked.request.savesPayment) return ok(undefined)
  return port ? keepMeans(deps, port, asked, options) : err({ kind: 'unavailable' })
}

type Asked = { readonly request: ProviderOrder; readonly submission: Submission; readonly token: string }

async function charge(
  { clock }: Pick<Deps, 'clock'>,
  { keyLifetimeHours, chargeToken }: SavedPayments,
  { request, submission, token }: Asked,
  options: CallOptions,
): Outcome {
  // The provider forgets the key after this time, so a repeated call would charge a second time.
  const age = clock.now().getTime() - submission.createdAt.getTime()
  if (age >= keyLifetimeHours * 3_600_000) return err({ kind: 'stale' })
  const key = idempotencyKey(submission.id, 'charge')
  const charged = await chargeToken(new PaymentToken(token), request, key, options)
  if (charged.ok) return charged
  const { error } = charged
  if (error.kind === 'declined') return ok({ state: 'declined', reference: null })
  return error.kind === 'unusable' ? ok({ state: 'declined', reference: null, unusable: error.reason }) : err(error)
}

async function tokenise(
  savedPayments: SavedPayments,
  { request, submission, token }: Asked,
  options: CallOptions,
): Outcome {
  const saved = await savedPayments.tokenise(request, token, idempotencyKey(submission.id, 'tokenise'), options)
  return saved.ok ? ok({ state: 'saved', saved: saved.value }) : saved
}

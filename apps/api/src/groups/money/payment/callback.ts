import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import type { PaymentProvider } from '../../../providers/payment/port.js'
import { advancePayment } from './advance.js'
import { findSubmission, type Submission } from './submissions.js'

/** The time in ms within which a notice is answered. The provider sends the notice again shortly after it. */
const CALLBACK_TIMEOUT_MS = 1_800

export type Callback = {
  /** The provider, proven by the secret in the address. */
  readonly provider: string
  readonly payment: string
  readonly body: unknown
}

/**
 * Handles a notice from a provider. It only makes the shop read the payment, so a repeated, late or early notice
 * changes nothing by itself. The endpoint has checked the secret in the address.
 */
export async function paymentCallback(
  deps: Deps,
  { provider: name, payment, body }: Callback,
): Promise<Result<{ success: true }, 'request.unauthorized'>> {
  const submission = await findSubmission(deps.database, payment)
  const provider = deps.payments.byName(name)
  if (!provider || submission?.payment.provider !== name) return err('request.unauthorized')
  const notice = provider.readNotice(body)
  const options = { signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS) }
  const advanced = notice && (await advancePayment(deps, payment, options))
  if (notice?.about === 'order' && advanced === 'placed') await reverseIfStopped(deps, provider, submission, options)
  return ok({ success: true })
}

/** Reads whether the provider has stopped a settled payment, and undoes its subject if that is still possible. */
async function reverseIfStopped(
  deps: Deps,
  provider: PaymentProvider,
  { id }: Submission,
  options: { signal: AbortSignal },
): Promise<void> {
  const submission = await findSubmission(deps.database, id)
  const reference = submission?.payment.reference
  const status = reference ? await provider.status(reference, options) : null
  if (!submission || !status?.ok || (status.value.state !== 'declined' && status.value.state !== 'cancelled')) return
  const subject = deps.subjects[submission.subject.type]
  const reversed = await deps.database.transaction((tx) => subject.reverse(tx, submission, status.value))
  deps.log.warn({ payment: id, subject: submission.subject.type, reversed }, 'a provider stopped a settled payment')
}

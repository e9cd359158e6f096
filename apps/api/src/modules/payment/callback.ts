import { err, ok, type Result } from '@klarsikt/core/lib'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findSubmission } from '../checkout/submissions.js'
import { finalise } from './finalise.js'
import { isNoticeKey } from './notice-key.js'

/** A provider gives us this long before it sends the notice again, so we answer before, milliseconds. */
const PATIENCE_MS = 1_800

export type Callback = { readonly provider: string; readonly payment: string | undefined; readonly key: string | undefined; readonly body: unknown }

/**
 * A notice from a provider. It carries no signature: the secret in its address says that it is ours, and all it does is
 * make us look. So a notice that comes ten times, late, or before the customer changes nothing by itself [reliability R4].
 */
export async function paymentCallback(deps: CheckoutDeps, { provider: name, payment, key, body }: Callback): Promise<Result<{ success: true }, 'request.unauthorized'>> {
  const provider = deps.payments.byName(name)
  if (!provider || !payment || !key || !isNoticeKey(deps.encryption, payment, key)) return err('request.unauthorized')
  const submission = await findSubmission(deps.database, payment)
  if (submission?.payment.provider !== provider.name) return err('request.unauthorized')
  if (provider.readNotice(body)) await finalise(deps, payment, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return ok({ success: true })
}

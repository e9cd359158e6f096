import { err, ok, type Result } from '@klarsikt/core/lib'
import type { PaymentProvider } from '../../providers/payment/port.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findSubmission, type Submission } from '../checkout/submissions.js'
import { cancelOrder } from '../order/cancel.js'
import { requestOfCart } from '../payment-request/cart-id.js'
import { stopRequest } from '../payment-request/stop.js'
import { finalise } from './finalise.js'
import { isNoticeKey } from './notice-key.js'

/** A provider gives us this long before it sends the notice again, so we answer before, milliseconds. */
const PATIENCE_MS = 1_800

export type Callback = {
  readonly provider: string
  readonly payment: string | undefined
  readonly key: string | undefined
  readonly body: unknown
}

/**
 * A notice from a provider. It carries no signature: the secret in its address says that it is ours, and all it does is
 * make us look. So a notice that comes ten times, late, or before the customer changes nothing by itself [reliability R4].
 */
export async function paymentCallback(
  deps: CheckoutDeps,
  { provider: name, payment, key, body }: Callback,
): Promise<Result<{ success: true }, 'request.unauthorized'>> {
  const provider = deps.payments.byName(name)
  if (!provider || !payment || !key || !isNoticeKey(deps.encryption, payment, key)) return err('request.unauthorized')
  const submission = await findSubmission(deps.database, payment)
  if (submission?.payment.provider !== provider.name) return err('request.unauthorized')
  const notice = provider.readNotice(body)
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  const state = notice && (await finalise(deps, payment, options))
  if (notice?.about === 'order' && state === 'placed') await heedStop(deps, provider, submission, options)
  return ok({ success: true })
}

/** The provider may stop a payment after the order: read back, and the order or the request is undone while it can be. */
async function heedStop(
  deps: CheckoutDeps,
  provider: PaymentProvider,
  { id, cartId, orderNumber }: Submission,
  options: { signal: AbortSignal },
): Promise<void> {
  const reference = (await findSubmission(deps.database, id))?.payment.reference
  const status = reference ? await provider.status(reference, options) : null
  if (!status?.ok || (status.value.state !== 'declined' && status.value.state !== 'cancelled')) return
  const requestId = requestOfCart(cartId)
  if (requestId !== null) {
    const reversed = status.value.captured === 0 && (await stopRequest(deps, requestId))
    deps.log.warn({ payment: id, reversed }, 'a provider stopped the payment of a payment request')
    return
  }
  const cancelled = await cancelOrder(deps, orderNumber, 'staff')
  deps.log.warn({ payment: id, cancelled: cancelled.ok }, 'a provider stopped the payment of a placed order')
}

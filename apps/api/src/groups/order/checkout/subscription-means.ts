import { err, ok, type Result } from '@klarsikt/core/lib'
import { isChargeable, type PaymentMethod, savedPaymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { type SavedPaymentRow, chargedBy, findChargeable, lockSavedPayment } from '../../money/index.js'
import { isUnderMaintenance } from '../../platform/index.js'
import { isSubscribing } from '../order/describe-purchase.js'
import type { Assembled, Shopper } from './assemble.js'

/** The saved means of payment that was chosen, and the method that charges it. */
export type ChosenMeans = { readonly saved: SavedPaymentRow; readonly method: PaymentMethod }

type Refusal =
  | 'subscription.login-required'
  | 'subscription.maintenance'
  | 'subscription.no-saved-payment'
  | 'saved-payment.not-found'
  | 'saved-payment.unusable'
  | 'payment.provider-unavailable'

type Choice = Shopper & { readonly savedPaymentId?: string | undefined }

/**
 * Chooses what a purchase with a subscription is charged to; null for a new means, which is then saved. A subscription
 * needs an account, and cannot start during maintenance.
 */
export async function chooseMeans(
  deps: Deps,
  tx: Executor,
  { store, customerId, savedPaymentId }: Choice,
  checkout: Assembled,
): Promise<Result<ChosenMeans | null, Refusal>> {
  if (!isSubscribing(checkout.cart)) return savedPaymentId === undefined ? ok(null) : err('saved-payment.not-found')
  if (store || customerId === undefined) return err('subscription.login-required')
  if (await isUnderMaintenance(tx)) return err('subscription.maintenance')
  if (savedPaymentId !== undefined) return findMeans(deps, tx, { customerId, id: savedPaymentId })
  const method = checkout.paymentMethod ?? deps.payments.defaultMethod
  if (checkout.totals.toPay === 0) {
    const saved = await findChargeable(tx, customerId, deps.clock.now())
    return saved ? ok(null) : err('subscription.no-saved-payment')
  }
  const isSaved = method !== null && deps.payments.byMethod(method)?.savedPayments !== undefined
  return isSaved ? ok(null) : err('payment.provider-unavailable')
}

async function findMeans(
  deps: Deps,
  tx: Executor,
  own: { readonly customerId: string; readonly id: string },
): Promise<Result<ChosenMeans, Refusal>> {
  const saved = await lockSavedPayment(tx, own)
  if (!saved || !savedPaymentStates.can(saved.state, 'remove')) return err('saved-payment.not-found')
  if (!isChargeable(saved, deps.clock.now())) return err('saved-payment.unusable')
  const tender = chargedBy(deps, saved)
  return tender === null ? err('payment.provider-unavailable') : ok({ saved, method: tender.method })
}

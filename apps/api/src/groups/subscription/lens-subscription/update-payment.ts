import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isChargeable, savedPaymentStates } from '@klarsikt/core/payment'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { lockSavedPayment } from '../../money/index.js'
import { changeSubscription, type Changed, type ChangeRefusal } from './change.js'
import type { OwnSubscription } from './rows.js'
import { DUE } from './states.js'
import { lensDelivery, lensSubscription } from './tables.js'

type PaymentRefusal = 'saved-payment.not-found' | 'saved-payment.unusable'

/**
 * Changes the means of payment for the deliveries. A declined charge is tried again today; the number of tries is kept.
 */
export function updatePayment(
  deps: Deps,
  own: OwnSubscription,
  { savedPaymentId }: { readonly savedPaymentId: string },
): Promise<Changed<ChangeRefusal | PaymentRefusal>> {
  return changeSubscription(deps, own, async (tx, row): Promise<Result<'changed' | 'same', PaymentRefusal>> => {
    const saved = await lockSavedPayment(tx, { customerId: own.customerId, id: savedPaymentId })
    if (!saved || !savedPaymentStates.can(saved.state, 'remove')) return err('saved-payment.not-found')
    if (!isChargeable(saved, deps.clock.now())) return err('saved-payment.unusable')
    if (row.savedPaymentId === savedPaymentId) return ok('same')
    await tx.orm.update(lensSubscription).set({ savedPaymentId }).where(eq(lensSubscription.id, row.id))
    await tx.orm
      .update(lensDelivery)
      .set({ tryOn: stockholmDate(deps.clock.now()) })
      .where(and(eq(lensDelivery.subscriptionId, row.id), stateIn(lensDelivery.state, [DUE])))
    return ok('changed')
  })
}

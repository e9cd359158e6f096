import { stockholmDate } from '@klarsikt/core/calendar'
import { glassesSubscriptionStates } from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isChargeable, savedPaymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { lockSavedPayment } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { lockSubscription, type OwnSubscription, type SubscriptionRow } from './find.js'
import { DUE, LEFT } from './states.js'
import { glassesSubscription, glassesSubscriptionCharge } from './tables.js'

type PaymentRefusal =
  | 'glasses-subscription.not-found'
  | 'glasses-subscription.not-active'
  | 'saved-payment.not-found'
  | 'saved-payment.unusable'
type Changed = Result<SubscriptionRow, PaymentRefusal>

/** Chooses the saved card that pays the months, or invoices for null. Tries a declined charge with the new card. */
export function updatePayment(
  deps: Pick<Deps, 'database' | 'clock'>,
  { customerId, id }: OwnSubscription,
  savedPaymentId: string | null,
): Promise<Changed> {
  return deps.database.transaction(async (tx): Promise<Changed> => {
    const row = await lockSubscription(tx, id)
    if (row?.customerId !== customerId) return err('glasses-subscription.not-found')
    if (glassesSubscriptionStates.to('terminate') === row.state) return err('glasses-subscription.not-active')
    const now = deps.clock.now()
    const saved = savedPaymentId === null ? null : await lockSavedPayment(tx, { customerId, id: savedPaymentId })
    if (savedPaymentId !== null && !(saved && savedPaymentStates.can(saved.state, 'remove')))
      return err('saved-payment.not-found')
    if (saved && !isChargeable(saved, now)) return err('saved-payment.unusable')
    if (row.savedPaymentId === savedPaymentId) return ok(row)
    await tx.orm.update(glassesSubscription).set({ savedPaymentId }).where(eq(glassesSubscription.id, id))
    await changeDue(tx, id, saved === null ? { state: LEFT, tryOn: null } : { tryOn: stockholmDate(now) })
    await audit(tx, now, { action: 'glasses-subscription.payment-changed', subject: 'glasses-subscription', id })
    return ok({ ...row, savedPaymentId })
  })
}

async function changeDue(
  tx: Executor,
  subscriptionId: string,
  changes: Partial<typeof glassesSubscriptionCharge.$inferInsert>,
): Promise<void> {
  const isDue = stateIn(glassesSubscriptionCharge.state, [DUE])
  await tx.orm
    .update(glassesSubscriptionCharge)
    .set(changes)
    .where(and(eq(glassesSubscriptionCharge.subscriptionId, subscriptionId), isDue))
}

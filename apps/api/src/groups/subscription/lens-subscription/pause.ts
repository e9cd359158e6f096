import { lensSubscriptionStates } from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { releasePieces } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import type { SubscriptionRow } from './rows.js'
import { NO_DELIVERY } from './schedule.js'
import { DROPPED, DUE } from './states.js'
import { lensDelivery, lensSubscription } from './tables.js'

type PauseDeps = Pick<BaseDeps, 'clock'>

export function pauseIn(deps: PauseDeps, tx: Executor, row: SubscriptionRow): Promise<void> {
  return stop(deps, tx, row, 'pause')
}

export function cancelIn(deps: PauseDeps, tx: Executor, row: SubscriptionRow): Promise<void> {
  return stop(deps, tx, row, 'cancel')
}

/**
 * Pauses or ends a locked subscription. A due delivery is dropped, so that nothing more is charged. A delivery that the
 * provider is being asked to charge goes on.
 */
async function stop(
  { clock }: PauseDeps,
  tx: Executor,
  { id }: SubscriptionRow,
  how: 'pause' | 'cancel',
): Promise<void> {
  const now = clock.now()
  const state = lensSubscriptionStates.to(how)
  await tx.orm
    .update(lensSubscription)
    .set({ ...NO_DELIVERY, state })
    .where(eq(lensSubscription.id, id))
  await audit(tx, now, { action: `lens-subscription.${state}`, subject: 'lens-subscription', id })
  const dropped = await tx.orm
    .update(lensDelivery)
    .set({ state: DROPPED, tryOn: null })
    .where(and(eq(lensDelivery.subscriptionId, id), stateIn(lensDelivery.state, [DUE])))
    .returning({ id: lensDelivery.id, held: lensDelivery.held })
  for (const { id: deliveryId, held } of dropped) {
    await releasePieces(tx, held, null)
    await audit(tx, now, { action: 'lens-delivery.dropped', subject: 'lens-delivery', id: deliveryId })
  }
}

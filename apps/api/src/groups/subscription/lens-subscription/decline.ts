import { isDelivering } from '@klarsikt/core/lens-subscription'
import { nextTryOn } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { releasePieces } from '../../catalogue/index.js'
import { findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { notifyDeclined } from './notify.js'
import { pauseIn } from './pause.js'
import { lockDelivery } from './rows.js'
import { CHARGING, DROPPED, DUE, UNPAID } from './states.js'
import { lensDelivery } from './tables.js'

type DeclineDeps = Pick<BaseDeps, 'clock' | 'encryption' | 'settings' | 'catalogue'>

/**
 * Handles a declined charge. It is tried again by the plan, and after the last try the subscription is paused. When the
 * subscription delivers nothing any more, the delivery is dropped.
 */
export async function declineDelivery(deps: DeclineDeps, tx: Executor, id: string): Promise<void> {
  const locked = await lockDelivery(tx, id)
  if (locked?.delivery.state !== CHARGING) return
  const { delivery, subscription } = locked
  const now = deps.clock.now()
  const isOver = !isDelivering(subscription.state)
  const tryOn = isOver || delivery.firstTryOn === null ? null : nextTryOn(delivery.firstTryOn, delivery.tries)
  const state = tryOn !== null ? DUE : isOver ? DROPPED : UNPAID
  await tx.orm.update(lensDelivery).set({ state, tryOn }).where(eq(lensDelivery.id, id))
  await audit(tx, now, { action: 'lens-delivery.declined', subject: 'lens-delivery', id })
  if (tryOn === null) await releasePieces(tx, delivery.held, null)
  if (isOver || subscription.customerId === null) return
  if (tryOn === null) await pauseIn(deps, tx, subscription)
  const customer = await findCustomer(tx, deps.encryption, subscription.customerId)
  if (customer) await notifyDeclined(deps, tx, { delivery, tryOn, customer })
}

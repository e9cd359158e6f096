import {
  isDelivering,
  lensLineStates,
  lensSubscriptionStates,
  nextDelivery,
  wokenSchedule,
} from '@klarsikt/core/lens-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isChargeable } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { lockSavedPayment } from '../../money/index.js'
import { findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { changeSubscription, type Changed, type ChangeRefusal } from './change.js'
import { notifyActivated, notifyCancelled, notifyPaused } from './notify.js'
import { cancelIn, pauseIn } from './pause.js'
import { type OwnSubscription, readLines, type SubscriptionRow } from './rows.js'
import { scheduleColumns } from './schedule.js'
import { lensSubscription } from './tables.js'

export type StartRefusal = 'saved-payment.unusable' | 'subscription.nothing-to-deliver'

/** Activates a paused subscription. The next delivery is the first for which there is time [LENS-004, LENS-007]. */
export function activateSubscription(deps: Deps, own: OwnSubscription): Promise<Changed<ChangeRefusal | StartRefusal>> {
  return changeSubscription(deps, own, async (tx, row, today): Promise<Result<'same', StartRefusal>> => {
    if (isDelivering(row.state)) return ok('same')
    const bar = await whyNotStart(deps, tx, row)
    if (bar) return err(bar)
    const state = lensSubscriptionStates.to('activate')
    const schedule = wokenSchedule(today, row.interval)
    await tx.orm
      .update(lensSubscription)
      .set({ ...scheduleColumns(schedule), state })
      .where(eq(lensSubscription.id, row.id))
    await audit(tx, deps.clock.now(), {
      action: `lens-subscription.${state}`,
      subject: 'lens-subscription',
      id: row.id,
    })
    const customer = await findCustomer(tx, deps.encryption, own.customerId)
    if (customer)
      await notifyActivated(deps, tx, { id: row.id, profile: customer.profile, day: nextDelivery(schedule) })
    return ok('same')
  })
}

/** Why a subscription cannot start; null when it can. */
export async function whyNotStart(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  { id, customerId, savedPaymentId }: SubscriptionRow,
): Promise<StartRefusal | null> {
  const saved =
    customerId === null || savedPaymentId === null
      ? null
      : await lockSavedPayment(tx, { customerId, id: savedPaymentId })
  if (!saved || !isChargeable(saved, clock.now())) return 'saved-payment.unusable'
  const isAny = (await readLines(tx, [id])).some(({ state }) => lensLineStates.can(state, 'freeze'))
  return isAny ? null : 'subscription.nothing-to-deliver'
}

/** Pauses a subscription, so that nothing is charged or delivered [LENS-005, LENS-008]. */
export function pauseSubscription(deps: Deps, own: OwnSubscription): Promise<Changed<ChangeRefusal>> {
  return changeSubscription(deps, own, async (tx, row) => {
    if (!isDelivering(row.state)) return ok('same')
    await pauseIn(deps, tx, row)
    const customer = await findCustomer(tx, deps.encryption, own.customerId)
    if (customer) await notifyPaused(deps, tx, { id: row.id, profile: customer.profile })
    return ok('same')
  })
}

/** Ends a subscription for good [LENS-006, LENS-009]. */
export function cancelSubscription(deps: Deps, own: OwnSubscription): Promise<Changed<ChangeRefusal>> {
  return changeSubscription(
    deps,
    own,
    async (tx, row) => {
      if (lensSubscriptionStates.isFinal(row.state)) return ok('same')
      await cancelIn(deps, tx, row)
      const customer = await findCustomer(tx, deps.encryption, own.customerId)
      if (customer) await notifyCancelled(deps, tx, { id: row.id, profile: customer.profile })
      return ok('same')
    },
    { ended: true },
  )
}

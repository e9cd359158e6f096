import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { isDelivering, lensSubscriptionStates, mayProcess } from '@klarsikt/core/lens-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { type AuditAction, audit } from '../../platform/index.js'
import { describeSubscription } from './describe.js'
import { processDeliveries } from './process.js'
import { lockSubscription, type OwnSubscription, type SubscriptionRow } from './rows.js'

export type Changed<Refusal> = Result<{ readonly success: true; readonly data: LensSubscription }, Refusal>
export type ChangeRefusal = 'subscription.not-found' | 'subscription.ended'

type Change<Refusal> = (
  tx: Executor,
  row: SubscriptionRow,
  today: PlainDate,
) => Promise<Result<'changed' | 'same', Refusal>>

type Options = {
  /** The audited action when something has changed. */
  readonly action?: AuditAction
  /** Allows the change of an ended subscription. */
  readonly ended?: true
}

/**
 * Changes the customer's own subscription under a lock. A due delivery is processed first, so that the change always
 * applies to the next one, whether or not a round was faster.
 */
export async function changeSubscription<Refusal>(
  deps: Deps,
  { customerId, id }: OwnSubscription,
  change: Change<Refusal>,
  { action = 'lens-subscription.changed', ended }: Options = {},
): Promise<Changed<Refusal | ChangeRefusal>> {
  return deps.database.transaction(async (tx): Promise<Changed<Refusal | ChangeRefusal>> => {
    const today = stockholmDate(deps.clock.now())
    const row = await lockSubscription(tx, id)
    if (!row || row.customerId !== customerId) return err('subscription.not-found')
    if (lensSubscriptionStates.isFinal(row.state) && !ended) return err('subscription.ended')
    if (isDue(deps, row, today)) await processDeliveries(deps, tx, [row], today)
    const current = (await lockSubscription(tx, id)) ?? row
    const changed = await change(tx, current, today)
    if (!changed.ok) return changed
    if (changed.value === 'changed') await audit(tx, deps.clock.now(), { action, subject: 'lens-subscription', id })
    const after = (await lockSubscription(tx, id)) ?? current
    return ok({ success: true, data: await describeSubscription(deps, tx, after) })
  })
}

function isDue({ payments }: Deps, { state, nextOn, announcedOn }: SubscriptionRow, today: PlainDate): boolean {
  const isDeliverable = nextOn !== null && isDelivering(state) && payments.defaultMethod !== null
  return isDeliverable && mayProcess(nextOn, announcedOn, today)
}

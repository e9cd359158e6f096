import { stockholmDate } from '@klarsikt/core/calendar'
import { glassesSubscriptionStates, terminationOf } from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { lockSubscription, type OwnSubscription, type SubscriptionRow } from './find.js'
import { sendNotice } from './letters.js'
import { glassesSubscription, glassesSubscriptionSigning } from './tables.js'

/** Gives notice. A subscription that is already under notice or over stays unchanged. */
export function terminate(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  { customerId, id }: OwnSubscription,
): Promise<Result<SubscriptionRow, 'glasses-subscription.not-found'>> {
  return deps.database.transaction(async (tx): Promise<Result<SubscriptionRow, 'glasses-subscription.not-found'>> => {
    const row = await lockSubscription(tx, id)
    if (row?.customerId !== customerId) return err('glasses-subscription.not-found')
    const now = deps.clock.now()
    const today = stockholmDate(now)
    const termination = terminationOf(row, today)
    if (termination === null) return ok(row)
    const changes = { ...termination, noticeOn: today }
    await tx.orm.update(glassesSubscription).set(changes).where(eq(glassesSubscription.id, id))
    await tx.orm.delete(glassesSubscriptionSigning).where(eq(glassesSubscriptionSigning.subscriptionId, id))
    const isOver = glassesSubscriptionStates.to('terminate') === termination.state
    await audit(tx, now, {
      action: isOver ? `glasses-subscription.${termination.state}` : 'glasses-subscription.notice-given',
      subject: 'glasses-subscription',
      id,
    })
    // A subscription that was never signed gets no letter.
    if (!isOver) await sendNotice(deps, tx, { ...row, ...changes })
    return ok({ ...row, ...changes })
  })
}

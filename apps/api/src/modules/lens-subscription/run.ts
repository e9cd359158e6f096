import { stockholmDate } from '@klarsikt/core/calendar'
import { isDelivering, mayProcess } from '@klarsikt/core/lens-subscription'
import { isChargeHour } from '@klarsikt/core/payment'
import { and, asc, lt, lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { stateIn } from '../../state-sql.js'
import { isUnderMaintenance } from '../subscription-platform/maintenance.js'
import { announceDeliveries } from './announce.js'
import { eachAtOnce } from './at-once.js'
import { chargeDeliveries } from './charge.js'
import { processDelivery } from './process.js'
import { lockSubscription } from './rows.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** Deliveries that are claimed in one round; what is left is for the next. */
const DELIVERIES_A_ROUND = 100

/**
 * Writes about what is coming, claims what is to be processed, and charges what is due; in the daytime. Any number of processes may
 * do it at once: each step is claimed in the database. Nothing happens during maintenance, and is made up for after it.
 */
export async function runLensSubscriptions(deps: Deps): Promise<number> {
  if (!isChargeHour(deps.clock.now()) || deps.payments.defaultMethod === null) return 0
  if (await isUnderMaintenance(deps.database)) return 0
  return (await announceDeliveries(deps)) + (await processDeliveries(deps)) + (await chargeDeliveries(deps))
}

async function processDeliveries(deps: Deps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const { id, state, processOn, announcedOn } = lensSubscription
  const due = await deps.database.orm
    .select({ id })
    .from(lensSubscription)
    .where(and(stateIn(state, SUBSCRIPTION_DELIVERING), lte(processOn, today), lt(announcedOn, today)))
    .orderBy(asc(processOn), asc(id))
    .limit(DELIVERIES_A_ROUND)
  return eachAtOnce(deps, due, async (one) => {
    await deps.database.transaction(async (tx) => {
      const row = await lockSubscription(tx, one)
      if (row?.nextOn && isDelivering(row.state) && mayProcess(row.nextOn, row.announcedOn, today))
        await processDelivery(deps, tx, row, today)
    })
    return 'done'
  })
}

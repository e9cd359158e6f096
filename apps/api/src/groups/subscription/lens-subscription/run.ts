import { stockholmDate } from '@klarsikt/core/calendar'
import { isDelivering, mayProcess } from '@klarsikt/core/lens-subscription'
import { isChargeHour } from '@klarsikt/core/payment'
import { and, asc, lt, lte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { isUnderMaintenance } from '../../platform/index.js'
import { announceDeliveries } from './announce.js'
import { chargeDeliveries } from './charge.js'
import { type BatchDone, inBatches } from './in-batches.js'
import { processDeliveries } from './process.js'
import { lockSubscriptions } from './rows.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** The maximum number of deliveries that one round claims; the next round continues. */
const DELIVERIES_A_ROUND = 400

/**
 * Announces, processes and charges what is due, in the daytime only. Several processes may run it at once, because each
 * step is claimed in the database. During maintenance it does nothing and catches up afterwards.
 */
export async function runLensSubscriptions(deps: Deps): Promise<number> {
  if (!isChargeHour(deps.clock.now()) || deps.payments.defaultMethod === null) return 0
  if (await isUnderMaintenance(deps.database)) return 0
  return (await announceDeliveries(deps)) + (await processDue(deps)) + (await chargeDeliveries(deps))
}

async function processDue(deps: Deps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const { id, state, processOn, announcedOn } = lensSubscription
  const due = await deps.database.orm
    .select({ id })
    .from(lensSubscription)
    .where(and(stateIn(state, SUBSCRIPTION_DELIVERING), lte(processOn, today), lt(announcedOn, today)))
    .orderBy(asc(processOn), asc(id))
    .limit(DELIVERIES_A_ROUND)
  return inBatches(deps, due, async (ids): Promise<BatchDone> => {
    await deps.database.transaction(async (tx) => {
      const rows = (await lockSubscriptions(tx, ids)).filter(
        ({ nextOn, state: current, announcedOn: announced }) =>
          nextOn !== null && isDelivering(current) && mayProcess(nextOn, announced, today),
      )
      await processDeliveries(deps, tx, rows, today)
    })
    return { count: ids.length }
  })
}

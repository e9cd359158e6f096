import { stockholmDate } from '@klarsikt/core/calendar'
import { isDelivering, mayProcess } from '@klarsikt/core/lens-subscription'
import { isChargeHour } from '@klarsikt/core/payment'
import { and, asc, lt, lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { stateIn } from '../../state-sql.js'
import { isUnderMaintenance } from '../subscription-platform/maintenance.js'
import { announceDeliveries } from './announce.js'
import { chargeDeliveries } from './charge.js'
import { type BatchDone, inBatches } from './in-batches.js'
import { processDeliveries } from './process.js'
import { lockSubscriptions } from './rows.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** Deliveries that are claimed in one round; what is left is for the next. */
const DELIVERIES_A_ROUND = 400

/**
 * Writes about what is coming, claims what is to be processed, and charges what is due; in the daytime. Any number of processes may
 * do it at once: each step is claimed in the database. Nothing happens during maintenance, and is made up for after it.
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

import { stockholmDate } from '@klarsikt/core/calendar'
import { glassesSubscriptionStates, isOver } from '@klarsikt/core/glasses-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, gt, lt, lte, or } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit, isUnderMaintenance } from '../../platform/index.js'
import { chargeMonths } from './charge-months.js'
import { lockSubscription, type SubscriptionRow } from './find.js'
import { sendEnded } from './letters.js'
import { glassesSubscription, glassesSubscriptionSigning } from './tables.js'

type FollowDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log'>

/** The number of subscriptions in one query. */
const ROWS_A_TURN = 50

const CHARGED = glassesSubscriptionStates.states.filter((state) => state === glassesSubscriptionStates.to('activate'))

/**
 * Charges the begun months and ends what is over. Each subscription has its own transaction. One that fails is logged
 * and tried again in the next round. During maintenance it does nothing and catches up afterwards. Returns how many
 * were due.
 */
export async function followSubscriptions(deps: FollowDeps): Promise<number> {
  if (await isUnderMaintenance(deps.database)) return 0
  await removeExpiredSignings(deps)
  let after = ''
  let followed = 0
  for (;;) {
    const ids = await dueIds(deps, after)
    for (const id of ids) await tryToFollow(deps, id)
    after = ids.at(-1) ?? after
    followed += ids.length
    if (ids.length < ROWS_A_TURN) return followed
  }
}

/** Deletes documents that were not signed in time, because they contain personal data without a purpose. */
async function removeExpiredSignings({ database, clock }: FollowDeps): Promise<void> {
  await database.orm.delete(glassesSubscriptionSigning).where(lte(glassesSubscriptionSigning.expiresAt, clock.now()))
}

async function dueIds({ database, clock }: FollowDeps, after: string): Promise<string[]> {
  const today = stockholmDate(clock.now())
  const isDue = or(lte(glassesSubscription.nextMonthOn, today), lt(glassesSubscription.endsOn, today))
  const rows = await database.orm
    .select({ id: glassesSubscription.id })
    .from(glassesSubscription)
    .where(and(stateIn(glassesSubscription.state, CHARGED), isDue, gt(glassesSubscription.id, after)))
    .orderBy(asc(glassesSubscription.id))
    .limit(ROWS_A_TURN)
  return rows.map(({ id }) => id)
}

/** Charges the begun months of one subscription, and ends it when it is over. */
export function followSubscription(deps: Omit<FollowDeps, 'log'>, id: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const row = await lockSubscription(tx, id)
    if (row === null || !CHARGED.includes(row.state)) return
    const today = stockholmDate(deps.clock.now())
    const charged = await chargeMonths(deps, tx, row, today)
    if (isOver(charged.endsOn, today)) await end(deps, tx, charged)
  })
}

async function tryToFollow(deps: FollowDeps, id: string): Promise<void> {
  try {
    await followSubscription(deps, id)
  } catch (error) {
    deps.log.error({ err: error, subscription: id }, 'A glasses subscription is not charged for')
  }
}

async function end(deps: Omit<FollowDeps, 'log'>, tx: Executor, row: SubscriptionRow): Promise<void> {
  const state = glassesSubscriptionStates.to('terminate')
  await tx.orm.update(glassesSubscription).set({ state, nextMonthOn: null }).where(eq(glassesSubscription.id, row.id))
  await audit(tx, deps.clock.now(), {
    action: `glasses-subscription.${state}`,
    subject: 'glasses-subscription',
    id: row.id,
  })
  await sendEnded(deps, tx, row)
}

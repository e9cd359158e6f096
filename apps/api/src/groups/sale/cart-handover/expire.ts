import { cartHandoverStates } from '@klarsikt/core/cart-handover'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, lt, lte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { cartHandover } from '../cart/handover-tables.js'
import { lockHandover } from './find-handovers.js'
import { takeBack, type TakeBackDeps } from './take-back.js'

/** The maximum number of handovers that one round ends. */
const HANDOVERS_A_ROUND = 50

/** Takes overdue handovers out of the carts. Those with an open payment are tried again later. */
export async function expireHandovers(deps: TakeBackDeps & Pick<Deps, 'database'>): Promise<number> {
  const { id, state, expiresAt } = cartHandover
  const overdue = await deps.database.orm
    .select({ id })
    .from(cartHandover)
    .where(and(stateIn(state, cartHandoverStates.from('expire')), lte(expiresAt, deps.clock.now())))
    .orderBy(asc(expiresAt))
    .limit(HANDOVERS_A_ROUND)
  for (const one of overdue)
    await deps.database.transaction(async (tx) => {
      const handover = await lockHandover(tx, one.id)
      if (handover && cartHandoverStates.can(handover.state, 'expire'))
        await takeBack(deps, tx, handover, { action: 'expire' })
    })
  return overdue.length
}

/** Deletes handovers that ended some weeks ago. An order keeps its own seller. */
export async function forgetHandovers({ orm }: Executor, before: Date): Promise<number> {
  const { rowCount } = await orm.delete(cartHandover).where(lt(cartHandover.endedAt, before))
  return rowCount ?? 0
}

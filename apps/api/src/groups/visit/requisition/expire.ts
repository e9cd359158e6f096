import { BOOKING_HORIZON_DAYS } from '@klarsikt/core/booking'
import { requisitionStates } from '@klarsikt/core/requisition'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, lt, lte, ne, or } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { idsWhere, lockRequisition } from './find.js'
import { sendUnanswered } from './letters.js'
import type { RequisitionDeps } from './send.js'
import { requisition } from './tables.js'

/** The maximum number of requisitions that one round ends. */
const ROWS_A_ROUND = 50
const DAY_MS = 86_400_000

/** Expires a requisition without a decision; a decided one stays. Returns whether it has expired now. */
export async function expireRequisition({ clock }: Pick<Deps, 'clock'>, tx: Executor, id: string): Promise<boolean> {
  const row = await lockRequisition(tx, id)
  if (!row || !requisitionStates.can(row.state, 'expire')) return false
  const state = requisitionStates.to('expire')
  await tx.orm.update(requisition).set({ state }).where(eq(requisition.id, id))
  await audit(tx, clock.now(), { action: `requisition.${state}`, subject: 'requisition', id })
  return true
}

/** Expires overdue requisitions and tells the employees, who can ask again. */
export async function expireRequisitions(deps: RequisitionDeps & Pick<Deps, 'database'>): Promise<number> {
  const { database, clock } = deps
  const overdue = and(
    stateIn(requisition.state, requisitionStates.from('approve')),
    lte(requisition.expiresAt, clock.now()),
  )
  const ids = await idsWhere(database, overdue, ROWS_A_ROUND)
  for (const id of ids)
    await database.transaction(async (tx) => {
      const row = await lockRequisition(tx, id)
      // It may have been sent again in the meantime.
      if (row?.expiresAt && row.expiresAt <= clock.now() && (await expireRequisition(deps, tx, id)))
        await sendUnanswered(deps, tx, row)
    })
  return ids.length
}

/** The states that only a visit or a new request can follow. */
const SETTLED = requisitionStates.states.filter(
  (state) => !requisitionStates.can(state, 'expire') && !requisitionStates.can(state, 'use'),
)

/**
 * Erases who asked whom, once that is settled or no visit can follow any more. The invoice keeps what the company was
 * charged for.
 */
export async function forgetRequisitions({ orm }: Executor, before: Date): Promise<number> {
  const isSettled = and(stateIn(requisition.state, SETTLED), lt(requisition.expiresAt, before))
  const isOld = lt(requisition.createdAt, new Date(before.getTime() - BOOKING_HORIZON_DAYS * DAY_MS))
  const { rowCount } = await orm
    .update(requisition)
    .set({ content: '', managerDigest: '' })
    .where(and(ne(requisition.content, ''), or(isSettled, isOld)))
  return rowCount ?? 0
}

import { type ClaimState, claimStates } from '@klarsikt/core/friends'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { storeRow } from '../../catalogue/index.js'
import { customerRow } from '../../person/index.js'
import { order, orderLine } from '../order/tables.js'
import { claim } from './tables.js'

/** Maximum number of claims in a list. */
export const CLAIMS_SHOWN = 50

const COLUMNS = {
  ...getTableColumns(claim),
  brand: orderLine.brand,
  description: orderLine.description,
  placedAt: order.placedAt,
  storeName: storeRow.name,
  customerNumber: customerRow.number,
  profile: customerRow.profile,
}

function select({ orm }: Executor, where: SQL | undefined) {
  return orm
    .select(COLUMNS)
    .from(claim)
    .innerJoin(order, eq(order.number, claim.orderNumber))
    .innerJoin(orderLine, and(eq(orderLine.orderNumber, claim.orderNumber), eq(orderLine.position, claim.position)))
    .innerJoin(customerRow, eq(customerRow.id, claim.customerId))
    .leftJoin(storeRow, eq(storeRow.id, claim.answeredBy))
    .where(where)
}

/** A claim with its glasses, its customer and the store that answered. */
export type ClaimRow = Awaited<ReturnType<typeof select>>[number]

/** The claims of a customer, the newest first. */
export function findClaimsOf(executor: Executor, customerId: string): Promise<ClaimRow[]> {
  return select(executor, eq(claim.customerId, customerId)).orderBy(desc(claim.reportedAt)).limit(CLAIMS_SHOWN)
}

/** The claims of a state with an open order. Waiting claims come oldest first, others newest first. */
export function findClaimsIn(executor: Executor, state: ClaimState, open: SQL | undefined): Promise<ClaimRow[]> {
  const { reportedAt, id } = claim
  return select(executor, and(eq(claim.state, state), open))
    .orderBy(state === claimStates.initial ? asc(reportedAt) : desc(reportedAt), asc(id))
    .limit(CLAIMS_SHOWN)
}

/** Reads a claim with an open order and locks it until the transaction ends. */
export async function lockClaim(tx: Executor, id: string, open: SQL | undefined): Promise<ClaimRow | null> {
  const [locked] = await tx.orm.select({ id: claim.id }).from(claim).where(eq(claim.id, id)).for('no key update')
  return locked ? findClaim(tx, id, open) : null
}

export async function findClaim(executor: Executor, id: string, open?: SQL): Promise<ClaimRow | null> {
  const [row] = await select(executor, and(eq(claim.id, id), open))
  return row ?? null
}

/** The number of claims in each state, among those with an open order. */
export async function countClaims({ orm }: Executor, open: SQL | undefined): Promise<Record<ClaimState, number>> {
  const rows = await orm
    .select({ state: claim.state, count: count() })
    .from(claim)
    .innerJoin(order, eq(order.number, claim.orderNumber))
    .where(open)
    .groupBy(claim.state)
  const countOf = (state: ClaimState) => rows.find((row) => row.state === state)?.count ?? 0
  return Object.fromEntries(claimStates.states.map((state) => [state, countOf(state)])) as Record<ClaimState, number>
}

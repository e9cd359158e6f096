import type { Actor } from '@klarsikt/core/access'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findCustomer } from '../../person/index.js'
import { managerDigests } from './content.js'
import { requisition } from './tables.js'
import { readListToken, tokenDigests } from './tokens.js'

export type RequisitionRow = typeof requisition.$inferSelect
type FindDeps = Pick<Deps, 'database' | 'encryption' | 'clock'>

/** The maximum number of rows in a list. */
const LIST_ROWS = 200

/** Locks a requisition until the transaction ends. */
export async function lockRequisition({ orm }: Executor, id: string): Promise<RequisitionRow | null> {
  const [row] = await orm.select().from(requisition).where(eq(requisition.id, id)).for('update')
  return row ?? null
}

/** Finds a manager's requisition by the token of its link, or by its id if it is their own. */
export async function findForManager(
  deps: FindDeps,
  tx: Executor,
  actor: Actor,
  token: string,
): Promise<RequisitionRow | null> {
  const list = readListToken(deps, token)
  const id = list ? (list.id ?? '') : token
  const own = and(eq(requisition.id, id), inArray(requisition.managerDigest, await digestsOf(deps, actor)))
  const [row] = await tx.orm
    .select()
    .from(requisition)
    .where(or(inArray(requisition.tokenDigest, tokenDigests(deps.encryption, token)), own))
  return row ?? null
}

/** The requisitions of a manager, the newest first. */
export async function listForManager(deps: FindDeps, actor: Actor): Promise<RequisitionRow[]> {
  const own = inArray(requisition.managerDigest, await digestsOf(deps, actor))
  return deps.database.orm
    .select()
    .from(requisition)
    .where(and(own, isNotNull(requisition.sentAt), ne(requisition.content, '')))
    .orderBy(desc(requisition.sentAt))
    .limit(LIST_ROWS)
}

/** The digests by which an actor is known as a manager. A customer is known by the confirmed address of the account. */
async function digestsOf({ database, encryption }: FindDeps, actor: Actor): Promise<string[]> {
  if (actor.kind === 'manager') return [actor.managerId]
  if (actor.kind !== 'customer') return []
  const customer = await findCustomer(database, encryption, actor.customerId)
  return customer ? managerDigests(encryption, customer.profile.email) : []
}

/** The ids of rows for a job. Whoever changes a row locks it and checks it again. */
export async function idsWhere({ orm }: Executor, where: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await orm.select({ id: requisition.id }).from(requisition).where(where).limit(limit)
  return rows.map(({ id }) => id)
}

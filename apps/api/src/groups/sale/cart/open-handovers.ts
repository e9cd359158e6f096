import { cartHandoverStates } from '@klarsikt/core/cart-handover'
import type { Executor } from '@klarsikt/server/database'
import { and, inArray } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { cartHandover } from './handover-tables.js'

/** The ids of the handovers that wait for their customer. `lock` keeps them open until the transaction ends. */
export async function openHandovers(
  { orm }: Executor,
  ids: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { id, state } = cartHandover
  const query = orm
    .select({ id })
    .from(cartHandover)
    .where(and(inArray(id, [...ids]), stateIn(state, cartHandoverStates.open)))
    .orderBy(id)
  const rows = await (lock ? query.for('share') : query)
  return new Set(rows.map((row) => row.id))
}

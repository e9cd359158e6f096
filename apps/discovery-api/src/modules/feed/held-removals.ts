import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../http/failures.js'
import type { MarketKey } from '../tenant/market-key.js'
import { tenant } from '../tenant/tables.js'
import { countRemovals } from './queries.js'
import { mayRemove } from './removals.js'

/** Why a generation may not replace the present one without permission for removals; null when it may. */
export async function heldRemovals(
  tx: Executor,
  { tenant, market }: MarketKey,
  present: number,
  generation: number,
): Promise<Refusal | null> {
  const { rows } = await countRemovals(tx, tenant, market, present, generation)
  const [count] = rows
  return count ? held(count, { market, name: 'products' }) : null
}

/** The same check for a list whose entries have ids, such as the categories of a market. */
export async function heldEntries(
  { orm }: Executor,
  { tenant: id, market }: MarketKey,
  list: {
    readonly present: readonly { readonly id: string }[]
    readonly kept: ReadonlyMap<string | number, unknown>
    readonly name: 'pages' | 'categories'
  },
): Promise<Refusal | null> {
  const removed = list.present.filter((one) => !list.kept.has(one.id)).length
  if (removed === 0) return null
  const [row] = await orm.select({ settings: tenant.settings }).from(tenant).where(eq(tenant.id, id))
  const maxPercent = row?.settings.max_removals_percent ?? null
  return held({ removed, present: list.present.length, maxPercent }, { market, name: list.name })
}

type Count = { readonly removed: number; readonly present: number; readonly maxPercent: number | null }

function held({ removed, present, maxPercent }: Count, what: { market: string; name: string }): Refusal | null {
  if (mayRemove(removed, present, maxPercent ?? undefined)) return null
  const share = Math.round((removed / present) * 100)
  const message = `The feed lacks ${removed} of the ${present} ${what.name} of ${what.market} (${share} %), and they stay as they are. With allow_removals=true they are removed.`
  return { code: 'too-many-removals', message }
}

import type { Executor } from '@klarsikt/server/database'
import { and, gt } from 'drizzle-orm'
import { inMarket } from '../../database/conditions.js'
import type { MarketKey } from '../tenant/market-key.js'
import { market as marketTable } from '../tenant/tables.js'

export async function isFed({ orm }: Pick<Executor, 'orm'>, marketKey: MarketKey): Promise<boolean> {
  const rows = await orm
    .select({ generation: marketTable.generation })
    .from(marketTable)
    .where(and(inMarket(marketTable, marketKey), gt(marketTable.generation, 0)))
  return rows.length > 0
}

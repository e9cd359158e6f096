import type { Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'
import { removeProduct } from './queries.js'

/** Removes one product from the present catalogue; false when it has none with the id. */
export async function deleteProduct(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  marketKey: MarketKey,
  productId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const removed = await removeProduct(tx, marketKey.tenant, marketKey.market, productId)
    if (removed.rowCount === 0) return false
    await audit(tx, clock.now(), 'product.removed', marketKey)
    await noteChange(tx, marketKey, 'product', [productId])
    return true
  })
}

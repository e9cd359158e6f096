import type { Deps } from '../../context.js'
import { noteChange } from '../tenant/changes.js'

/** Removes one product of the present catalogue; false when there is none of that id. */
export async function deleteProduct(
  { database }: Pick<Deps, 'database'>,
  place: { readonly tenant: string; readonly market: string },
  productId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const removed = await tx.query({
      text: `delete from discovery.product p
             using (select generation from discovery.market where tenant = $1 and market = $2 for update) m
             where p.tenant = $1 and p.market = $2 and p.generation = m.generation and p.product_id = $3`,
      values: [place.tenant, place.market, productId],
    })
    if (removed.rowCount === 0) return false
    await noteChange(tx, place, 'product', [productId])
    return true
  })
}

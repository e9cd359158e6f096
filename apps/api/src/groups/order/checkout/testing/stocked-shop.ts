import { afterAll } from 'vitest'
import { buyableSkus, openTestShop, setStock, type TestShop } from './shop.js'

export interface StockedShop extends TestShop {
  /** Two skus with a large stock, the cheaper first. */
  readonly sku: string
  readonly other: string
}

/**
 * The shop of a test file, closed after its tests: `const shop = await stockedShop()`. The provider sends notices
 * only on demand, because one may come before the buyer.
 */
export async function stockedShop({ notices = false } = {}): Promise<StockedShop> {
  const shop = await openTestShop()
  afterAll(() => shop.close())
  const [sku = '', other = ''] = await buyableSkus(shop, 2)
  for (const one of [sku, other]) await setStock(shop, one, 1_000)
  if (!notices) await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  return { ...shop, sku, other }
}

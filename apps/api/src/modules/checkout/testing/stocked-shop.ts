import { afterAll } from 'vitest'
import { buyableSkus, openTestShop, setStock, type TestShop } from './shop.js'

export interface StockedShop extends TestShop {
  /** Two articles of which there is plenty, the cheaper first. */
  readonly sku: string
  readonly other: string
}

/**
 * The shop of a file of tests, closed after them: `const shop = await stockedShop()`. The provider sends no notices unless
 * they are asked for: one may be faster than the buyer.
 */
export async function stockedShop({ notices = false } = {}): Promise<StockedShop> {
  const shop = await openTestShop()
  afterAll(() => shop.close())
  const [sku = '', other = ''] = await buyableSkus(shop, 2)
  for (const one of [sku, other]) await setStock(shop, one, 1_000)
  if (!notices) await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  return { ...shop, sku, other }
}

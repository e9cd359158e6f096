import { testShop } from './shop.js'

export const BRAND = { field: 'brand', op: 'in', data: ['Gucci'] } as const

/** Starts a search page at an address and waits for its first answer. */
export async function started(
  href = 'https://shop.test/search?query=glas',
  options: Parameters<typeof testShop>[0] = {},
) {
  const shop = testShop({ href, ...options })
  const page = shop.page()
  const stop = page.start()
  await shop.settle()
  return { ...shop, page, stop }
}

import { testShop } from './shop.js'

/** A filter that has been chosen. */
export const BRAND = { field: 'brand', op: 'in', data: ['Gucci'] } as const

/** A search page that has been started at this address, with its first answer. */
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

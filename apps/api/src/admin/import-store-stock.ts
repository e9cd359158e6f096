import type { Database } from '@klarsikt/server/database'
import { z } from 'zod'
import { setStorePieces } from '../groups/catalogue/index.js'

export type RefusedStock = { readonly line: number; readonly reason: string }

export type StoreStockReport = { readonly set: number; readonly refused: readonly RefusedStock[] }

const LARGEST_STOCK = 100_000
const REFUSALS = {
  unknown: 'names a store or an article that is not there',
  reserved: 'is less than checkouts have set aside',
} as const

const stockLine = z.object({
  storeId: z.coerce.number().int().positive(),
  skuId: z.string().min(1).max(100),
  quantity: z.coerce.number().int().min(0).max(LARGEST_STOCK),
})

/**
 * Sets the stock of stores from lines of `store number;sku;pieces`. Reports wrong lines and sets the others;
 * repeating a file changes nothing. Refuses fewer pieces than checkouts have reserved.
 */
export async function importStoreStock(
  lines: AsyncIterable<string>,
  database: Pick<Database, 'orm'>,
): Promise<StoreStockReport> {
  let [line, set] = [0, 0]
  const refused: RefusedStock[] = []
  for await (const text of lines) {
    line += 1
    if (text.trim() === '' || (line === 1 && /^store/i.test(text))) continue
    const [storeId, skuId = '', quantity] = text.split(';').map((part) => part.trim())
    const read = stockLine.safeParse({ storeId, skuId, quantity })
    const reason = read.success ? await setPieces(database, read.data) : 'is not store number;sku;pieces'
    if (reason === null) set += 1
    else refused.push({ line, reason })
  }
  return { set, refused }
}

async function setPieces(database: Pick<Database, 'orm'>, pieces: z.output<typeof stockLine>): Promise<string | null> {
  const set = await setStorePieces(database, pieces)
  return set.ok ? null : REFUSALS[set.error]
}

import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import {
  releaseStock,
  releaseStoreStock,
  reservePieces,
  reserveStorePieces,
  restock,
  restockStore,
  sellStock,
  sellStoreStock,
} from './queries.js'

/** Pieces of one sku. */
export type Pieces = { readonly skuId: string; readonly quantity: number }

/** How many of each sku are needed, in the order in which every transaction takes them. */
export function neededPieces(lines: readonly Pieces[]): Pieces[] {
  const needed = new Map<string, number>()
  for (const line of lines) needed.set(line.skuId, (needed.get(line.skuId) ?? 0) + line.quantity)
  return [...needed].map(([skuId, quantity]) => ({ skuId, quantity })).sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
}

const columns = (pieces: readonly Pieces[]) =>
  [pieces.map((one) => one.skuId), pieces.map((one) => one.quantity)] as const

/**
 * Takes all of the pieces or none; answers a sku there is not enough of. The row itself is the gate: no check is made that
 * another buyer could overtake, and held pieces are out of reach for others.
 */
export async function holdPieces(tx: Executor, pieces: readonly Pieces[]): Promise<Result<void, string>> {
  const { rows } = await reservePieces(tx, ...columns(pieces))
  return rows[0] ? err(rows[0].skuId) : ok(undefined)
}

/** Takes the pieces of each sku of which there are enough for all; answers the skus of which none were taken. */
export async function holdEnough(tx: Executor, lines: readonly Pieces[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set()
  const { rows } = await reservePieces(tx, ...columns(neededPieces(lines)))
  return new Set(rows.map(({ skuId }) => skuId))
}

/** Takes all of the pieces from the shelves of a store, or none; answers whether it did. The rows are the gate here as well. */
export async function holdStorePieces(tx: Executor, pieces: readonly Pieces[], storeId: number): Promise<boolean> {
  const { rows } = await reserveStorePieces(tx, ...columns(pieces), storeId)
  return pieces.length > 0 && rows.length === pieces.length
}

const change =
  (update: typeof releaseStock, updateStore: typeof releaseStoreStock) =>
  async (tx: Executor, pieces: readonly Pieces[], storeId: number | null): Promise<void> => {
    if (pieces.length === 0) return
    if (storeId === null) await update(tx, ...columns(pieces))
    else await updateStore(tx, ...columns(pieces), storeId)
  }

/** Gives held pieces back, to the store they lie in or, for null, to the warehouse. */
export const releasePieces = change(releaseStock, releaseStoreStock)

/** Turns held pieces into sold ones. */
export const sellPieces = change(sellStock, sellStoreStock)

/** Puts sold pieces back, when an order is cancelled before it was sent. */
export const restockPieces = change(restock, restockStore)

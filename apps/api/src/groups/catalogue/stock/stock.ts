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

export type Pieces = { readonly skuId: string; readonly quantity: number }

/** The needed pieces of each sku, in the order in which every transaction locks stock. */
export function neededPieces(lines: readonly Pieces[]): Pieces[] {
  const needed = new Map<string, number>()
  for (const line of lines) needed.set(line.skuId, (needed.get(line.skuId) ?? 0) + line.quantity)
  return [...needed].map(([skuId, quantity]) => ({ skuId, quantity })).sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
}

const columns = (pieces: readonly Pieces[]) =>
  [pieces.map((one) => one.skuId), pieces.map((one) => one.quantity)] as const

/**
 * Holds all of the pieces, or returns a sku that does not suffice; the caller then has to roll back. The update itself
 * checks the stock, so that no other buyer can come between.
 */
export async function holdPieces(tx: Executor, pieces: readonly Pieces[]): Promise<Result<void, string>> {
  const { rows } = await reservePieces(tx, ...columns(pieces))
  return rows[0] ? err(rows[0].skuId) : ok(undefined)
}

/** Holds the pieces of each sku that suffices for all, and returns the skus that were not held. */
export async function holdEnough(tx: Executor, lines: readonly Pieces[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set()
  const { rows } = await reservePieces(tx, ...columns(neededPieces(lines)))
  return new Set(rows.map(({ skuId }) => skuId))
}

/**
 * Holds all of the pieces in a store or none, and returns whether it did. The update itself checks the stock here too.
 */
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

/** Gives held pieces back to their store, or to the warehouse when null. */
export const releasePieces = change(releaseStock, releaseStoreStock)

export const sellPieces = change(sellStock, sellStoreStock)

/** Puts sold pieces back, when an order is cancelled before it is sent. */
export const restockPieces = change(restock, restockStore)

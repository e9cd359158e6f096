import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { releaseStock, reservePieces, restock, sellStock } from './queries.js'

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

const change =
  (update: typeof releaseStock) =>
  async (tx: Executor, pieces: readonly Pieces[]): Promise<void> => {
    if (pieces.length > 0) await update(tx, ...columns(pieces))
  }

/** Gives held pieces back. */
export const releasePieces = change(releaseStock)

/** Turns held pieces into sold ones. */
export const sellPieces = change(sellStock)

/** Puts sold pieces back, when an order is cancelled before it was sent. */
export const restockPieces = change(restock)

import type { Executor } from '@klarsikt/server/database'
import { holdEnough, holdPieces } from '../../catalogue/index.js'
import type { PricedLine } from './delivery-snapshot.js'
import type { PricedDelivery } from './price-deliveries.js'

/** The products of a delivery that are held in stock, and those that are missing. */
export type HeldDelivery = Omit<PricedDelivery, 'lines'> & {
  readonly held: readonly PricedLine[]
  readonly missing: readonly PricedLine[]
}

/**
 * Holds the stock of deliveries, in the order in which every transaction locks stock. A scarce product goes to one
 * delivery after the other while it lasts.
 */
export async function holdDeliveries(tx: Executor, deliveries: readonly PricedDelivery[]): Promise<HeldDelivery[]> {
  const buyable = deliveries.flatMap(({ lines }) => lines).filter(({ fact }) => fact.buyable)
  const scarce = await holdEnough(
    tx,
    buyable.map(({ row }) => row),
  )
  const held = new Set(buyable.filter(({ row }) => !scarce.has(row.skuId)))
  const rest = buyable.filter(({ row }) => scarce.has(row.skuId))
  for (const line of rest.toSorted((a, b) => (a.row.skuId < b.row.skuId ? -1 : 1))) {
    const { skuId, quantity } = line.row
    if ((await holdPieces(tx, [{ skuId, quantity }])).ok) held.add(line)
  }
  return deliveries.map(({ lines, ...delivery }) => ({
    ...delivery,
    held: bySku(lines.filter((line) => held.has(line))),
    missing: bySku(lines.filter((line) => !held.has(line))),
  }))
}

const bySku = (lines: readonly PricedLine[]) => lines.toSorted((a, b) => (a.row.skuId < b.row.skuId ? -1 : 1))

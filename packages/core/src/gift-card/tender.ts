import { atLeastZero, least, subtract } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** A gift card with its balance in öre. */
export type TenderCard = { readonly id: string; readonly balance: Ore }

/** The amount in öre that one card pays. */
export type TenderUse = { readonly id: string; readonly amount: Ore }

/** Splits a total over gift cards in order, each up to its balance. Another method pays `remaining`. */
export function splitTender(
  total: Ore,
  cards: readonly TenderCard[],
): { readonly uses: readonly TenderUse[]; readonly remaining: Ore } {
  let remaining = atLeastZero(total)
  const uses: TenderUse[] = []
  for (const { id, balance } of cards) {
    if (uses.some((use) => use.id === id)) continue
    const amount = least(remaining, atLeastZero(balance))
    if (amount === 0) continue
    uses.push({ id, amount })
    remaining = subtract(remaining, amount)
  }
  return { uses, remaining }
}

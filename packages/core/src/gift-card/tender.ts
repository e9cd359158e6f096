import { atLeastZero, least, subtract } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** A gift card and its balance. */
export type TenderCard = { readonly id: string; readonly balance: Ore }

/** What one card pays. */
export type TenderUse = { readonly id: string; readonly amount: Ore }

/** Applies the cards in the given order, each up to its balance; the rest is for another payment method. */
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

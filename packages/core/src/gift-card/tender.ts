import { atLeastZero, least, subtract } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** A card that may pay, with what is on it. */
export type TenderCard = { readonly id: string; readonly balance: Ore }

/** What one card pays. */
export type TenderUse = { readonly id: string; readonly amount: Ore }

/** Lets the cards pay in the order given, each as much as it can; the rest is for another way of paying. */
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

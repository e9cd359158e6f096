import type { Cart } from '@klarsikt/contract/shop/types'
import { splitTender } from '@klarsikt/core/gift-card'
import { kronor, ore, subtract, ZERO } from '@klarsikt/core/money'

/**
 * Returns what each gift card pays and what is left on it. The cart counts only the goods, but the checkout's total
 * includes the freight.
 */
export function cardShares(cards: Cart['giftCards'], paid: number) {
  const { uses } = splitTender(
    ore(paid),
    cards.map(({ id, balance }) => ({ id, balance: ore(balance) })),
  )
  return cards.map((card) => {
    const used = uses.find(({ id }) => id === card.id)?.amount ?? ZERO
    return { ...card, used: kronor(used), remaining: kronor(subtract(ore(card.balance), used)) }
  })
}

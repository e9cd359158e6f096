import type { Cart } from '@klarsikt/contract/shop/types'

type Card = Cart['giftCards'][number]

/**
 * What each gift card pays of an order, in kronor: the cards in their order, each as far as it goes. The cart itself
 * knows their parts of the goods only; the checkout's sum has the freight in it.
 */
export function cardShares(cards: readonly Card[], paid: number): Card[] {
  let left = inOre(paid)
  return cards.map((card) => {
    const used = Math.min(left, inOre(card.balance))
    left -= used
    return { ...card, used: used / 100 }
  })
}

function inOre(kronor: number): number {
  return Math.round(kronor * 100)
}

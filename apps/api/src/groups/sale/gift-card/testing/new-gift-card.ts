import { wholeOre } from '@klarsikt/core/money'
import type { TestShop } from '../../../order/checkout/testing/shop.js'
import { issueGiftCard } from '../issue.js'

let number = 7_000_000_000_000_000

/** A gift card with a balance, and its typed number and PIN. */
export async function newGiftCard(shop: TestShop, kronor: number, validUntil: string | null = null) {
  const typed = { number: String(number++), pin: '4711' }
  const card = { ...typed, amount: wholeOre(kronor * 100), validUntil }
  const id = await issueGiftCard(shop.deps.database, shop.encryption, card, shop.clock.now())
  return { id: id ?? '', ...typed }
}

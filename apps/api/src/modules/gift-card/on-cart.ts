import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { lookupGiftCard, type GiftCardDeps, type KnownGiftCard, type LookupRefusal } from './lookup.js'

/** Cards on one cart at most; more would only be a way to try many. */
const CARDS_A_CART = 10

/** Puts a card on a cart, to pay when the order is placed. Nothing is taken from it yet. */
export async function applyGiftCard(
  deps: GiftCardDeps,
  cartId: string,
  typed: { readonly number: string; readonly pin: string },
): Promise<Result<KnownGiftCard, LookupRefusal | 'gift-card.empty'>> {
  const card = await lookupGiftCard(deps, typed)
  if (!card.ok) return card
  const now = deps.clock.now()
  if (card.value.balance === 0 || isExpired(card.value, now)) return err('gift-card.empty')
  await deps.database.query({
    text: `insert into cart_gift_card (cart_id, card_id, applied_at)
           select $1, $2, $3 where (select count(*) from cart_gift_card where cart_id = $1) < $4
           on conflict do nothing`,
    values: [cartId, card.value.id, now, CARDS_A_CART],
  })
  return ok(card.value)
}

export async function removeGiftCard(executor: Executor, cartId: string, cardId: string): Promise<void> {
  await executor.query({
    text: 'delete from cart_gift_card where cart_id = $1 and card_id = $2',
    values: [cartId, cardId],
  })
}

export type CartCardRow = { id: string; last4: string; balance: number; valid_until: string | null }

/** Selects the cards of the cart that an expression names, in the order they pay. */
export const cardsOf = (cartId: string): string => `
  select card.id, card.last4, card.balance, card.valid_until::text from cart_gift_card applied
  join gift_card card on card.id = applied.card_id where applied.cart_id = ${cartId} order by applied.applied_at, card.id`

/** The cards of a cart in the order they pay, with what is on them now. */
export async function cartGiftCards(executor: Executor, cartId: string, now: Date): Promise<KnownGiftCard[]> {
  const found = await executor.query<CartCardRow>({ name: 'cart-gift-cards', text: cardsOf('$1'), values: [cartId] })
  return toCards(found.rows, now)
}

/** A card out of date pays nothing. */
export function toCards(rows: readonly CartCardRow[], now: Date): KnownGiftCard[] {
  return rows.map((row) => {
    const card = { id: row.id, last4: row.last4, balance: wholeOre(row.balance), validUntil: row.valid_until }
    return isExpired(card, now) ? { ...card, balance: wholeOre(0) } : card
  })
}

function isExpired(card: Pick<KnownGiftCard, 'validUntil'>, now: Date): boolean {
  return card.validUntil !== null && card.validUntil < stockholmDate(now)
}

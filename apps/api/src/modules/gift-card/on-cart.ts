import { stockholmDate } from '@klarsikt/core/calendar'
import { isGiftCardExpired } from '@klarsikt/core/gift-card'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { openSubmissionsOf } from '../checkout/submissions.js'
import { lookupGiftCard, type GiftCardDeps, type KnownGiftCard, type LookupRefusal } from './lookup.js'

/** Cards on one cart at most; more would only be a way to try many. */
const CARDS_A_CART = 10

/** Puts a card on a cart, to pay when the order is placed. Nothing is taken from it yet. */
export async function applyGiftCard(
  deps: GiftCardDeps,
  cartId: string,
  typed: { readonly number: string; readonly pin: string },
): Promise<Result<KnownGiftCard, LookupRefusal | 'gift-card.empty' | 'gift-card.too-many'>> {
  const card = await lookupGiftCard(deps, typed)
  if (!card.ok) return card
  const now = deps.clock.now()
  if (card.value.balance === 0) return err('gift-card.empty')
  const put = await deps.database.query({
    text: `insert into cart_gift_card (cart_id, card_id, applied_at)
           select $1, $2, $3 where (select count(*) from cart_gift_card where cart_id = $1 and card_id <> $2) < $4
           on conflict (cart_id, card_id) do update set applied_at = cart_gift_card.applied_at returning card_id`,
    values: [cartId, card.value.id, now, CARDS_A_CART],
  })
  return put.rows.length === 0 ? err('gift-card.too-many') : ok(card.value)
}

export async function removeGiftCard(executor: Executor, cartId: string, cardId: string): Promise<void> {
  await executor.query({
    text: 'delete from cart_gift_card where cart_id = $1 and card_id = $2',
    values: [cartId, cardId],
  })
}

export type CartCardRow = { id: string; last4: string; balance: number; valid_until: string | null }

/**
 * Selects the cards of the cart that an expression names, in the order they pay. What the cart's own open purchase has set
 * aside is still theirs to pay with: it is the same purchase that goes on.
 */
export const cardsOf = (cartId: string): string => `
  select card.id, card.last4, card.valid_until::text,
         card.balance + coalesce((select -sum(held.amount) from gift_card_entry held where held.card_id = card.id
           and held.kind = 'hold' and held.reference in (${openSubmissionsOf(cartId)})), 0)::int as balance
  from cart_gift_card applied
  join gift_card card on card.id = applied.card_id where applied.cart_id = ${cartId} order by applied.applied_at, card.id`

/** The cards of a cart in the order they pay, with what is on them now. */
export async function cartGiftCards(executor: Executor, cartId: string, now: Date): Promise<KnownGiftCard[]> {
  const found = await executor.query<CartCardRow>({ name: 'cart-gift-cards', text: cardsOf('$1'), values: [cartId] })
  return toCards(found.rows, now)
}

/** A card out of date pays nothing. */
export function toCards(rows: readonly CartCardRow[], now: Date): KnownGiftCard[] {
  const today = stockholmDate(now)
  return rows.map((row) => {
    const card = { id: row.id, last4: row.last4, balance: wholeOre(row.balance), validUntil: row.valid_until }
    return isGiftCardExpired(card.validUntil, today) ? { ...card, balance: wholeOre(0) } : card
  })
}

import { stockholmDate } from '@klarsikt/core/calendar'
import { isGiftCardExpired } from '@klarsikt/core/gift-card'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { auditShopper, cartChange } from '../../platform/index.js'
import { lookupGiftCard, type GiftCardDeps, type KnownGiftCard, type LookupRefusal } from '../gift-card/lookup.js'
import { findSavedCards } from '../gift-card/saved-cards.js'
import { type CartCardRow, insertCard, selectCards } from './queries.js'
import { cartGiftCard } from './tables.js'

/** The maximum number of cards on a cart. A higher one would only help to guess numbers. */
export const CARDS_A_CART = 10

type CardRefusal = LookupRefusal | 'gift-card.empty' | 'gift-card.too-many'

/** Puts a gift card on a cart to pay with. Nothing is taken from it before the order is placed. */
export async function applyGiftCard(
  deps: GiftCardDeps,
  cartId: string,
  typed: { readonly number: string; readonly pin: string },
): Promise<Result<KnownGiftCard, CardRefusal>> {
  const card = await lookupGiftCard(deps, typed)
  return card.ok ? putOnCart(deps, cartId, card.value) : card
}

/** Puts a gift card from the customer's account on a cart. */
export async function applySavedGiftCard(
  deps: GiftCardDeps,
  cartId: string,
  saved: { readonly customerId: string; readonly cardId: string },
): Promise<Result<KnownGiftCard, Exclude<CardRefusal, 'gift-card.locked' | 'gift-card.pin-required'>>> {
  const [card] = await findSavedCards(deps.database, saved, deps.clock.now())
  if (!card) return err('gift-card.not-found')
  if (isGiftCardExpired(card.validUntil, stockholmDate(deps.clock.now()))) return err('gift-card.expired')
  return putOnCart(deps, cartId, card)
}

async function putOnCart(
  { database, clock }: GiftCardDeps,
  cartId: string,
  card: KnownGiftCard,
): Promise<Result<KnownGiftCard, 'gift-card.empty' | 'gift-card.too-many'>> {
  const now = clock.now()
  if (card.balance === 0) return err('gift-card.empty')
  const applied = await auditShopper(database, now, cartChange(cartId), async (executor) => {
    const { rowCount } = await insertCard(executor, cartId, card.id, now, CARDS_A_CART)
    return rowCount === 1
  })
  return applied ? ok(card) : err('gift-card.too-many')
}

/** Removes a gift card from a cart. A card that is not on it is ignored. */
export async function removeGiftCard(
  { database, clock }: Pick<GiftCardDeps, 'database' | 'clock'>,
  cartId: string,
  cardId: string,
): Promise<void> {
  await auditShopper(database, clock.now(), cartChange(cartId), async ({ orm }) => {
    const ofCart = and(eq(cartGiftCard.cartId, cartId), eq(cartGiftCard.cardId, cardId))
    const { rowCount } = await orm.delete(cartGiftCard).where(ofCart)
    return rowCount === 1
  })
}

/** The gift cards of a cart in the order in which they pay, with their balances. */
export async function cartGiftCards(executor: Executor, cartId: string, now: Date): Promise<KnownGiftCard[]> {
  return toCards((await selectCards(executor, cartId)).rows, now)
}

/** Gives expired cards a balance of 0, because they cannot pay. */
export function toCards(rows: readonly CartCardRow[], now: Date): KnownGiftCard[] {
  const today = stockholmDate(now)
  return rows.map((row) => {
    const card = { ...row, balance: wholeOre(row.balance) }
    return isGiftCardExpired(card.validUntil, today) ? { ...card, balance: wholeOre(0) } : card
  })
}

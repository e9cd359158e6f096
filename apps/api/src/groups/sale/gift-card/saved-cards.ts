import { stockholmDate } from '@klarsikt/core/calendar'
import { savedGiftCardState, type SavedGiftCardState } from '@klarsikt/core/gift-card'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { KnownGiftCard } from './lookup.js'
import { giftCard, savedGiftCard, soldGiftCard } from './tables.js'

/** A saved card with its state. */
export type SavedCard = KnownGiftCard & { readonly state: SavedGiftCardState; readonly savedAt: Date }

/** The saved cards of a customer, the newest first, or only the one with `cardId`. */
export async function findSavedCards(
  { orm }: Executor,
  { customerId, cardId }: { readonly customerId: string; readonly cardId?: string },
  now: Date,
): Promise<SavedCard[]> {
  const rows = await orm
    .select({
      id: giftCard.id,
      last4: giftCard.last4,
      balance: giftCard.balance,
      validUntil: giftCard.validUntil,
      savedAt: savedGiftCard.savedAt,
      closedAt: soldGiftCard.closedAt,
    })
    .from(savedGiftCard)
    .innerJoin(giftCard, eq(giftCard.id, savedGiftCard.cardId))
    .leftJoin(soldGiftCard, eq(soldGiftCard.cardId, giftCard.id))
    .where(
      and(
        eq(savedGiftCard.customerId, customerId),
        cardId === undefined ? undefined : eq(savedGiftCard.cardId, cardId),
      ),
    )
    .orderBy(desc(savedGiftCard.savedAt), asc(giftCard.id))
  return rows.map(({ closedAt, ...row }) => {
    const card = { ...row, balance: wholeOre(row.balance) }
    return { ...card, state: savedGiftCardState({ ...card, isClosed: closedAt !== null }, stockholmDate(now)) }
  })
}

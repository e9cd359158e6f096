import type { PlainDate } from '@klarsikt/core/calendar'
import type { GiftCardDelivery } from '@klarsikt/core/gift-card'
import type { Clock } from '@klarsikt/core/lib'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, inArray, isNotNull, isNull, like } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import { makeGiftCard } from './make-card.js'
import { insertRecalls } from './queries.js'
import { sendCards, type SendDeps } from './send.js'
import { type AskedCard, isAsked, type SoldCardRow } from './sold-card-row.js'
import { type CardBuyer, openSoldCard, sealSoldCard, type SoldCardContent } from './sold-card.js'
import { giftCard, giftCardEntry, soldGiftCard } from './tables.js'

export type NewSoldCard = {
  readonly orderNumber: string
  /** The position of the line that sells it. */
  readonly position: number
  readonly amount: Ore
  /** What the card is issued for. It begins with the reference of the whole sale. */
  readonly reference: string
  readonly sendOn: PlainDate
  readonly delivery: Pick<GiftCardDelivery, 'email' | 'message'>
  readonly buyer: CardBuyer
}

/** Issues a card that an order sells, and keeps it sealed until it is sent. */
export async function sellGiftCard(
  deps: { readonly encryption: Encryption; readonly clock: Clock },
  tx: Executor,
  { orderNumber, position, amount, reference, sendOn, delivery: { email, message }, buyer }: NewSoldCard,
): Promise<void> {
  const { id, ...card } = await makeGiftCard(deps, tx, { amount, reference, sendOn })
  const content = sealSoldCard(deps.encryption, { ...card, email, message, buyer })
  await tx.orm.insert(soldGiftCard).values({ cardId: id, orderNumber, position, content, sendOn })
}

/** The condition for the issues of cards whose reference begins with that of a sale. */
const ofSale = (reference: string) =>
  and(eq(giftCardEntry.kind, 'issue'), like(giftCardEntry.reference, `${reference}%`))

/** Whether cards of a sale have been issued. */
export async function hasIssuedCards({ orm }: Executor, reference: string): Promise<boolean> {
  return (await orm.select({ id: giftCardEntry.id }).from(giftCardEntry).where(ofSale(reference)).limit(1)).length > 0
}

type Recall = { readonly sale: string; readonly reference: string; readonly now: Date }

/**
 * Empties the cards of a refunded sale, and returns their sum in öre. Returns null and changes nothing when one of them
 * has been used.
 */
export async function recallGiftCards(tx: Executor, { sale, reference, now }: Recall): Promise<number | null> {
  const sold = await tx.orm
    .select({ cardId: giftCardEntry.cardId, amount: giftCardEntry.amount, balance: giftCard.balance })
    .from(giftCardEntry)
    .innerJoin(giftCard, eq(giftCard.id, giftCardEntry.cardId))
    .where(ofSale(sale))
    .for('update', { of: giftCard })
  if (sold.some(({ amount, balance }) => amount !== balance)) return null
  const amount = sold.reduce((sum, row) => sum + row.amount, 0)
  if (amount === 0) return 0
  const cardIds = sold.map(({ cardId }) => cardId)
  await insertRecalls(tx, cardIds, reference, now)
  await tx.orm.update(soldGiftCard).set({ closedAt: now }).where(inArray(soldGiftCard.cardId, cardIds))
  for (const id of cardIds) await audit(tx, now, { action: 'gift-card.recalled', subject: 'gift-card', id })
  return amount
}

/** The cards that an order sold, in the order of its lines. */
export function readSoldCards({ orm }: Executor, orderNumber: string): Promise<SoldCardRow[]> {
  return orm
    .select()
    .from(soldGiftCard)
    .where(eq(soldGiftCard.orderNumber, orderNumber))
    .orderBy(asc(soldGiftCard.position), asc(soldGiftCard.cardId))
}

const isSent = and(isNotNull(soldGiftCard.sentAt), isNull(soldGiftCard.closedAt), isNotNull(soldGiftCard.content))

/** Opens a sold gift card that was sent and is not closed. Returns null for any other card, and when its buyer is erased. */
export async function openSentCard(
  { database, encryption }: { readonly database: Executor; readonly encryption: Encryption },
  asked: AskedCard,
): Promise<SoldCardContent | null> {
  const [row] = await database.orm
    .select({ content: soldGiftCard.content })
    .from(soldGiftCard)
    .where(and(isAsked(asked), isSent))
  return row && row.content !== null ? openSoldCard(encryption, row.content) : null
}

/** Sends a sold card again, to the same address. Returns false for an unsent or closed card. */
export async function resendSoldCard(deps: SendDeps, tx: Executor, asked: AskedCard): Promise<boolean> {
  const now = deps.clock.now()
  const [row] = await tx.orm
    .select()
    .from(soldGiftCard)
    .where(and(isAsked(asked), isSent))
    .for('update')
  if (!row || row.content === null) return false
  const { number, cardId } = asked
  const card = openSoldCard(deps.encryption, row.content)
  const key = `${number}:${cardId}:${now.toISOString()}`
  await sendCards(deps, tx, { orderNumber: number, key, cards: [card] })
  await audit(tx, now, { action: 'gift-card.resent', subject: 'gift-card', id: cardId })
  return true
}

/** Erases what the cards of orders say about their buyers and recipients. */
export async function forgetSoldCards({ orm }: Executor, orderNumbers: readonly string[]): Promise<void> {
  await orm
    .update(soldGiftCard)
    .set({ content: null })
    .where(inArray(soldGiftCard.orderNumber, [...orderNumbers]))
}

/** The ledgers of cards, the oldest rows first. */
export function readCardEntries(
  { orm }: Executor,
  cardIds: readonly string[],
): Promise<(typeof giftCardEntry.$inferSelect)[]> {
  return orm
    .select()
    .from(giftCardEntry)
    .where(inArray(giftCardEntry.cardId, [...cardIds]))
    .orderBy(asc(giftCardEntry.id))
}

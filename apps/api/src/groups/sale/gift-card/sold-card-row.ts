import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { soldGiftCard } from './tables.js'

const { cardId, orderNumber, position, content, sendOn, sentAt, closedAt } = soldGiftCard
const columns = { cardId, orderNumber, position, content, sendOn, sentAt, closedAt }

export type SoldCardRow = typeof soldGiftCard.$inferSelect

/** Sold cards, for a join. What is needed to send a card is sealed; `openSoldCard` opens it. */
export const soldCardRow = new QueryBuilder().select(columns).from(soldGiftCard).as('sold_card_row')

/** Names a card of an order. */
export type AskedCard = { readonly number: string; readonly cardId: string }

export const isAsked = ({ number, cardId: id }: AskedCard) => and(eq(cardId, id), eq(orderNumber, number))

/** One sold card for a join, locked against changes until the transaction ends. */
export function lockedSoldCard({ orm }: Executor, asked: AskedCard) {
  return orm.select(columns).from(soldGiftCard).where(isAsked(asked)).for('share').as('sold_card_row')
}

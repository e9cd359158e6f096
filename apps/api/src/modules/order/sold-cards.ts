import type { Clock } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { orderLineStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, like } from 'drizzle-orm'
import type { ApiSettings } from '../../context.js'
import { audit } from '../audit/audit.js'
import { article } from '../catalogue/tables.js'
import { sendGiftCards } from '../gift-card/gift-card-letter.js'
import { makeGiftCard, type SoldCard } from '../gift-card/make-card.js'
import { insertRecalls } from '../gift-card/queries.js'
import { giftCard, giftCardEntry } from '../gift-card/tables.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { openBuyer } from './place.js'
import { order, orderLine } from './tables.js'

type Deps = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}

/**
 * Makes the cards that an order sold, when their parcel leaves: what was booked as a sale becomes what we owe their holders, and
 * number and PIN go to the buyer in a letter. In the transaction that sends them, and what has its cards gets no others.
 */
export async function issueSoldCards(deps: Deps, tx: Executor, orderNumber: string): Promise<void> {
  const rows = await tx.orm
    .select({
      position: orderLine.position,
      quantity: orderLine.quantity,
      unitPrice: orderLine.unitPrice,
      customer: order.customer,
    })
    .from(orderLine)
    .innerJoin(article, eq(article.id, orderLine.articleId))
    .innerJoin(order, eq(order.number, orderLine.orderNumber))
    .where(
      and(
        eq(orderLine.orderNumber, orderNumber),
        eq(article.family, 'gift-card'),
        eq(orderLine.state, orderLineStates.to('deliver')),
      ),
    )
    .orderBy(asc(orderLine.position))
  const lines = []
  for (const row of rows) if (!(await hasSoldCards(tx, orderNumber, row.position))) lines.push(row)
  const [first] = lines
  if (!first) return
  const cards: SoldCard[] = []
  for (const { position, quantity, unitPrice } of lines)
    for (let piece = 0; piece < quantity; piece += 1)
      cards.push(
        await makeGiftCard(deps, tx, { amount: wholeOre(unitPrice), reference: saleOf(orderNumber, position, piece) }),
      )
  const amount = cards.reduce((sum, card) => sum + card.amount, 0)
  await book(tx, {
    event: `gift-cards:${orderNumber}/${first.position}`,
    orderNumber,
    at: deps.clock.now(),
    // Gift cards are sold without VAT, which is paid when they are used.
    postings: [
      { account: ACCOUNTS.sales(0), amount },
      { account: ACCOUNTS.giftCards, amount: -amount },
    ],
  })
  await sendGiftCards(deps, tx, { orderNumber, buyer: openBuyer(deps.encryption, first.customer), cards })
}

/** Did the order, or one line of it, sell gift cards that have been made? */
export async function hasSoldCards({ orm }: Executor, orderNumber: string, position?: number): Promise<boolean> {
  const line = position === undefined ? '' : `${position}.`
  const sold = and(eq(giftCardEntry.kind, 'issue'), like(giftCardEntry.reference, `${saleOf(orderNumber)}${line}%`))
  return (await orm.select({ id: giftCardEntry.id }).from(giftCardEntry).where(sold).limit(1)).length > 0
}

/** Empties the cards of an order that is paid back; false, and nothing is changed, when one of them has been used. */
export async function recallSoldCards(deps: Deps, tx: Executor, orderNumber: string): Promise<boolean> {
  const now = deps.clock.now()
  const sold = await tx.orm
    .select({ cardId: giftCardEntry.cardId, amount: giftCardEntry.amount, balance: giftCard.balance })
    .from(giftCardEntry)
    .innerJoin(giftCard, eq(giftCard.id, giftCardEntry.cardId))
    .where(and(eq(giftCardEntry.kind, 'issue'), like(giftCardEntry.reference, `${saleOf(orderNumber)}%`)))
    .for('update', { of: giftCard })
  if (sold.some(({ amount, balance }) => amount !== balance)) return false
  const amount = sold.reduce((sum, row) => sum + row.amount, 0)
  if (amount === 0) return true
  const cardIds = sold.map(({ cardId }) => cardId)
  await insertRecalls(tx, cardIds, `recall:${orderNumber}`, now)
  for (const id of cardIds) await audit(tx, now, { action: 'gift-card.recalled', subject: 'gift-card', id })
  await book(tx, {
    event: `gift-cards-recalled:${orderNumber}`,
    orderNumber,
    at: now,
    postings: [
      { account: ACCOUNTS.giftCards, amount },
      { account: ACCOUNTS.sales(0), amount: -amount },
    ],
  })
  return true
}

function saleOf(orderNumber: string, ...piece: readonly number[]): string {
  return [`sale:${orderNumber}:`, piece.join('.')].join('')
}

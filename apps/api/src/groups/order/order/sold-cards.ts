import { stockholmDate } from '@klarsikt/core/calendar'
import { type GiftCardDelivery, giftCardSendDay } from '@klarsikt/core/gift-card'
import type { Clock } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { orderLineStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, inArray, like } from 'drizzle-orm'
import type { ApiSettings } from '../../../settings.js'
import { articleRow } from '../../catalogue/index.js'
import { ACCOUNTS, book } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { giftCard, giftCardEntry, soldGiftCard } from '../../sale/gift-card/tables.js'
import { type CardBuyer, insertRecalls, makeGiftCard, sealSoldCard, sendCardsOf } from '../../sale/index.js'
import { openBuyer } from './place.js'
import type { Buyer } from './snapshot.js'
import { order, orderLine } from './tables.js'

type Deps = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}

/** The recipients of gift cards by line position. A card without an entry goes to the buyer. */
type CardDeliveries = ReadonlyMap<number, GiftCardDelivery>

const TO_BUYER: GiftCardDelivery = { email: null, message: '', sendOn: null }

/**
 * Issues the gift cards of delivered lines, in the transaction that delivers them. The sale becomes a debt to the
 * cards' holders, and the cards whose day is today are sent. A line that has its cards gets no others.
 */
export async function issueSoldCards(
  deps: Deps,
  tx: Executor,
  orderNumber: string,
  deliveries: CardDeliveries = new Map(),
): Promise<void> {
  const lines = []
  for (const row of await deliveredCardLines(tx, orderNumber))
    if (!(await hasSoldCards(tx, orderNumber, row.position))) lines.push(row)
  const [first] = lines
  if (!first) return
  const today = stockholmDate(deps.clock.now())
  const buyer = openBuyer(deps.encryption, first.customer)
  let amount = 0
  for (const { position, quantity, unitPrice } of lines) {
    const delivery = deliveries.get(position) ?? TO_BUYER
    const sendOn = giftCardSendDay(delivery, today)
    for (let piece = 0; piece < quantity; piece += 1) {
      const reference = saleOf(orderNumber, position, piece)
      const { id, ...card } = await makeGiftCard(deps, tx, { amount: wholeOre(unitPrice), reference, sendOn })
      const content = sealSoldCard(deps.encryption, {
        ...card,
        ...pick(delivery),
        buyer: { ...nameOf(buyer), isGuest: first.customerId === null },
      })
      await tx.orm.insert(soldGiftCard).values({ cardId: id, orderNumber, position, content, sendOn })
      amount += card.amount
    }
  }
  await book(tx, {
    event: `gift-cards:${orderNumber}/${first.position}`,
    orderNumber,
    at: deps.clock.now(),
    // Gift cards are sold without VAT, because VAT is due when they are used.
    postings: [
      { account: ACCOUNTS.sales(0), amount },
      { account: ACCOUNTS.giftCards, amount: -amount },
    ],
  })
  await sendCardsOf(deps, tx, orderNumber)
}

const pick = ({ email, message }: GiftCardDelivery) => ({ email, message })
const nameOf = ({ email, firstName, lastName }: Buyer): CardBuyer => ({ email, firstName, lastName })

function deliveredCardLines({ orm }: Executor, orderNumber: string) {
  return orm
    .select({
      position: orderLine.position,
      quantity: orderLine.quantity,
      unitPrice: orderLine.unitPrice,
      customer: order.customer,
      customerId: order.customerId,
    })
    .from(orderLine)
    .innerJoin(articleRow, eq(articleRow.id, orderLine.articleId))
    .innerJoin(order, eq(order.number, orderLine.orderNumber))
    .where(
      and(
        eq(orderLine.orderNumber, orderNumber),
        eq(articleRow.family, 'gift-card'),
        eq(orderLine.state, orderLineStates.to('deliver')),
      ),
    )
    .orderBy(asc(orderLine.position))
}

/** The positions of the order lines that sell gift cards. */
export async function cardPositions({ orm }: Executor, orderNumber: string): Promise<number[]> {
  const rows = await orm
    .select({ position: orderLine.position })
    .from(orderLine)
    .innerJoin(articleRow, eq(articleRow.id, orderLine.articleId))
    .where(and(eq(orderLine.orderNumber, orderNumber), eq(articleRow.family, 'gift-card')))
    .orderBy(asc(orderLine.position))
  return rows.map(({ position }) => position)
}

/** Whether the gift cards that an order, or one line of it, sold have been issued. */
export async function hasSoldCards({ orm }: Executor, orderNumber: string, position?: number): Promise<boolean> {
  const line = position === undefined ? '' : `${position}.`
  const sold = and(eq(giftCardEntry.kind, 'issue'), like(giftCardEntry.reference, `${saleOf(orderNumber)}${line}%`))
  return (await orm.select({ id: giftCardEntry.id }).from(giftCardEntry).where(sold).limit(1)).length > 0
}

/** Empties the gift cards of a refunded order. Returns false and changes nothing when one of them has been used. */
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
  await tx.orm.update(soldGiftCard).set({ closedAt: now }).where(inArray(soldGiftCard.cardId, cardIds))
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

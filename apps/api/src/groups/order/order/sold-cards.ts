import { stockholmDate } from '@klarsikt/core/calendar'
import { type GiftCardDelivery, giftCardSendDay } from '@klarsikt/core/gift-card'
import type { Clock } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { orderLineStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq } from 'drizzle-orm'
import type { ApiSettings } from '../../../settings.js'
import { articleRow } from '../../catalogue/index.js'
import { ACCOUNTS, book } from '../../money/index.js'
import { type CardBuyer, hasIssuedCards, recallGiftCards, sellGiftCard, sendCardsOf } from '../../sale/index.js'
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
  const buyer = { ...nameOf(openBuyer(deps.encryption, first.customer)), isGuest: first.customerId === null }
  let amount = 0
  for (const { position, quantity, unitPrice } of lines) {
    const delivery = deliveries.get(position) ?? TO_BUYER
    for (let piece = 0; piece < quantity; piece += 1) {
      await sellGiftCard(deps, tx, {
        orderNumber,
        position,
        amount: wholeOre(unitPrice),
        reference: saleOf(orderNumber, position, piece),
        sendOn: giftCardSendDay(delivery, today),
        delivery,
        buyer,
      })
      amount += unitPrice
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
export function hasSoldCards(executor: Executor, orderNumber: string, position?: number): Promise<boolean> {
  const line = position === undefined ? '' : `${position}.`
  return hasIssuedCards(executor, `${saleOf(orderNumber)}${line}`)
}

/** Empties the gift cards of a refunded order. Returns false and changes nothing when one of them has been used. */
export async function recallSoldCards(deps: Pick<Deps, 'clock'>, tx: Executor, orderNumber: string): Promise<boolean> {
  const now = deps.clock.now()
  const amount = await recallGiftCards(tx, { sale: saleOf(orderNumber), reference: `recall:${orderNumber}`, now })
  if (amount === null) return false
  if (amount === 0) return true
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

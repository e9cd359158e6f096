import { stockholmDate } from '@klarsikt/core/calendar'
import type { Clock } from '@klarsikt/core/lib'
import type { Database, Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { ApiSettings } from '../../../settings.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { giftCardDelivered } from './delivered-letter.js'
import { giftCardLetter } from './gift-card-letter.js'
import { drawGiftCards } from './gift-card-pdf.js'
import { giftCardReceived } from './received-letter.js'
import { openSoldCard, type SoldCardContent } from './sold-card.js'
import { soldGiftCard } from './tables.js'

/** The number of cards in one transaction. */
const BATCH_SIZE = 50

export type SendDeps = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}

/** Sends the cards whose day has come in Stockholm. A job runs it; a second run sends nothing more. */
export async function sendDueCards(
  deps: SendDeps & { readonly database: Pick<Database, 'transaction'> },
): Promise<void> {
  let count = BATCH_SIZE
  while (count === BATCH_SIZE) count = await deps.database.transaction((tx) => sendDue(deps, tx))
}

/** Sends the cards of an order whose day is today, in the transaction that makes them. */
export async function sendCardsOf(deps: SendDeps, tx: Executor, orderNumber: string): Promise<void> {
  await sendDue(deps, tx, eq(soldGiftCard.orderNumber, orderNumber))
}

async function sendDue(deps: SendDeps, tx: Executor, which?: SQL): Promise<number> {
  const now = deps.clock.now()
  const rows = await tx.orm
    .select()
    .from(soldGiftCard)
    .where(
      and(
        which,
        lte(soldGiftCard.sendOn, stockholmDate(now)),
        isNull(soldGiftCard.sentAt),
        isNull(soldGiftCard.closedAt),
        isNotNull(soldGiftCard.content),
      ),
    )
    .orderBy(asc(soldGiftCard.orderNumber), asc(soldGiftCard.position), asc(soldGiftCard.cardId))
    .limit(which ? Number.MAX_SAFE_INTEGER : BATCH_SIZE)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return 0
  const ids = rows.map(({ cardId }) => cardId)
  await tx.orm.update(soldGiftCard).set({ sentAt: now }).where(inArray(soldGiftCard.cardId, ids))
  for (const id of ids) await audit(tx, now, { action: 'gift-card.sent', subject: 'gift-card', id })
  await sendLetters(deps, tx, rows)
  return rows.length
}

/**
 * Sends one letter for each recipient and greeting of an order, and one to the buyer about each card for somebody else.
 */
async function sendLetters(
  deps: SendDeps,
  tx: Executor,
  rows: readonly (typeof soldGiftCard.$inferSelect)[],
): Promise<void> {
  const letters = new Map<string, CardLetter>()
  for (const { cardId, orderNumber, content } of rows) {
    if (content === null) continue
    const card = openSoldCard(deps.encryption, content)
    const group = JSON.stringify([orderNumber, card.email, card.message])
    const letter = letters.get(group) ?? { orderNumber, key: `${orderNumber}:${cardId}`, cards: [] }
    letters.set(group, { ...letter, cards: [...letter.cards, card] })
  }
  for (const letter of letters.values()) {
    await sendCards(deps, tx, letter)
    await notifyBuyer(deps, tx, letter)
  }
}

type CardLetter = {
  readonly orderNumber: string
  /** The letter's key. It begins with the order's number, by which staff find the letter. */
  readonly key: string
  /** Cards with the same recipient and greeting. */
  readonly cards: readonly SoldCardContent[]
}

/** Puts the letter with the cards in the outbox, for the buyer who prints them or for the recipient. */
export async function sendCards(
  deps: SendDeps,
  tx: Executor,
  { orderNumber, key, cards: contents }: CardLetter,
): Promise<void> {
  const [first] = contents
  if (!first) return
  const { buyer, email, message } = first
  const cards = contents.map(({ number, pin, amount, validUntil }) => ({ number, pin, amount, validUntil }))
  const pdf = await drawGiftCards({ cards, message, shopUrl: deps.settings.publicUrl, at: deps.clock.now() })
  const document = Buffer.from(pdf).toString('base64')
  if (email === null) {
    const data = { orderNumber, buyer, cards, document }
    await enqueueLetter(deps, tx, { template: giftCardLetter, to: buyer.email, data, key })
    return
  }
  const from = `${buyer.firstName} ${buyer.lastName}`.trim()
  const data = { orderNumber, from, message, cards, document }
  await enqueueLetter(deps, tx, { template: giftCardReceived, to: email, data, key })
}

/** Tells the buyer that a card for somebody else was sent. */
async function notifyBuyer(deps: SendDeps, tx: Executor, { orderNumber, key, cards }: CardLetter): Promise<void> {
  const [first] = cards
  if (!first || first.email === null) return
  const { buyer, email: to } = first
  const data = {
    orderNumber,
    isGuest: buyer.isGuest ?? false,
    firstName: buyer.firstName,
    to,
    amounts: cards.map(({ amount }) => amount),
  }
  await enqueueLetter(deps, tx, { template: giftCardDelivered, to: buyer.email, data, key })
}

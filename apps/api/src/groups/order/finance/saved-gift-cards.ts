import type { SavedGiftCard } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { giftCardHistory } from '@klarsikt/core/gift-card'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { tenderRow } from '../../money/index.js'
import { findSavedCards, readCardEntries } from '../../sale/index.js'
import { order } from '../order/tables.js'

/**
 * Describes the saved gift cards of an account with their use. Orders are named only if they are the customer's own,
 * because a card can be shared.
 */
export async function describeSavedGiftCards(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  customerId: string,
): Promise<SavedGiftCard[]> {
  const cards = await findSavedCards(database, { customerId }, clock.now())
  if (cards.length === 0) return []
  const ids = cards.map(({ id }) => id)
  const entries = await entriesOf(database, ids)
  const orders = await ownOrdersOf(database, customerId, ids)
  return cards.map(({ id, last4, balance, validUntil, state }) => {
    const own = entries.filter(({ cardId }) => cardId === id)
    const history = giftCardHistory(own, { isClosed: state === 'closed' })
    return {
      id,
      last4,
      balance: kronor(balance),
      validUntil,
      state,
      history: history.map(({ kind, amount, reference, at }) => ({
        kind,
        amount: kronor(amount),
        on: stockholmDate(at),
        orderNumber: orders.get(reference) ?? null,
      })),
    }
  })
}

async function entriesOf(executor: Executor, cardIds: readonly string[]) {
  const rows = await readCardEntries(executor, cardIds)
  return rows.map(({ cardId, kind, reference, of, amount, at }) => ({
    cardId,
    kind,
    reference,
    ...(of !== null && { of }),
    amount: wholeOre(amount),
    at,
  }))
}

/** The order number that each hold has paid for. */
async function ownOrdersOf(
  { orm }: Executor,
  customerId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await orm
    .select({ hold: tenderRow.paymentId, orderNumber: tenderRow.orderNumber })
    .from(tenderRow)
    .innerJoin(order, eq(order.number, tenderRow.orderNumber))
    .where(and(eq(order.customerId, customerId), inArray(tenderRow.giftCardId, [...cardIds])))
  return new Map(rows.map(({ hold, orderNumber }) => [hold, orderNumber]))
}

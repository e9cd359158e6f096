import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { type CancelledBy, mayCancel, type OrderState, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNotNull, isNull, like, or } from 'drizzle-orm'
import { refundGiftCard } from '../gift-card/ledger.js'
import { ACCOUNTS, book, type Posting } from '../ledger/ledger.js'
import { ledgerEntry } from '../ledger/tables.js'
import { lockTenders, type LockedTender, makeCancelDue, noteRefunded } from '../payment/tenders.js'
import { neededPieces, restockPieces } from '../stock/stock.js'
import { sendOrderCancelled } from './cancelled-letter.js'
import { type MoneyBack, moneyBack } from './money-back.js'
import { moveOrderIn, type MoveRefusal, type OrderDeps } from './move.js'
import { order, orderLine } from './tables.js'

/**
 * Cancels an order that has not been sent. The goods go back to the stock, each tender back to where it came from: gift
 * cards at once, a provider by a job. Done twice, it is refused the second time and pays nothing.
 */
export async function cancelOrder(
  deps: OrderDeps,
  number: string,
  by: CancelledBy,
): Promise<Result<OrderState, MoveRefusal>> {
  return deps.database.transaction((tx) => cancelOrderIn(deps, tx, number, by))
}

/** The same within a transaction. */
export async function cancelOrderIn(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  number: string,
  by: CancelledBy,
): Promise<Result<OrderState, MoveRefusal>> {
  const [found] = await tx.orm.select({ state: order.state }).from(order).where(eq(order.number, number)).for('update')
  const state = found?.state
  if (state === undefined) return err('order.not-found')
  if (!mayCancel(state, by)) return err('transition-refused')
  // What has left in part goes on; only a provider that takes its money back stops the rest.
  if (by !== 'provider' && (await isPartSent(tx, number))) return err('transition-refused')
  const moved = await moveOrderIn(deps, tx, number, orderStates.to('cancel'))
  if (!moved.ok) return moved
  await restock(tx, number)
  const back = await reverseTenders(tx, number, deps.clock.now())
  await sendOrderCancelled(deps, tx, number, back)
  return ok(moved.value)
}

async function isPartSent(tx: Executor, number: string): Promise<boolean> {
  const left = and(eq(orderLine.orderNumber, number), isNotNull(orderLine.partSentAt))
  return (await tx.orm.select({ position: orderLine.position }).from(orderLine).where(left).limit(1)).length > 0
}

async function restock(tx: Executor, number: string): Promise<void> {
  const pieces = await tx.orm
    .select({ skuId: orderLine.skuId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.orderNumber, number), isNull(orderLine.partSentAt)))
  await restockPieces(tx, neededPieces(pieces))
}

/** Answers what goes back to which means. */
async function reverseTenders(tx: Executor, number: string, now: Date): Promise<MoneyBack[]> {
  const postings: Posting[] = []
  const tenders = await lockTenders(tx, number)
  for (const row of tenders) {
    postings.push({
      account: row.giftCardId === null ? ACCOUNTS.receivable(row.provider) : ACCOUNTS.giftCards,
      amount: -row.amount,
    })
    if (row.giftCardId === null) {
      await makeCancelDue(tx, row.id, now)
    } else {
      await refundCard(tx, row, row.giftCardId, number, now)
    }
  }
  await bookCancellation(tx, number, postings, now)
  return tenders.map((row) => moneyBack(row, row.amount))
}

async function refundCard(tx: Executor, row: LockedTender, cardId: string, number: string, now: Date): Promise<void> {
  const refund = { cardId, reference: `cancel:${number}`, of: row.reference, amount: wholeOre(row.amount), now }
  if (!(await refundGiftCard(tx, refund))) throw new Error(`The gift card of tender ${row.id} could not be refunded`)
  await noteRefunded(tx, row.id)
}

/** The sale's own rows with the other sign. */
async function bookCancellation(tx: Executor, number: string, tenders: readonly Posting[], at: Date): Promise<void> {
  const { event, account, amount } = ledgerEntry
  const sale = await tx.orm
    .select({ account, amount })
    .from(ledgerEntry)
    .where(and(eq(event, `order:${number}`), or(like(account, 'sales:%'), like(account, 'vat:%'))))
  const merged = new Map<string, number>()
  for (const posting of [...tenders, ...sale.map((row) => ({ ...row, amount: -row.amount }))]) {
    merged.set(posting.account, (merged.get(posting.account) ?? 0) + posting.amount)
  }
  await book(tx, {
    event: `cancel:${number}`,
    orderNumber: number,
    at,
    postings: [...merged].map(([account, amount]) => ({ account, amount })),
  })
}

import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { type CancelledBy, mayCancel, type OrderState, orderStates } from '@klarsikt/core/order'
import { reservedOf } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { neededPieces, restockPieces } from '../../catalogue/index.js'
import {
  ACCOUNTS,
  type LockedTender,
  type Posting,
  addToTender,
  book,
  lockTenders,
  makeReleaseDue,
  mergedPostings,
  readSaleBooked,
} from '../../money/index.js'
import { refundGiftCard } from '../../sale/index.js'
import { cancelLinesIn } from './cancel-lines.js'
import { sendOrderCancelled } from './cancelled-letter.js'
import { type MoneyBack, moneyBack } from './money-back.js'
import { moveOrderIn, type MoveRefusal, type OrderDeps } from './move.js'
import { isOpenLine, readOrderMoney } from './order-money.js'
import { order } from './tables.js'

/**
 * Cancels an order that has not been sent. The goods go back to the stock and the money to its means of payment: to
 * gift cards at once, to a provider by a job. A second cancellation is refused and pays nothing.
 */
export async function cancelOrder(
  deps: OrderDeps,
  number: string,
  by: CancelledBy,
): Promise<Result<OrderState, MoveRefusal>> {
  return deps.database.transaction((tx) => cancelOrderIn(deps, tx, number, by))
}

/** Like `cancelOrder`, in the caller's transaction. */
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
  const { row, lines } = await readOrderMoney(tx, number)
  const open = lines.filter(isOpenLine)
  // An order of which a part has left cannot be cancelled. Only a provider that takes its money back stops the rest.
  if (lines.some(({ partSentAt }) => partSentAt !== null)) {
    if (by !== 'provider') return err('transition-refused')
    const positions = open.map(({ position }) => position)
    const cancelled = await cancelLinesIn(deps, tx, number, { positions, by })
    return cancelled.ok ? ok(orderStates.to('send')) : err('transition-refused')
  }
  const moved = await moveOrderIn(deps, tx, number, orderStates.to('cancel'))
  if (!moved.ok) return moved
  await restockPieces(tx, neededPieces(open), row.stockStoreId)
  const back = await reverseTenders(tx, number, deps.clock.now())
  await sendOrderCancelled(deps, tx, number, back)
  return ok(moved.value)
}

/**
 * Gives back what is left on each means of payment, and returns the amounts. Lines that were cancelled before have had
 * theirs back already.
 */
async function reverseTenders(tx: Executor, number: string, now: Date): Promise<MoneyBack[]> {
  const postings: Posting[] = []
  const back: MoneyBack[] = []
  for (const row of await lockTenders(tx, number)) {
    const amount = row.giftCardId === null ? reservedOf(row) : row.captured - row.refunded
    if (amount === 0) continue
    postings.push({
      account: row.giftCardId === null ? ACCOUNTS.receivable(row.provider) : ACCOUNTS.giftCards,
      amount: -amount,
    })
    if (row.giftCardId === null) await makeReleaseDue(tx, row, { amount, lines: null }, now)
    else await refundCard(tx, row, { cardId: row.giftCardId, amount, number, now })
    back.push(moneyBack(row, amount))
  }
  await bookCancellation(tx, number, postings, now)
  return back
}

type CardRefund = { readonly cardId: string; readonly amount: number; readonly number: string; readonly now: Date }

async function refundCard(tx: Executor, row: LockedTender, { cardId, amount, number, now }: CardRefund): Promise<void> {
  const refund = { cardId, reference: `cancel:${number}`, of: row.reference, amount: wholeOre(amount), now }
  if (!(await refundGiftCard(tx, refund))) throw new Error(`The gift card of tender ${row.id} could not be refunded`)
  await addToTender(tx, row.id, { refunded: amount })
}

/** Books the sale's rows with the opposite sign, less what was booked for lines that were cancelled before. */
async function bookCancellation(tx: Executor, number: string, tenders: readonly Posting[], at: Date): Promise<void> {
  const sale = await readSaleBooked(tx, { sale: `order:${number}`, changes: `cancel-lines:${number}/` })
  const postings = mergedPostings([...tenders, ...sale.map((row) => ({ ...row, amount: -row.amount }))])
  await book(tx, { event: `cancel:${number}`, orderNumber: number, at, postings })
}

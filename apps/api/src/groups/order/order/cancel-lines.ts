import { err, ok, type Result } from '@klarsikt/core/lib'
import { cancelledShares, mayCancelLines, orderLineStates, orderStates, type CancelledBy } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { neededPieces, restockPieces } from '../../catalogue/index.js'
import {
  ACCOUNTS,
  type Posting,
  book,
  lockRefundableTenders,
  lockTenders,
  makeReleaseDue,
  mergedPostings,
} from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { sendLinesCancelled } from './lines-cancelled-letter.js'
import { type MoneyBack, moneyBack } from './money-back.js'
import { moveOrderIn, type OrderDeps } from './move.js'
import { isOpenLine, listed, type OrderMoney, readOrderMoney, worthOf } from './order-money.js'
import { linesOfAmount } from './payment-lines.js'
import { refundTender } from './refund-tender.js'
import { order, orderLine } from './tables.js'

export type CancelLinesRefusal = 'order.not-found' | 'order.lines-invalid'

export type CancelledLines = {
  /** Whether nothing is left to send. The order then counts as sent when its last parcel left. */
  readonly isClosed: boolean
}

/**
 * Cancels some lines of an order. Their goods go back to the stock. The reservation for them is released, and what gift
 * cards paid goes back at once.
 */
export async function cancelLinesIn(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  number: string,
  { positions, by }: { readonly positions: readonly number[]; readonly by: CancelledBy },
): Promise<Result<CancelledLines, CancelLinesRefusal>> {
  const [locked] = await tx.orm.select({ state: order.state }).from(order).where(eq(order.number, number)).for('update')
  if (!locked) return err('order.not-found')
  const before = await readOrderMoney(tx, number)
  if (!mayCancelLines({ ...before.row, lines: before.lines }, positions, by)) return err('order.lines-invalid')
  const now = deps.clock.now()
  const cancelled = before.lines.filter((line) => positions.includes(line.position))
  await tx.orm
    .update(orderLine)
    .set({ state: orderLineStates.to('cancel') })
    .where(and(eq(orderLine.orderNumber, number), inArray(orderLine.position, [...positions])))
  await restockPieces(tx, neededPieces(cancelled), before.row.stockStoreId)
  const reference = `cancel-lines:${number}/${cancelled.map(({ position }) => position).join('.')}`
  const back = await giveBack(tx, before, cancelled, { reference, now })
  await audit(tx, now, { action: 'order.lines-cancelled', subject: 'order', id: number })
  const isClosed = before.lines.every((line) => !isOpenLine(line) || cancelled.includes(line))
  if (isClosed) await close(deps, tx, before)
  await sendLinesCancelled(deps, tx, { number, lines: cancelled, back, isClosed })
  return ok({ isClosed })
}

type Line = OrderMoney['lines'][number]
type Decided = { readonly reference: string; readonly now: Date }

/** Gives the money of the lines back, and returns how much goes to which means of payment. */
async function giveBack(
  tx: Executor,
  before: OrderMoney,
  cancelled: readonly Line[],
  { reference, now }: Decided,
): Promise<MoneyBack[]> {
  const { number } = before.row
  const shares = cancelledShares(before.open, worthOf(cancelled))
  const postings: Posting[] = cancelled.flatMap(({ vatRate, total, vat }) => [
    { account: ACCOUNTS.sales(vatRate), amount: total - vat },
    { account: ACCOUNTS.vat(vatRate), amount: vat },
  ])
  const back: MoneyBack[] = []
  const provided = (await lockTenders(tx, number)).find(({ giftCardId }) => giftCardId === null)
  if (provided && shares.provider > 0) {
    const rest = before.lines.filter((line) => !cancelled.includes(line) && line.state !== orderLineStates.to('cancel'))
    const stays = provided.amount - provided.released - shares.provider
    const lines = linesOfAmount(listed(before, rest, true), stays)
    await makeReleaseDue(tx, provided, { amount: shares.provider, lines }, now)
    postings.push({ account: ACCOUNTS.receivable(provided.provider), amount: -shares.provider })
    back.push(moneyBack(provided, shares.provider))
  }
  let left = shares.giftCards
  // The gift cards keep only what the remaining lines need beyond the reservation.
  for (const card of await lockRefundableTenders(tx, number, before.open.worth - before.open.reserved - left)) {
    const amount = Math.min(left, card.giftCardId === null ? 0 : card.left)
    if (amount === 0) continue
    left -= amount
    postings.push(await refundTender(tx, card, { amount, reference, event: reference, now }))
    back.push(moneyBack(card, amount))
  }
  if (left > 0) throw new Error(`Cancelling lines of ${number} would give back ${left} that no gift card has paid`)
  await book(tx, { event: reference, orderNumber: number, at: now, postings: mergedPostings(postings) })
  return back
}

/** Marks an order whose remaining lines are cancelled as sent, at the time of its last parcel. */
async function close(deps: Omit<OrderDeps, 'database'>, tx: Executor, { row }: OrderMoney): Promise<void> {
  if (row.state === orderStates.to('pause')) {
    const resumed = await moveOrderIn(deps, tx, row.number, row.pausedFrom ?? orderStates.to('control'))
    if (!resumed.ok) throw new Error(`Order ${row.number} could not be resumed: ${resumed.error}`)
  }
  const sent = await moveOrderIn(deps, tx, row.number, orderStates.to('send'))
  if (!sent.ok) throw new Error(`Order ${row.number} could not be closed: ${sent.error}`)
  const [last] = await tx.orm
    .select({ at: orderLine.partSentAt })
    .from(orderLine)
    .where(and(eq(orderLine.orderNumber, row.number), isNotNull(orderLine.partSentAt)))
    .orderBy(desc(orderLine.partSentAt))
    .limit(1)
  if (last) await tx.orm.update(order).set({ sentAt: last.at }).where(eq(order.number, row.number))
}

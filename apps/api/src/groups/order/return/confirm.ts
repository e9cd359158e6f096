import type { OrderReturn } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { unpaidAhead } from '@klarsikt/core/order'
import {
  isReturnUnderWay,
  mayRestock,
  returnedFreight,
  returnedWorth,
  type ReturnOutcome,
  returnStates,
} from '@klarsikt/core/return'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { neededPieces, restockPieces } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import type { MoneyBack } from '../order/money-back.js'
import { lockRefundable } from '../order/refund.js'
import { describeReturn } from './describe.js'
import { type FoundOrder, findOrder, type OrderLine } from './find-order.js'
import { findReturn, type ReturnRow } from './find-returns.js'
import { sendReturnReceived } from './letters.js'
import { lockReturn } from './lock-return.js'
import type { ReceivedPieces } from './received-pieces.js'
import { refundReturned } from './refund-returned.js'
import { orderReturn, orderReturnLine } from './tables.js'

export type ConfirmRefusal =
  | 'return.not-found'
  | 'return.closed'
  | 'return.empty'
  | 'return.unknown-line'
  | 'return.no-restock'

export type ReceivedLine = { readonly lineId: string; readonly outcome: ReturnOutcome }

type ConfirmDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/**
 * Records what has come back, as staff say, and refunds it at once. A line that was received already makes the call
 * fail, so that two employees with the same parcel refund it once.
 */
export async function confirmReturn(
  deps: ConfirmDeps,
  id: string,
  received: readonly ReceivedLine[],
): Promise<Result<OrderReturn, ConfirmRefusal>> {
  return deps.database.transaction(async (tx): Promise<Result<OrderReturn, ConfirmRefusal>> => {
    const locked = await lockReturn(tx, id, null)
    if (!locked) return err('return.not-found')
    const checked = checkReceived(locked.row, locked.order.lines, received)
    if (!checked.ok) return checked
    await receive(tx, id, checked.value, deps.clock.now())
    const paid = await payForReceived(deps, tx, locked, checked.value)
    await closeWhenWhole(tx, id, deps.clock.now())
    await audit(tx, deps.clock.now(), { action: 'return.received', subject: 'return', id })
    const after = await findReturn(tx, id)
    const order = await findOrder(tx, locked.row.orderNumber, { customerId: null })
    if (!after || !order) throw new Error(`Return ${id} is gone`)
    await sendReturnReceived(deps, tx, { row: after, order, received: checked.value, ...paid })
    return ok(describeReturn(after, order.lines))
  })
}

function checkReceived(
  row: ReturnRow,
  lines: readonly OrderLine[],
  received: readonly ReceivedLine[],
): Result<readonly ReceivedPieces[], ConfirmRefusal> {
  if (!isReturnUnderWay(row.state)) return err('return.closed')
  if (received.length === 0) return err('return.empty')
  const pieces = new Map<string, ReceivedPieces>()
  for (const { lineId, outcome } of received) {
    const returned = row.lines.find(({ position }) => String(position) === lineId)
    const line = lines.find((one) => one.lineId === lineId)
    if (!returned || !line) return err('return.unknown-line')
    if (returned.outcome !== null || pieces.has(lineId)) return err('return.closed')
    if (outcome === 'restock' && !mayRestock(line)) return err('return.no-restock')
    const { quantity } = returned
    pieces.set(lineId, { line, quantity, outcome, amount: returnedWorth(line, line.received, quantity) })
  }
  return ok([...pieces.values()])
}

async function receive(tx: Executor, id: string, pieces: readonly ReceivedPieces[], receivedAt: Date): Promise<void> {
  for (const { line, outcome, amount } of pieces)
    await tx.orm
      .update(orderReturnLine)
      .set({ outcome, amount, receivedAt })
      .where(and(eq(orderReturnLine.returnId, id), eq(orderReturnLine.position, line.position)))
  const restocked = pieces.filter(({ outcome }) => outcome === 'restock')
  const back = neededPieces(restocked.map(({ line, quantity }) => ({ skuId: line.skuId, quantity })))
  await restockPieces(tx, back, null)
}

type Paid = {
  /** How much goes to which means of payment. */
  readonly back: readonly MoneyBack[]
  /** What is refunded only when the rest of an older order has been sent, in öre. */
  readonly owed: number
}

/** Refunds what the pieces are worth, less what was refunded in another way. */
async function payForReceived(
  deps: ConfirmDeps,
  tx: Executor,
  { row, order }: { readonly row: ReturnRow; readonly order: FoundOrder },
  pieces: readonly ReceivedPieces[],
): Promise<Paid> {
  const after = order.lines.map((line) => {
    const now = pieces.find((one) => one.line.position === line.position)?.quantity ?? 0
    return { quantity: line.quantity, received: line.received + now }
  })
  const freight = returnedFreight(wholeOre(order.row.shipping), after)
  const worth = pieces.reduce((sum, { amount }) => sum + amount, Number(freight))
  const refundable = await lockRefundable(tx, row.orderNumber)
  const amount = Math.min(worth, refundable.amount)
  // In orders from before parcels were paid one by one, the next parcel also pays for earlier ones. Only then can
  // that money go back.
  const owed = Math.min(worth - amount, unpaidAhead(refundable.open))
  if (owed > 0)
    await tx.orm
      .update(orderReturn)
      .set({ owed: row.owed + owed })
      .where(eq(orderReturn.id, row.id))
  if (amount === 0) return { back: [], owed }
  const reference = `${row.id}/${pieces.map(({ line }) => line.lineId).join('+')}`
  const back = await refundReturned(deps, tx, refundable, { amount, reference })
  await tx.orm
    .update(orderReturn)
    .set({ refunded: row.refunded + amount })
    .where(eq(orderReturn.id, row.id))
  return { back, owed }
}

async function closeWhenWhole(tx: Executor, id: string, now: Date): Promise<void> {
  const row = await findReturn(tx, id)
  if (!row || row.lines.some(({ outcome }) => outcome === null)) return
  await tx.orm
    .update(orderReturn)
    .set({ state: returnStates.to('confirm'), confirmedAt: now })
    .where(eq(orderReturn.id, id))
}

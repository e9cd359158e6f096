import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { mayCancel, type OrderState } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { CheckoutDeps } from '../checkout/ports.js'
import { neededPieces } from '../checkout/snapshot.js'
import { refundGiftCard } from '../gift-card/ledger.js'
import { ACCOUNTS, book, type Posting } from '../payment/ledger.js'
import { moveOrderIn, type MoveRefusal } from './move.js'

type TenderRow = {
  id: string
  amount: number
  gift_card_id: string | null
  provider: string
  reference: string
  charge_state: string
}

/**
 * Cancels an order that has not been sent. The goods go back to the stock, each tender back to where it came from: gift
 * cards at once, a provider by a job. Done twice, it is refused the second time and pays nothing.
 */
export async function cancelOrder(
  deps: CheckoutDeps,
  number: string,
  by: 'customer' | 'staff',
): Promise<Result<OrderState, MoveRefusal>> {
  return deps.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ state: OrderState }>({
      text: 'select state from "order" where number = $1 for update',
      values: [number],
    })
    const state = rows[0]?.state
    if (state === undefined) return err('order.not-found')
    if (!mayCancel(state, by)) return err('transition-refused')
    const moved = await moveOrderIn(deps, tx, number, 'cancelled')
    if (!moved.ok) return moved
    await restock(deps, tx, number)
    await giveMoneyBack(deps, tx, number)
    return ok(moved.value)
  })
}

async function restock(deps: CheckoutDeps, tx: Executor, number: string): Promise<void> {
  const { rows } = await tx.query<{ sku_id: string; quantity: number }>({
    text: 'select sku_id, quantity from order_line where order_number = $1',
    values: [number],
  })
  await deps.stock.restock(tx, neededPieces(rows.map((row) => ({ skuId: row.sku_id, quantity: row.quantity }))))
}

async function giveMoneyBack(deps: CheckoutDeps, tx: Executor, number: string): Promise<void> {
  const now = deps.clock.now()
  const { rows } = await tx.query<TenderRow>({
    text: 'select id, amount, gift_card_id, provider, reference, charge_state from tender where order_number = $1 order by id for update',
    values: [number],
  })
  const postings: Posting[] = []
  for (const row of rows) {
    postings.push({
      account: row.gift_card_id === null ? ACCOUNTS.receivable(row.provider) : ACCOUNTS.giftCards,
      amount: -row.amount,
    })
    if (row.gift_card_id === null) {
      await tx.query({
        text: `update tender set due = 'cancel', due_at = $2, attempts = 0 where id = $1`,
        values: [row.id, now],
      })
    } else {
      await refundCard(tx, row, row.gift_card_id, number, now)
    }
  }
  await bookCancellation(tx, number, postings, now)
}

async function refundCard(tx: Executor, row: TenderRow, cardId: string, number: string, now: Date): Promise<void> {
  const refund = { cardId, reference: `cancel:${number}`, of: row.reference, amount: wholeOre(row.amount), now }
  if (!(await refundGiftCard(tx, refund))) throw new Error(`The gift card of tender ${row.id} could not be refunded`)
  await tx.query({
    text: `update tender set refunded = captured, charge_state = 'refunded' where id = $1`,
    values: [row.id],
  })
}

/** The sale's own rows with the other sign. */
async function bookCancellation(tx: Executor, number: string, tenders: readonly Posting[], at: Date): Promise<void> {
  const { rows } = await tx.query<{ account: string; amount: number }>({
    text: `select account, amount from ledger_entry where event = $1 and (account like 'sales:%' or account like 'vat:%')`,
    values: [`order:${number}`],
  })
  const merged = new Map<string, number>()
  for (const { account, amount } of [
    ...tenders,
    ...rows.map((row) => ({ account: row.account, amount: -row.amount })),
  ]) {
    merged.set(account, (merged.get(account) ?? 0) + amount)
  }
  await book(tx, {
    event: `cancel:${number}`,
    orderNumber: number,
    at,
    postings: [...merged].map(([account, amount]) => ({ account, amount })),
  })
}

import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { heldOnCards, type OpenMoney, orderLineStates, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../audit/audit.js'
import { refundGiftCard } from '../gift-card/ledger.js'
import { ACCOUNTS, book, type Posting } from '../ledger/ledger.js'
import { insertRefund, lockRefundable, type RefundableTender } from '../payment/refunds.js'
import { type MoneyBack, moneyBack } from './money-back.js'
import type { OrderDeps } from './move.js'
import { type OrderMoney, readOrderMoney } from './order-money.js'
import { recallSoldCards } from './sold-cards.js'
import { order } from './tables.js'

export type RefundRefusal = 'order.not-found' | 'nothing-to-refund' | 'gift-card.used' | 'refund.too-much'

/** What was decided, öre: the sum, and what of it goes back to which means. */
export type Refunded = { readonly amount: number; readonly back: readonly MoneyBack[] }

/** How much of an order is paid back, öre, and what decided it: each reference pays once. */
export type PartialRefund = { readonly number: string; readonly amount: number; readonly reference: string }

/**
 * Pays back in full what of an order has been sent, each part to where it came from. The tenders remember it, so a second call finds
 * nothing to pay. Gift cards that the order sold are emptied; once one of them has been used, the order is not paid back.
 */
export async function refundOrder(deps: OrderDeps, number: string): Promise<Result<Refunded, RefundRefusal>> {
  return deps.database.transaction((tx) => refundOrderIn(deps, tx, { number, reference: number }))
}

/** The same within a transaction, with what decided it. */
export async function refundOrderIn(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  { number, reference }: Omit<PartialRefund, 'amount'>,
): Promise<Result<Refunded, RefundRefusal>> {
  const refundable = await lockSentOrder(tx, number)
  if (!refundable.ok) return refundable
  const amount = leftOf(refundable.value)
  if (amount === 0) return err('nothing-to-refund')
  if (!(await recallSoldCards(deps, tx, number))) return err('gift-card.used')
  return payBack(deps, tx, refundable.value, { number, amount, reference })
}

/** Pays a part of what has been sent back, in the transaction that decides it. More than is left is refused and pays nothing. */
export async function refundAmount(
  deps: Pick<OrderDeps, 'clock'>,
  tx: Executor,
  refund: PartialRefund,
): Promise<Result<Refunded, RefundRefusal>> {
  const refundable = await lockSentOrder(tx, refund.number)
  if (!refundable.ok) return refundable
  if (!Number.isSafeInteger(refund.amount) || refund.amount <= 0) return err('nothing-to-refund')
  if (refund.amount > leftOf(refundable.value)) return err('refund.too-much')
  return payBack(deps, tx, refundable.value, refund)
}

/** What of an order has been sent and not been paid back, öre, and what is open of it; its tenders stay locked. */
export async function refundableAmount(
  tx: Executor,
  number: string,
): Promise<{ readonly amount: number; readonly open: OpenMoney }> {
  const { open } = await readOrderMoney(tx, number)
  return { amount: leftOf(await lockRefundable(tx, number, heldOnCards(open))), open }
}

const leftOf = (tenders: readonly RefundableTender[]): number => tenders.reduce((sum, { left }) => sum + left, 0)

/** Has a part of it left, so that money has been taken for it? */
function hasSomethingLeft({ row, lines }: OrderMoney): boolean {
  if (row.state === orderStates.to('cancel')) return false
  return row.state === orderStates.to('send') || lines.some(({ state }) => state === orderLineStates.to('deliver'))
}

/** The order is locked before its tenders, everywhere. */
async function lockSentOrder(
  tx: Executor,
  number: string,
): Promise<Result<readonly RefundableTender[], RefundRefusal>> {
  const [found] = await tx.orm.select({ state: order.state }).from(order).where(eq(order.number, number)).for('update')
  if (!found) return err('order.not-found')
  const money = await readOrderMoney(tx, number)
  if (!hasSomethingLeft(money)) return err('nothing-to-refund')
  return ok(await lockRefundable(tx, number, heldOnCards(money.open)))
}

/** A provider is paid back first; gift cards get what is left: money on a card can only be used here. */
async function payBack(
  { clock }: Pick<OrderDeps, 'clock'>,
  tx: Executor,
  tenders: readonly RefundableTender[],
  { number, amount, reference }: PartialRefund,
): Promise<Result<Refunded, never>> {
  const now = clock.now()
  const cardsLast = tenders.toSorted((a, b) => Number(a.giftCardId !== null) - Number(b.giftCardId !== null))
  const postings: Posting[] = []
  const back: MoneyBack[] = []
  let left = amount
  for (const one of cardsLast) {
    const part = Math.min(left, one.left)
    if (part === 0) continue
    postings.push(await refundTender(tx, one, { amount: part, reference, now }))
    back.push(moneyBack(one, part))
    left -= part
  }
  await book(tx, {
    event: `refund:${reference}`,
    orderNumber: number,
    at: now,
    postings: [...merged(postings), { account: ACCOUNTS.returns, amount }],
  })
  await tx.orm
    .update(order)
    .set({ version: sql`${order.version} + 1` })
    .where(eq(order.number, number))
  await audit(tx, now, { action: 'order.refunded', subject: 'order', id: number })
  return ok({ amount, back })
}

async function refundTender(
  tx: Executor,
  row: RefundableTender,
  { amount, reference, now }: { readonly amount: number; readonly reference: string; readonly now: Date },
): Promise<Posting> {
  await insertRefund(tx, { tender: row, reference, amount, now, paid: row.giftCardId !== null })
  if (row.giftCardId === null) return { account: ACCOUNTS.receivable(row.provider), amount: -amount }
  const refund = {
    cardId: row.giftCardId,
    reference: `refund:${reference}`,
    of: row.reference,
    amount: wholeOre(amount),
    now,
  }
  if (!(await refundGiftCard(tx, refund))) throw new Error(`The gift card of tender ${row.id} could not be refunded`)
  return { account: ACCOUNTS.giftCards, amount: -amount }
}

function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

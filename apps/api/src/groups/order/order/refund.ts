import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { heldOnCards, type OpenMoney, orderLineStates, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import { ACCOUNTS, type Posting, type RefundableTender, book, insertRefund, lockRefundable } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { refundGiftCard } from '../../sale/index.js'
import { type MoneyBack, moneyBack } from './money-back.js'
import type { OrderDeps } from './move.js'
import { type OrderMoney, readOrderMoney } from './order-money.js'
import { recallSoldCards } from './sold-cards.js'
import { order } from './tables.js'

export type RefundRefusal = 'order.not-found' | 'nothing-to-refund' | 'gift-card.used' | 'refund.too-much'

/** The refunded amount in öre, and what goes back to which means of payment. */
export type Refunded = { readonly amount: number; readonly back: readonly MoneyBack[] }

/** The amount in öre to refund of an order. The reference names the decision, and each reference refunds once. */
export type PartialRefund = { readonly number: string; readonly amount: number; readonly reference: string }

/**
 * Refunds everything that an order has sent, each part to its means of payment. The tenders record it, so a second call
 * refunds nothing. Gift cards that the order sold are emptied; when one of them has been used, the order cannot be
 * refunded.
 */
export async function refundOrder(deps: OrderDeps, number: string): Promise<Result<Refunded, RefundRefusal>> {
  return deps.database.transaction((tx) => refundOrderIn(deps, tx, { number, reference: number }))
}

/** Like `refundOrder`, in the caller's transaction, with a reference that names the decision. */
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

/** Refunds a part of an order's sent goods in the caller's transaction. Refused beyond what is left. */
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

/** The amount in öre that can be refunded of what an order has sent, and its open money. The tenders stay locked. */
export async function refundableAmount(
  tx: Executor,
  number: string,
): Promise<{ readonly amount: number; readonly open: OpenMoney }> {
  const { open } = await readOrderMoney(tx, number)
  return { amount: leftOf(await lockRefundable(tx, number, heldOnCards(open))), open }
}

const leftOf = (tenders: readonly RefundableTender[]): number => tenders.reduce((sum, { left }) => sum + left, 0)

/** Whether a part of the order has left, so that money has been collected for it. */
function hasSomethingLeft({ row, lines }: OrderMoney): boolean {
  if (row.state === orderStates.to('cancel')) return false
  return row.state === orderStates.to('send') || lines.some(({ state }) => state === orderLineStates.to('deliver'))
}

/** Locks the tenders of an order. As everywhere, the order is locked before its tenders. */
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

/** Refunds to the provider first and to gift cards last, because money on a card can only be used in this shop. */
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

import { err, ok, type Result } from '@klarsikt/core/lib'
import { heldOnCards, type OpenMoney, orderLineStates, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import {
  ACCOUNTS,
  type Posting,
  type RefundableTender,
  book,
  lockRefundableTenders,
  mergedPostings,
} from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { type MoneyBack, moneyBack } from './money-back.js'
import type { OrderDeps } from './move.js'
import { type OrderMoney, readOrderMoney } from './order-money.js'
import { refundTender } from './refund-tender.js'
import { recallSoldCards } from './sold-cards.js'

export type RefundRefusal = 'nothing-to-refund' | 'gift-card.used' | 'refund.too-much'

/** An order with the amount in öre that can still be refunded for its sent goods. */
export type Refundable = {
  readonly number: string
  readonly amount: number
  /** The order's money that is not collected yet. */
  readonly open: OpenMoney
  readonly tenders: readonly RefundableTender[]
}

/** The refunded amount in öre, and what goes back to which means of payment. */
export type Refunded = { readonly amount: number; readonly back: readonly MoneyBack[] }

/** Reads what can be refunded and locks the tenders. As everywhere, the caller has locked the order before. */
export async function lockRefundable(tx: Executor, number: string): Promise<Refundable> {
  const money = await readOrderMoney(tx, number)
  const tenders = await lockRefundableTenders(tx, number, heldOnCards(money.open))
  const amount = hasSomethingLeft(money) ? tenders.reduce((sum, { left }) => sum + left, 0) : 0
  return { number, amount, open: money.open, tenders }
}

/** Whether a part of the order has left, so that money has been collected for it. */
function hasSomethingLeft({ row, lines }: OrderMoney): boolean {
  if (row.state === orderStates.to('cancel')) return false
  return row.state === orderStates.to('send') || lines.some(({ state }) => state === orderLineStates.to('deliver'))
}

/**
 * Refunds an amount of an order, or everything that can be refunded. The reference names the decision, and each
 * reference refunds once. The provider gets its part back first and gift cards last, because money on a card can only
 * be used in this shop. Everything also empties the gift cards that the order sold, and is refused when one has been
 * used.
 */
export async function refundOrder(
  deps: Pick<OrderDeps, 'clock'>,
  tx: Executor,
  { number, amount: most, tenders }: Refundable,
  { amount: asked, reference }: { readonly amount: number | 'everything'; readonly reference: string },
): Promise<Result<Refunded, RefundRefusal>> {
  const amount = asked === 'everything' ? most : asked
  if (most === 0 || !Number.isSafeInteger(amount) || amount <= 0) return err('nothing-to-refund')
  if (amount > most) return err('refund.too-much')
  if (asked === 'everything' && !(await recallSoldCards(deps, tx, number))) return err('gift-card.used')
  const now = deps.clock.now()
  const event = `refund:${reference}`
  const postings: Posting[] = []
  const back: MoneyBack[] = []
  let left = amount
  for (const tender of tenders.toSorted((a, b) => Number(a.giftCardId !== null) - Number(b.giftCardId !== null))) {
    const part = Math.min(left, tender.left)
    if (part === 0) continue
    left -= part
    postings.push(await refundTender(tx, tender, { amount: part, reference, event, now }))
    back.push(moneyBack(tender, part))
  }
  postings.push({ account: ACCOUNTS.returns, amount })
  await book(tx, { event, orderNumber: number, at: now, postings: mergedPostings(postings) })
  await audit(tx, now, { action: 'order.refunded', subject: 'order', id: number })
  return ok({ amount, back })
}

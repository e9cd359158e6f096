import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.js'
import { refundGiftCard } from '../gift-card/ledger.js'
import { ACCOUNTS, book, type Posting } from '../ledger/ledger.js'
import { lockCapturedTenders, type LockedTender, makeDue, noteRefunded } from '../payment/tenders.js'
import type { OrderDeps } from './move.js'
import { recallSoldCards } from './sold-cards.js'
import { order } from './tables.js'

export type RefundRefusal = 'order.not-found' | 'nothing-to-refund' | 'gift-card.used'

/**
 * Pays a sent order back in full, each part to where it came from: gift cards at once, a provider by a job. The tenders
 * remember it, so a second call finds nothing to pay. Gift cards that the order sold are emptied; once one
 * of them has been used, the order is not paid back.
 */
export async function refundOrder(
  deps: OrderDeps,
  number: string,
): Promise<Result<{ readonly amount: number }, RefundRefusal>> {
  return deps.database.transaction(async (tx) => {
    const [found] = await tx.orm
      .select({ state: order.state })
      .from(order)
      .where(eq(order.number, number))
      .for('update')
    if (!found) return err('order.not-found')
    if (found.state !== orderStates.to('send')) return err('nothing-to-refund')
    const tenders = await lockCapturedTenders(tx, number)
    if (tenders.length === 0) return err('nothing-to-refund')
    if (!(await recallSoldCards(deps, tx, number))) return err('gift-card.used')
    const now = deps.clock.now()
    const postings: Posting[] = []
    for (const row of tenders) postings.push(await refundTender(tx, row, number, now))
    const amount = tenders.reduce((sum, row) => sum + row.amount, 0)
    await book(tx, {
      event: `refund:${number}`,
      orderNumber: number,
      at: now,
      postings: [...merged(postings), { account: ACCOUNTS.returns, amount }],
    })
    await audit(tx, now, { action: 'order.refunded', subject: 'order', id: number })
    return ok({ amount })
  })
}

async function refundTender(tx: Executor, row: LockedTender, number: string, now: Date): Promise<Posting> {
  if (row.giftCardId === null) {
    await makeDue(tx, row.id, 'refund', now)
    return { account: ACCOUNTS.receivable(row.provider), amount: -row.amount }
  }
  const refund = {
    cardId: row.giftCardId,
    reference: `refund:${number}`,
    of: row.reference,
    amount: wholeOre(row.amount),
    now,
  }
  if (!(await refundGiftCard(tx, refund))) throw new Error(`The gift card of tender ${row.id} could not be refunded`)
  await noteRefunded(tx, row.id)
  return { account: ACCOUNTS.giftCards, amount: -row.amount }
}

function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import type { OrderState } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { CheckoutDeps } from '../checkout/ports.js'
import { refundGiftCard } from '../gift-card/ledger.js'
import { recallSoldCards } from '../gift-card/sold-cards.js'
import { ACCOUNTS, book, type Posting } from '../payment/ledger.js'

export type RefundRefusal = 'order.not-found' | 'nothing-to-refund' | 'gift-card.used'

type TenderRow = { id: string; amount: number; gift_card_id: string | null; provider: string; reference: string }

/**
 * Pays a sent order back in full, each part to where it came from: gift cards at once, a provider by a job. The tenders
 * remember it, so a second call finds nothing to pay [reliability R6]. Gift cards that the order sold are emptied; once one
 * of them has been used, the order is not paid back.
 */
export async function refundOrder(
  deps: CheckoutDeps,
  number: string,
): Promise<Result<{ readonly amount: number }, RefundRefusal>> {
  return deps.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ state: OrderState }>({
      text: 'select state from "order" where number = $1 for update',
      values: [number],
    })
    if (rows[0]?.state === undefined) return err('order.not-found')
    if (rows[0].state !== 'sent') return err('nothing-to-refund')
    const tenders = await takeCaptured(tx, number)
    if (tenders.length === 0) return err('nothing-to-refund')
    if (!(await recallSoldCards(deps, tx, number))) return err('gift-card.used')
    const now = deps.clock.now()
    const postings: Posting[] = []
    for (const row of tenders) postings.push(await giveBack(tx, row, number, now))
    const amount = tenders.reduce((sum, row) => sum + row.amount, 0)
    await book(tx, {
      event: `refund:${number}`,
      orderNumber: number,
      at: now,
      postings: [...merged(postings), { account: ACCOUNTS.returns, amount }],
    })
    return ok({ amount })
  })
}

/** What has been taken and not been given back. Money that is still to be captured is waited for. */
async function takeCaptured(tx: Executor, number: string): Promise<TenderRow[]> {
  const { rows } = await tx.query<TenderRow>({
    text: `select id, amount, gift_card_id, provider, reference from tender
           where order_number = $1 and charge_state = 'captured' and due is null order by id for update`,
    values: [number],
  })
  return rows
}

async function giveBack(tx: Executor, row: TenderRow, number: string, now: Date): Promise<Posting> {
  if (row.gift_card_id === null) {
    await tx.query({
      text: `update tender set due = 'refund', due_at = $2, attempts = 0 where id = $1`,
      values: [row.id, now],
    })
    return { account: ACCOUNTS.receivable(row.provider), amount: -row.amount }
  }
  const refund = {
    cardId: row.gift_card_id,
    reference: `refund:${number}`,
    of: row.reference,
    amount: wholeOre(row.amount),
    now,
  }
  if (!(await refundGiftCard(tx, refund))) throw new Error(`The gift card of tender ${row.id} could not be refunded`)
  await tx.query({
    text: `update tender set refunded = captured, charge_state = 'refunded' where id = $1`,
    values: [row.id],
  })
  return { account: ACCOUNTS.giftCards, amount: -row.amount }
}

function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

import { submissionStates, type SubmissionState } from '@klarsikt/core/checkout'
import type { Executor } from '@klarsikt/server/database'
import { releaseHolds } from '../gift-card/ledger.js'
import type { CheckoutDeps, Pieces } from './ports.js'

/** Ends without an order, and what the payment is called then. */
const ENDS = { fail: 'failed', decline: 'failed', cancel: 'cancelled', expire: 'cancelled' } as const
export type Ending = keyof typeof ENDS

/** The states that an ending may come from, read from the table of core. */
function sources(ending: Ending): SubmissionState[] {
  return submissionStates.states.filter((state) => submissionStates.can(state, ending))
}

/** The state that an ending leads to. */
const TARGETS = {
  fail: 'failed',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
} as const satisfies Record<Ending, SubmissionState>

/**
 * Ends a submission that came to nothing: goods and gift cards go back, the cart stays. One transaction, won by whoever
 * is first; false when the submission has gone on to something else in the meantime. `from` narrows what it may come from.
 */
export async function endSubmission(
  deps: CheckoutDeps,
  id: string,
  ending: Ending,
  {
    failure = null,
    from = sources(ending),
  }: { readonly failure?: string | null; readonly from?: readonly SubmissionState[] } = {},
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const ended = await tx.query({
      name: 'submission-end',
      text: `with ended as (
               update checkout_submission set state = $2, updated_at = $4 where id = $1 and state = any($3) returning id
             )
             update payment set state = $5, failure = $6, check_at = null, settled_at = $4
             from ended where payment.id = ended.id`,
      values: [id, TARGETS[ending], from, now, ENDS[ending], failure],
    })
    if (ended.rowCount === 0) return false
    await releaseStock(deps, tx, id)
    await releaseHolds(tx, id, now)
    return true
  })
}

async function releaseStock(deps: CheckoutDeps, tx: Executor, id: string): Promise<void> {
  const pieces = await closeStockHold(tx, id, 'released')
  if (pieces.length) await deps.stock.release(tx, pieces)
}

/** Marks what a submission holds as sold or released, once, and answers what it was. */
export async function closeStockHold(tx: Executor, id: string, to: 'sold' | 'released'): Promise<Pieces[]> {
  const { rows } = await tx.query<{ sku_id: string; quantity: number }>({
    name: 'stock-hold-close',
    text: `update stock_hold set state = $2 where submission_id = $1 and state = 'held' returning sku_id, quantity`,
    values: [id, to],
  })
  return rows.map((row) => ({ skuId: row.sku_id, quantity: row.quantity })).sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
}

import { wholeOre } from '@klarsikt/core/money'
import { returnedFreight } from '@klarsikt/core/return'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { lockRefundable } from '../order/refund.js'
import { sendOrderRefunded } from '../order/refunded-letter.js'
import { findOrder } from './find-order.js'
import { refundReturned } from './refund-returned.js'

/**
 * Refunds the freight of an order whose rest was cancelled after everything else had come back, because the customer
 * has kept nothing.
 */
export async function payFreight(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  tx: Executor,
  number: string,
): Promise<void> {
  const found = await findOrder(tx, number, { customerId: null })
  if (!found || found.lines.length === 0) return
  const freight = returnedFreight(wholeOre(found.row.shipping), found.lines)
  const refundable = await lockRefundable(tx, number)
  const amount = Math.min(freight, refundable.amount)
  if (amount === 0) return
  const reference = `${number}/freight`
  const back = await refundReturned(deps, tx, refundable, { amount, reference })
  await sendOrderRefunded(deps, tx, { number, reference, back })
}

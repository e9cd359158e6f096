import { wholeOre } from '@klarsikt/core/money'
import { returnedFreight } from '@klarsikt/core/return'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { refundableAmount, refundAmount } from '../order/refund.js'
import { sendOrderRefunded } from '../order/refunded-letter.js'
import { findOrder } from './find-order.js'

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
  const amount = Math.min(freight, (await refundableAmount(tx, number)).amount)
  if (amount === 0) return
  const reference = `${number}/freight`
  const paid = await refundAmount(deps, tx, { number, amount, reference })
  if (!paid.ok) throw new Error(`The freight of ${number} could not be paid back: ${paid.error}`)
  await sendOrderRefunded(deps, tx, { number, reference, back: paid.value.back })
}

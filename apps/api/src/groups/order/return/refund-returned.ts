import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { MoneyBack } from '../order/money-back.js'
import { raiseVersion } from '../order/raise-version.js'
import { type Refundable, refundOrder } from '../order/refund.js'

/** Refunds an amount that can be refunded, and returns how much goes to which means of payment. */
export async function refundReturned(
  deps: Pick<Deps, 'clock'>,
  tx: Executor,
  refundable: Refundable,
  refund: { readonly amount: number; readonly reference: string },
): Promise<readonly MoneyBack[]> {
  if (refund.amount === 0) return []
  const refunded = await refundOrder(deps, tx, refundable, refund)
  if (!refunded.ok) throw new Error(`The refund ${refund.reference} could not be made: ${refunded.error}`)
  await raiseVersion(tx, refundable.number)
  return refunded.value.back
}

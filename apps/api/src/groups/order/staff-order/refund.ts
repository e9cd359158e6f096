import type { StaffRole } from '@klarsikt/core/access'
import { err, type Result } from '@klarsikt/core/lib'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { ore } from '@klarsikt/core/money'
import { refundMaximum } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { lockRefundable, refundOrder, type RefundRefusal } from '../order/refund.js'
import { sendOrderRefunded } from '../order/refunded-letter.js'
import { hasSoldCards } from '../order/sold-cards.js'
import type { DeskOrder } from './read-order.js'
import { refundByHand } from './refunded-by-hand.js'

const REFUSALS = {
  'nothing-to-refund': 'order.action-refused',
  'gift-card.used': 'order.gift-card-used',
  'refund.too-much': 'order.refund-too-much',
} as const satisfies Record<RefundRefusal, Refusal>

/**
 * Refunds an order, or an amount of it in kronor. The key of the call is the decision, so it refunds once. An order
 * that sold gift cards can only be refunded as a whole, because its cards are emptied. The buyer gets a letter.
 */
export async function refundByStaff(
  deps: Deps,
  tx: Executor,
  { row: { number }, handled }: DeskOrder,
  { amount, key, role }: { readonly amount: number | null; readonly key: string; readonly role: StaffRole },
): Promise<Result<unknown, Refusal>> {
  const reference = refundByHand(key)
  const sum = amount === null ? handled.refundable : ore(amount)
  const isWhole = sum === handled.refundable
  if (sum <= handled.refundable && sum > refundMaximum(handled, role)) return err('order.refund-above-limit')
  if (!isWhole && (await hasSoldCards(tx, number)))
    return err({ code: 'request.invalid', fields: { amount: staffOrderMessages.refundWholeOnly() } })
  const refund = { amount: isWhole ? ('everything' as const) : sum, reference }
  const refunded = await refundOrder(deps, tx, await lockRefundable(tx, number), refund)
  if (!refunded.ok) return err(REFUSALS[refunded.error])
  await sendOrderRefunded(deps, tx, { number, reference, back: refunded.value.back })
  return refunded
}

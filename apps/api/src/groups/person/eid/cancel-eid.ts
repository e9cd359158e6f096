import type { SessionCtx } from '../../../context.js'
import { findActiveEidOrder, consumeEidOrder } from './order.js'

/** Cancels a log-in by BankID, here and in the app. BankID's answer changes nothing here. */
export async function cancelEid(ctx: SessionCtx, { orderRef }: { readonly orderRef: string }): Promise<void> {
  const order = await findActiveEidOrder(ctx, orderRef)
  if (!order || !(await consumeEidOrder(ctx.database, order.id))) return
  if (order.state !== 'awaiting') return
  const ended = await ctx.bankId?.cancel(order.orderRef)
  if (ended && !ended.ok) ctx.log.info({ code: ended.error }, 'BankID had ended an order that was cancelled')
}

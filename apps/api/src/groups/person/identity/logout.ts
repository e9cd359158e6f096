import type { SessionCtx } from '../../../context.js'
import { audit, rotateSession } from '../../platform/index.js'
import { sessionReply } from './session-reply.js'

/** Ends a session. The next session has a new token and an empty cart, so that nothing of the customer is left. */
export async function logout(ctx: SessionCtx): Promise<Response> {
  const { session, encryption, clock } = ctx
  const token = await ctx.database.transaction(async (tx) => {
    const next = await rotateSession({ database: tx, encryption, clock }, session, {})
    const { customerId, store } = session
    if (store) {
      const id = `${store.id}/${store.employeeNumber}`
      await audit(tx, clock.now(), { action: 'staff.logged-out', subject: 'staff', id })
    }
    if (customerId !== null)
      await audit(tx, clock.now(), { action: 'customer.logged-out', subject: 'customer', id: customerId })
    return next.token
  })
  return sessionReply(ctx.settings, token, { success: true as const })
}

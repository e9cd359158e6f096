import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { actAs, audit, endSessionsOf } from '../../platform/index.js'
import { renewCredentials } from '../customer/renew-credentials.js'
import { endTokens, useToken } from './tokens.js'

/**
 * Stops a change of the e-mail address by the link in the letter to the present address. Somebody else may have been
 * logged in to ask for it, so all sessions and other links end too.
 */
export async function stopEmailChange(
  ctx: Ctx,
  { token }: { readonly token: string },
): Promise<Result<void, 'email-change.stopped' | 'email-change.over'>> {
  return ctx.database.transaction(async (tx) => {
    const used = await useToken(ctx, tx, token, ['stop-email-change'])
    if (!used.ok) return err(used.error.reason === 'used' ? 'email-change.stopped' : 'email-change.over')
    const { customerId } = used.value
    const now = ctx.clock.now()
    await endTokens(tx, customerId, 'change-email', now)
    await renewCredentials(tx, customerId)
    await endSessionsOf(tx, customerId)
    await actAs({ kind: 'customer', customerId }, ctx.requestId, () =>
      audit(tx, now, { action: 'customer.email-change-stopped', subject: 'customer', id: customerId }),
    )
    return ok(undefined)
  })
}

import type { ActorOf } from '@klarsikt/core/access'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { parseLookupReason } from '@klarsikt/core/staff'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { audit } from '../../platform/index.js'
import { orderLookup } from '../order/lookup-tables.js'
import { order } from '../order/tables.js'

/** Opens an order of another store or of the web shop to an employee who gives a reason. The lookup is recorded. */
export async function lookUpOrder(
  ctx: Ctx & { readonly actor: ActorOf<'staff'> },
  number: string,
  typed: string,
): Promise<Result<void, Refusal<'request.invalid' | 'order.not-found' | 'rate-limited'>>> {
  const checked = checkFields<{ reason: string }>({ reason: parseLookupReason(typed) })
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { storeId, employeeNumber } = ctx.actor
  const allowed = await ctx.rateLimits.consume(rateLimit('order-lookup:staff'), `${storeId}/${employeeNumber}`)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx): Promise<Result<void, Refusal<'order.not-found'>>> => {
    if ((await tx.orm.$count(order, eq(order.number, number))) === 0) return err('order.not-found')
    const reason = ctx.encryption.encrypt(checked.value.reason, 'order_lookup.reason')
    const { requestId } = ctx
    await tx.orm.insert(orderLookup).values({ at, storeId, employeeNumber, orderNumber: number, reason, requestId })
    await audit(tx, at, { action: 'order.looked-up', subject: 'order', id: number })
    return ok(undefined)
  })
}

import { randomUUID } from 'node:crypto'
import { BANKID_CONNECT_MINUTES } from '@klarsikt/core/bankid'
import { nextPath } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { beginOrder } from './begin.js'
import { orderColumns, qrOf } from './order.js'
import { eidOrder } from './tables.js'

type Started = { readonly orderRef: string; readonly autoStartToken: string; readonly qr: string }

/** Starts a log-in by BankID [AUTH-002]. BankID ends both of two simultaneous orders of one person. */
export async function startEid(
  ctx: SessionCtx,
  typed: { readonly next?: string | undefined },
): Promise<Result<Started, Refusal>> {
  if (ctx.bankId === null) return err('eid.unavailable')
  const allowed = await ctx.rateLimits.consume(rateLimit('bankid-start:address'), ctx.address)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const next = nextPath(typed.next)
  const begun = await beginOrder(ctx.bankId, ctx, next)
  if (!begun.ok) {
    ctx.log.warn({ code: begun.error }, 'BankID begins no order')
    return err('eid.unavailable')
  }
  const now = ctx.clock.now()
  const id = randomUUID()
  const columns = orderColumns(ctx.encryption, begun.value, now)
  const expiresAt = new Date(now.getTime() + BANKID_CONNECT_MINUTES * 60_000)
  await ctx.database.orm
    .insert(eidOrder)
    .values({ id, sessionDigest: ctx.session.digest, next, createdAt: now, expiresAt, ...columns })
  return ok({ orderRef: id, autoStartToken: columns.autoStartToken, qr: qrOf(ctx, columns) })
}

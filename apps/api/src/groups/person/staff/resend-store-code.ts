import { err, ok, type Result } from '@klarsikt/core/lib'
import { STAFF_CODE_MINUTES, type StaffCodeChannel } from '@klarsikt/core/staff'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { findStaff } from '../../catalogue/index.js'
import { type CodeRequired, codeRequired } from './code-required.js'
import { waiting } from './finish-store-login.js'
import { newCode } from './one-time-code.js'
import { sendCode } from './send-code.js'
import { lockedFor } from './store-login.js'
import { storeLogin } from './tables.js'

type Refused = 'store-login.expired' | 'store-login.locked' | 'one-time-code.too-soon'

/**
 * Sends another code to the employee whose password was right in this session, by the channel that they choose. The
 * earlier code becomes void. There is a pause between two codes, each code counts as a try to log in, and guesses
 * continue to be counted.
 */
export async function resendStoreCode(
  ctx: SessionCtx,
  { channel }: { readonly channel?: StaffCodeChannel | undefined },
): Promise<Result<CodeRequired, Refusal<Refused>>> {
  const [begun] = await ctx.database.orm.select().from(storeLogin).where(waiting(ctx))
  if (!begun) return err('store-login.expired')
  const { storeId, employeeNumber } = begun
  const id = `${storeId}/${employeeNumber}`
  const pause = await ctx.rateLimits.consume(rateLimit('one-time-code:pause'), id)
  if (!pause.ok) {
    const { retryAfter } = pause.error
    return err({ code: 'one-time-code.too-soon', retryAfter, params: { seconds: Math.max(1, Math.ceil(retryAfter)) } })
  }
  const codes = await ctx.rateLimits.consume(rateLimit('one-time-code-sent:staff'), id)
  if (!codes.ok) return err(lockedFor(codes.error.retryAfter))
  const sent = await ctx.database.transaction(async (tx) => {
    const found = await findStaff(tx, begun)
    if (found?.email == null) return null
    const { code, codeDigest } = newCode(ctx.encryption)
    const expiresAt = new Date(ctx.clock.now().getTime() + STAFF_CODE_MINUTES * 60_000)
    const { rowCount } = await tx.orm.update(storeLogin).set({ codeDigest, expiresAt }).where(waiting(ctx))
    return rowCount === 1 ? sendCode(ctx, tx, { email: found.email, mobile: found.mobile }, { code, channel }) : null
  })
  return sent ? ok(await codeRequired(ctx, begun, sent)) : err('store-login.expired')
}

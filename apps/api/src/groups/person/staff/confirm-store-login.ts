import { parseOneTimeCode } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { lte } from 'drizzle-orm'
import type { Deps, SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { finishStoreLogin, waiting } from './finish-store-login.js'
import { codeDigests } from './one-time-code.js'
import { lockedFor } from './store-login.js'
import { storeLogin } from './tables.js'

type Refused = 'request.invalid' | 'one-time-code.wrong' | 'store-login.expired' | 'store-login.locked'

/**
 * Takes the second step of a store's log-in by the code that was sent. Guesses are counted by employee, across
 * sessions, before the code is compared.
 */
export async function confirmStoreLogin(
  ctx: SessionCtx,
  typed: { readonly code: string },
): Promise<Result<Response, Refusal<Refused>>> {
  const code = parseOneTimeCode(typed.code)
  if (!code.ok) return err({ code: 'request.invalid', fields: fieldTexts({ code: code.error }) })
  const [begun] = await ctx.database.orm.select().from(storeLogin).where(waiting(ctx))
  if (!begun) return err('store-login.expired')
  const id = `${begun.storeId}/${begun.employeeNumber}`
  const guesses = await ctx.rateLimits.consume(rateLimit('one-time-code:staff'), id)
  if (!guesses.ok) return err(lockedFor(guesses.error.retryAfter))
  if (!codeDigests(ctx.encryption, code.value).includes(begun.codeDigest)) return err('one-time-code.wrong')
  const reply = await finishStoreLogin(ctx, begun)
  return reply ? ok(reply) : err('store-login.expired')
}

/** Deletes log-ins whose code has expired. A job calls it. */
export async function removeExpiredStoreLogins({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await database.orm.delete(storeLogin).where(lte(storeLogin.expiresAt, clock.now()))
}

import { parseEmail } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { rateLimit } from '../../http/rate-limit.js'
import { type Customer, findCustomerByEmail } from '../customer/find-customer.js'
import { customer } from '../customer/tables.js'
import { continueLogin, type LoginStopped } from './continue-login.js'
import { hashPassword, needsRehash, verifyPassword } from './password-hash.js'

type Typed = { readonly email: string; readonly password: string }

/**
 * Logs in by e-mail and password [AUTH-001]. An unknown address, a wrong password and a locked account take the same
 * statements and the same hashing, and the first two the same answer, so that nobody learns who has an account.
 */
export async function login(ctx: SessionCtx, typed: Typed): Promise<Result<Response | LoginStopped, Refusal>> {
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const account = rateLimit('login:account')
  const byAddress = await ctx.rateLimits.check(rateLimit('login:address'), ctx.address)
  // Taken before the password is looked at: of many guesses at once, no more than the allowed ones are answered.
  const byAccount = await ctx.rateLimits.consume(account, email.value)
  const found = await findCustomerByEmail(ctx.database, ctx.encryption, email.value)
  const isRight = await verifyPassword(typed.password, found?.passwordHash ?? null)
  if (!byAddress.ok) return err({ code: 'rate-limited', retryAfter: byAddress.error.retryAfter })
  if (!byAccount.ok) return err(locked(byAccount.error.retryAfter))
  if (!isRight || !found) {
    await ctx.rateLimits.consume(rateLimit('login:address'), ctx.address)
    return err('login.failed')
  }
  await ctx.rateLimits.reset(account, email.value)
  const passwordHash = await rehash(ctx, found, typed.password)
  const outcome = await continueLogin(ctx, { ...found, passwordHash })
  return outcome === null ? err('login.failed') : ok(outcome)
}

/** A hash with parameters of the past is made again while the password is at hand; answers the hash that holds now. */
async function rehash(
  { database }: SessionCtx,
  { id, passwordHash }: Customer,
  password: string,
): Promise<string | null> {
  if (passwordHash === null || !needsRehash(passwordHash)) return passwordHash
  const renewed = await hashPassword(password)
  // A password that was changed meanwhile is not put back.
  const unchanged = and(eq(customer.id, id), eq(customer.passwordHash, passwordHash))
  const { rowCount } = await database.orm.update(customer).set({ passwordHash: renewed }).where(unchanged)
  return rowCount === 1 ? renewed : passwordHash
}

function locked(retryAfter: number): Refusal {
  return { code: 'login.locked', retryAfter, params: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) } }
}

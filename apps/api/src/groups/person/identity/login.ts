import { parseEmail } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { countWrong, forgetTries, takeTry } from '../../../http/password-tries.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { customerDevice, enqueueLetter, knownDevice } from '../../platform/index.js'
import { type Customer, findCustomerByEmail } from '../customer/find-customer.js'
import { customer } from '../customer/tables.js'
import { continueLogin, type LoginStopped } from './continue-login.js'
import { loginGuessesLetter } from './letters.js'
import { hashPassword, needsRehash, verifyPassword } from './password-hash.js'

type Typed = { readonly email: string; readonly password: string }

/**
 * Logs in by e-mail and password [AUTH-001]. An unknown address, a wrong password and too many tries run the same
 * statements and hashing, and the first two give the same answer, so that nobody learns who has an account.
 */
export async function login(ctx: SessionCtx, typed: Typed): Promise<Result<Response | LoginStopped, Refusal>> {
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const found = await findCustomerByEmail(ctx.database, ctx.encryption, email.value)
  const device = found && knownDevice(ctx, customerDevice(found.id))
  const tried = { login: 'login', account: email.value, device } as const
  const taken = await takeTry(ctx, tried)
  const isRight = await verifyPassword(typed.password, found?.passwordHash ?? null)
  if (!taken.ok) {
    const { by, retryAfter } = taken.error
    return err(by === 'address' ? { code: 'rate-limited', retryAfter } : locked(retryAfter))
  }
  if (!isRight || !found) {
    await countWrong(ctx, tried)
    await warnOfGuesses(ctx, email.value, found)
    return err('login.failed')
  }
  await forgetTries(ctx, tried)
  const passwordHash = await rehash(ctx, found, typed.password)
  const outcome = await continueLogin(ctx, { ...found, passwordHash })
  return outcome === null ? err('login.failed') : ok(outcome)
}

/** Hashes the password again when its hash has old parameters. Returns the hash that is stored afterwards. */
async function rehash(
  { database }: SessionCtx,
  { id, passwordHash }: Customer,
  password: string,
): Promise<string | null> {
  if (passwordHash === null || !needsRehash(passwordHash)) return passwordHash
  const renewed = await hashPassword(password)
  // A password that was changed in the meantime must not be overwritten.
  const unchanged = and(eq(customer.id, id), eq(customer.passwordHash, passwordHash))
  const { rowCount } = await database.orm.update(customer).set({ passwordHash: renewed }).where(unchanged)
  return rowCount === 1 ? renewed : passwordHash
}

/** Warns a customer by letter, at most once a day, that somebody guesses at the password. */
async function warnOfGuesses(ctx: SessionCtx, email: string, found: Customer | null): Promise<void> {
  const failures = await ctx.rateLimits.consume(rateLimit('login-failures:account'), email)
  if (failures.ok || found === null) return
  const isFirst = await ctx.rateLimits.consume(rateLimit('login-warning:account'), email)
  if (!isFirst.ok) return
  const data = { firstName: found.profile.firstName, at: ctx.clock.now().toISOString() }
  await ctx.database.transaction((tx) => enqueueLetter(ctx, tx, { template: loginGuessesLetter, to: email, data }))
}

function locked(retryAfter: number): Refusal {
  return { code: 'login.locked', retryAfter, params: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) } }
}

import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../context.js'
import { rateLimit } from './rate-limit.js'

/** A try at a password: the log-in, the account, and the device when it has been logged in before. */
type Try = {
  readonly login: 'login' | 'store-login'
  readonly account: string
  readonly device: string | null
}

type Late = { readonly retryAfter: number }
/**
 * `account`: this caller has tried this account too often. `address`: too many wrong passwords come from one address.
 */
type TooMany = Late & { readonly by: 'account' | 'address' }

const pairOf = ({ address }: Ctx, { account }: Try): string => `${account} ${address}`

/**
 * Counts a try before the password is compared, so that many guesses at once cannot exceed the limit. A device that
 * has been logged in before has its own counter, so that guesses by others, even from the same address, do not block
 * it.
 */
export async function takeTry(ctx: Ctx, of: Try): Promise<Result<void, TooMany>> {
  const { rateLimits } = ctx
  if (of.device !== null) {
    const byDevice = await rateLimits.consume(rateLimit(`${of.login}:device`), of.device)
    return byDevice.ok ? ok(undefined) : err({ by: 'account', ...byDevice.error })
  }
  const byAddress = await rateLimits.check(rateLimit(`${of.login}:address`), ctx.address)
  const byPair = await rateLimits.consume(rateLimit(`${of.login}:pair`), pairOf(ctx, of))
  if (!byAddress.ok) return err({ by: 'address', ...byAddress.error })
  return byPair.ok ? ok(undefined) : err({ by: 'account', ...byPair.error })
}

/** Counts a wrong password against the address. */
export async function countWrong(ctx: Ctx, { login, device }: Try): Promise<void> {
  if (device === null) await ctx.rateLimits.consume(rateLimit(`${login}:address`), ctx.address)
}

/** Resets the counter of the account after the right password. */
export async function forgetTries(ctx: Ctx, of: Try): Promise<void> {
  if (of.device !== null) await ctx.rateLimits.reset(rateLimit(`${of.login}:device`), of.device)
  else await ctx.rateLimits.reset(rateLimit(`${of.login}:pair`), pairOf(ctx, of))
}

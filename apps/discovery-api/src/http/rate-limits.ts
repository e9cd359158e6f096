import { err, ok, type Result } from '@klarsikt/core/lib'
import type { LocalRateLimits, RateLimitRule } from '@klarsikt/server/rate-limit'
import type { Refusal } from './failures.js'

/** Calls to one tenant from one address: a shopper, or a merchant's server that renders pages. */
export const ADDRESS_CALLS: RateLimitRule = { name: 'address', points: 300, seconds: 6 }
/** All calls to one tenant: a flood at one merchant must leave capacity for the others. */
export const TENANT_CALLS: RateLimitRule = { name: 'tenant', points: 2_000, seconds: 2 }
export const ADDRESS_EVENTS: RateLimitRule = { name: 'address-events', points: 400, seconds: 20 }
export const TENANT_EVENTS: RateLimitRule = { name: 'tenant-events', points: 20_000, seconds: 20 }
/** Visitor ids signed for one network. */
export const NEW_VISITORS: RateLimitRule = { name: 'new-visitors', points: 60, seconds: 1_200 }
/** Pictures that have to be fetched and resized. */
export const PICTURES: RateLimitRule = { name: 'pictures', points: 500, seconds: 10 }
/** Calls with a secret key. */
export const FEED_CALLS: RateLimitRule = { name: 'feed', points: 200, seconds: 10 }
/** Wrong keys from one network, for any tenants. */
export const WRONG_KEYS: RateLimitRule = { name: 'wrong-keys', points: 10, seconds: 300 }
/** Keys tried at the console from one address. */
export const CONSOLE_LOG_IN: RateLimitRule = { name: 'console-log-in', points: 10, seconds: 100 }
export const CONSOLE_CALLS: RateLimitRule = { name: 'console', points: 120, seconds: 6 }

/** Takes a point, or refuses with the time to wait. */
export async function takePoint(
  { rateLimits }: { readonly rateLimits: LocalRateLimits },
  rule: RateLimitRule,
  key: string,
): Promise<Result<'allowed', Refusal>> {
  const taken = await rateLimits.consume(rule, key)
  return taken.ok ? ok('allowed') : err({ code: 'rate-limited', ...taken.error })
}

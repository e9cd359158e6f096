import { err, ok, type Result } from '@klarsikt/core/lib'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Allows `points` calls in `seconds` for each key, such as an address, an account or a card. */
export type RateLimitRule = { readonly name: string; readonly points: number; readonly seconds: number }

/** Says whether a point was taken. The error holds the seconds until the next one. */
export type PointTaken = Result<'allowed', { readonly retryAfter: number }>

/**
 * Counts in the memory of one process. It costs no write to the database, but n replicas allow n times as many calls.
 */
export type LocalRateLimits = {
  consume(rule: RateLimitRule, key: string): Promise<PointTaken>
  /** Gives a point back when the call turned out to be legitimate. */
  giveBack(rule: RateLimitRule, key: string): Promise<void>
}

/** Makes the counters in memory. `factor` multiplies the points of every rule. */
export function createLocalRateLimits({ factor = 1 }: { readonly factor?: number } = {}): LocalRateLimits {
  const limiters = new Map<string, RateLimiterMemory>()
  function limiter({ name, points, seconds }: RateLimitRule): RateLimiterMemory {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration: seconds })
    limiters.set(name, made)
    return made
  }
  return {
    consume: (rule, key) => pointTaken(limiter(rule).consume(key)),
    async giveBack(rule, key) {
      await limiter(rule).reward(key)
    },
  }
}

/** Turns a refusal that the library throws into a returned error. Other errors are thrown again. */
export async function pointTaken(point: Promise<RateLimiterRes>): Promise<PointTaken> {
  try {
    await point
    return ok('allowed')
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return err({ retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    throw refused
  }
}

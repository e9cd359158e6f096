import { err, ok, type Result } from '@klarsikt/core/lib'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many points in so many seconds for one key (an address, an account, a card). */
export type RateLimitRule = { readonly name: string; readonly points: number; readonly seconds: number }

/** Refused with the seconds to wait when no point is left. */
export type PointTaken = Result<'allowed', { readonly retryAfter: number }>

/** Counters of one process: n replicas let through n times as much, and no call costs a write to the database. */
export type LocalRateLimits = {
  /** Takes one point. */
  consume(rule: RateLimitRule, key: string): Promise<PointTaken>
  /** Gives back a point that was taken for what turned out to be right. */
  giveBack(rule: RateLimitRule, key: string): Promise<void>
}

/** Counters in memory; `factor` multiplies the points of every rule. */
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

/** The outcome of a library call that throws its refusals. */
export async function pointTaken(point: Promise<RateLimiterRes>): Promise<PointTaken> {
  try {
    await point
    return ok('allowed')
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return err({ retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    throw refused
  }
}

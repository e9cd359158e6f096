import { RATE_LIMITS, type RateLimitName } from '@klarsikt/core/limits'
import type { RateLimitRule } from '@klarsikt/server/rate-limit'

/** A rule of core/limits as the counters take it (decisions A11). */
export function rateLimit(name: RateLimitName): RateLimitRule {
  const { tries, minutes } = RATE_LIMITS[name]
  return { name, points: tries, seconds: minutes * 60 }
}

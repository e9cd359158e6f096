import { RATE_LIMITS, type RateLimitName } from '@klarsikt/core/limits'
import type { RateLimitRule } from '@klarsikt/server/rate-limit'

/** A limit per address. Counting per process (`here`) is enough where no money or guessing is involved. */
export type CallLimit = { readonly rule: RateLimitRule; readonly counted: 'here' | 'by-all-replicas' }

export const countedHere = (name: RateLimitName): CallLimit => ({ rule: rateLimit(name), counted: 'here' })

export const countedByAll = (name: RateLimitName): CallLimit => ({ rule: rateLimit(name), counted: 'by-all-replicas' })

/** A rule of core/limits in the shape that the counters take. */
export function rateLimit(name: RateLimitName): RateLimitRule {
  const { tries, minutes } = RATE_LIMITS[name]
  return { name, points: tries, seconds: minutes * 60 }
}

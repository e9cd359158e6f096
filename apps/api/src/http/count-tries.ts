import { err, ok, type Result } from '@klarsikt/core/lib'
import type { RateLimitName } from '@klarsikt/core/limits'
import type { RateLimits } from '@klarsikt/server/rate-limit'
import type { Refusal } from './failures.js'
import { rateLimit } from './rate-limit.js'

/** Counts one try under each key, in order; refused at the first limit reached. */
export async function countTries(
  rateLimits: RateLimits,
  tries: readonly (readonly [name: RateLimitName, key: string])[],
): Promise<Result<void, Refusal<'rate-limited'>>> {
  for (const [name, key] of tries) {
    const allowed = await rateLimits.consume(rateLimit(name), key)
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  }
  return ok(undefined)
}

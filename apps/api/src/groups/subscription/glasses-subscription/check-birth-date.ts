import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { birthDateOf, parseShortBirthDate } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as glassesSubscriptionErrorMessages from '@klarsikt/core/messages/glasses-subscription-error'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'

/**
 * Checks that the typed date is the customer's birth date. Each plausible try counts against the customer and not the
 * address, because an attacker can use many addresses.
 */
export async function checkBirthDate(
  { clock, rateLimits }: Pick<Ctx, 'clock' | 'rateLimits'>,
  typed: string,
  { customerId, personalNumber }: { readonly customerId: string; readonly personalNumber: string },
): Promise<Result<void, Refusal<'request.invalid' | 'rate-limited'>>> {
  const known = birthDateOf(personalNumber)
  const parsed = parseShortBirthDate(typed, stockholmDate(clock.now()), known)
  if (!parsed.ok) return err({ code: 'request.invalid', fields: { birthDate: problemText(parsed.error) } })
  const allowed = await rateLimits.consume(rateLimit('birth-date:customer'), customerId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  if (parsed.value === known) return ok(undefined)
  return err({ code: 'request.invalid', fields: { birthDate: glassesSubscriptionErrorMessages.birthDateWrong() } })
}

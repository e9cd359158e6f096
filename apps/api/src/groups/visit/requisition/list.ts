import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { parseManagerEmail } from '@klarsikt/core/requisition'
import { and, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { managerDigests } from './content.js'
import { sendList } from './letters.js'
import { requisition } from './tables.js'
import { newListToken } from './tokens.js'

type ListDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'rateLimits'>

/** Sends a manager a new link to their requisitions. The answer does not reveal whether there are any. */
export async function requestList(
  deps: ListDeps,
  typed: string,
): Promise<Result<null, Refusal<'request.invalid' | 'rate-limited'>>> {
  const email = parseManagerEmail(typed)
  if (!email.ok) return err({ code: 'request.invalid', fields: { email: problemText(email.error) } })
  const allowed = await deps.rateLimits.consume(rateLimit('requisition-list:e-mail'), email.value)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const [digest, ...earlier] = managerDigests(deps.encryption, email.value)
  await deps.database.transaction(async (tx) => {
    // The list names the manager by the current digest, so older digests are replaced.
    if (earlier.length > 0)
      await tx.orm.update(requisition).set({ managerDigest: digest }).where(inArray(requisition.managerDigest, earlier))
    const own = and(
      inArray(requisition.managerDigest, [digest]),
      isNotNull(requisition.sentAt),
      ne(requisition.content, ''),
    )
    if ((await tx.orm.$count(requisition, own)) > 0) await sendList(deps, tx, email.value, newListToken(deps, digest))
  })
  return ok(null)
}

import type { LoginSession } from '@klarsikt/contract/shop/types'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit, endOtherSessions, listSessionsOf } from '../../platform/index.js'
import { renewCredentials } from '../customer/renew-credentials.js'

/** The devices on which a customer is logged in, the last used first. */
export async function listLoginSessions(
  { database, clock, session }: SessionCtx,
  customerId: string,
): Promise<LoginSession[]> {
  const rows = await listSessionsOf(database, customerId, clock.now())
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? '',
    network: row.network ?? '',
    loggedInAt: (row.authenticatedAt ?? row.createdAt).toISOString(),
    lastUsedAt: row.seenAt.toISOString(),
    isCurrent: row.digest === session.digest,
  }))
}

/**
 * Logs out one other device, or all others together with the open links in letters. The log-in must be recent, so that
 * an unattended device cannot lock out its owner.
 */
export async function endLoginSessions(
  { database, clock, session }: SessionCtx,
  customerId: string,
  id?: string,
): Promise<Result<void, Refusal>> {
  const now = clock.now()
  if (!isRecentLogin(session.authenticatedAt, now)) return err('login.step-up-required')
  await database.transaction(async (tx) => {
    if (id === undefined) await renewCredentials(tx, customerId)
    await endOtherSessions(tx, { customerId, digest: session.digest }, id)
    await audit(tx, now, { action: 'customer.sessions-ended', subject: 'customer', id: customerId })
  })
  return ok(undefined)
}

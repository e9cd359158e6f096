import type { LoginSession } from '@klarsikt/contract/shop/types'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { session as table } from '../../platform/session/tables.js'
import { renewCredentials } from '../customer/renew-credentials.js'

/** The number of characters of a session's digest that name it among a customer's sessions. */
const SESSION_ID_LENGTH = 16

/** The devices on which a customer is logged in, the last used first. */
export async function listLoginSessions(
  { database, clock, session }: SessionCtx,
  customerId: string,
): Promise<LoginSession[]> {
  const rows = await database.orm
    .select()
    .from(table)
    .where(and(eq(table.customerId, customerId), gt(table.expiresAt, clock.now())))
    .orderBy(desc(table.seenAt))
  return rows.map((row) => ({
    id: row.digest.slice(0, SESSION_ID_LENGTH),
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
  const others = and(eq(table.customerId, customerId), ne(table.digest, session.digest))
  const one = id === undefined ? undefined : sql`left(${table.digest}, ${SESSION_ID_LENGTH}) = ${id}`
  await database.transaction(async (tx) => {
    if (id === undefined) await renewCredentials(tx, customerId)
    await tx.orm.delete(table).where(and(others, one))
    await audit(tx, now, { action: 'customer.sessions-ended', subject: 'customer', id: customerId })
  })
  return ok(undefined)
}

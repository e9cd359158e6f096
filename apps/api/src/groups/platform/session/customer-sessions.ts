import type { ConsentGroup } from '@klarsikt/core/consent'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { session } from './tables.js'

/** The number of characters of a session's digest that name it among a customer's sessions. */
const SESSION_ID_LENGTH = 16

/** The sessions of a customer who is logged in, the last used first. */
export async function listSessionsOf({ orm }: Executor, customerId: string, now: Date) {
  const { digest, device, network, authenticatedAt, createdAt, seenAt, expiresAt } = session
  const rows = await orm
    .select({ digest, device, network, authenticatedAt, createdAt, seenAt })
    .from(session)
    .where(and(eq(session.customerId, customerId), gt(expiresAt, now)))
    .orderBy(desc(seenAt))
  return rows.map((row) => ({ ...row, id: row.digest.slice(0, SESSION_ID_LENGTH) }))
}

/** Ends the sessions of a customer other than the present one, or only the one with `id`. */
export async function endOtherSessions(
  { orm }: Executor,
  { customerId, digest }: { readonly customerId: string; readonly digest: string },
  id?: string,
): Promise<void> {
  const one = id === undefined ? undefined : sql`left(${session.digest}, ${SESSION_ID_LENGTH}) = ${id}`
  await orm.delete(session).where(and(eq(session.customerId, customerId), ne(session.digest, digest), one))
}

/** Lets a log-in wait in its session until the customer has accepted the account terms. */
export async function holdLogin(
  { orm }: Executor,
  digest: string,
  waiting: { readonly pendingCustomerId: string; readonly pendingUntil: Date },
): Promise<void> {
  await orm.update(session).set(waiting).where(eq(session.digest, digest))
}

type ConsentGiven = {
  readonly consentGroups: readonly ConsentGroup[]
  readonly consentVersion: number
  readonly consentAt: Date
}

/** Stores a cookie choice in a session. Returns false when the session has ended. */
export async function noteConsent({ orm }: Executor, digest: string, given: ConsentGiven): Promise<boolean> {
  const { rowCount } = await orm.update(session).set(given).where(eq(session.digest, digest))
  return rowCount === 1
}

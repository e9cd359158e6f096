import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@klarsikt/core/access'
import { CUSTOMER_IDLE_DAYS, CUSTOMER_SESSION_DAYS } from '@klarsikt/core/identity'
import { storeSessionEnd } from '@klarsikt/core/staff'
import type { Clock } from '@klarsikt/server/clock'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { staffRow, storeRow } from '../../catalogue/index.js'
import { copyConsent, insertSession } from './queries.js'
import type { Session } from './session.js'
import { session } from './tables.js'

/** How long a visitor's session lives after the last visit, in days. */
export const SESSION_DAYS = 30

const HOUR = 3_600_000

const columns = {
  digest: session.digest,
  cartId: session.cartId,
  customerId: session.customerId,
  managerId: session.managerId,
  storeId: session.storeId,
  employeeNumber: session.employeeNumber,
  consentGroups: session.consentGroups,
  consentVersion: session.consentVersion,
  consentAt: session.consentAt,
  authenticatedAt: session.authenticatedAt,
  pendingCustomerId: session.pendingCustomerId,
  pendingUntil: session.pendingUntil,
  seenAt: session.seenAt,
}
type Row = Pick<typeof session.$inferSelect, keyof typeof columns> & {
  readonly storeName: string | null
  /** Null for an employee who has left. */
  readonly role: StaffRole | null
}

const selectSession = prepared('session-find', (orm, value: Params<{ digests: readonly string[]; now: Date }>) =>
  orm
    .select({ ...columns, storeName: storeRow.name, role: staffRow.role })
    .from(session)
    .leftJoin(storeRow, eq(storeRow.id, session.storeId))
    // The role is read with each request, so that a change or a departure takes effect at once.
    .leftJoin(staffRow, and(eq(staffRow.storeId, session.storeId), eq(staffRow.employeeNumber, session.employeeNumber)))
    .where(and(sql`${session.digest} = any(${value.digests})`, gt(session.expiresAt, value.now))),
)

type Parts = { readonly database: Executor; readonly encryption: Encryption; readonly clock: Clock }

/** Finds the session of a token; null for an unknown, altered or expired one. */
export async function findSession({ database, encryption, clock }: Parts, token: string): Promise<Session | null> {
  const now = clock.now()
  const row = await findRow(database, encryption.digests(token, 'session.token'), now)
  if (!row) return null
  // Extending a session once an hour is enough and saves a write with each request.
  if (row.storeId === null && now.getTime() - row.seenAt.getTime() > HOUR) await prolong(database, row, now)
  return toSession(row, csrfTokens(encryption, token), now)
}

export type NewSession = {
  readonly cartId?: string
  readonly customerId?: string | null
  readonly managerId?: string | null
  /** The role is read from the staff table. */
  readonly store?: Omit<NonNullable<Session['store']>, 'role'> | null
  /** The device and network of a log-in, for the list of devices. */
  readonly from?: { readonly device: string; readonly network: string }
}

/** Starts a session with a new random token and the given cart, otherwise a new one. */
export async function startSession(
  { database, encryption, clock }: Parts,
  of: NewSession = {},
): Promise<{ readonly token: string; readonly session: Session }> {
  const token = randomBytes(32).toString('base64url')
  const digest = encryption.digest(token, 'session.token')
  const now = clock.now()
  const row: Row = {
    digest,
    cartId: of.cartId ?? randomBytes(16).toString('base64url'),
    customerId: of.customerId ?? null,
    managerId: of.managerId ?? null,
    storeId: of.store?.id ?? null,
    employeeNumber: of.store?.employeeNumber ?? null,
    storeName: of.store?.name ?? null,
    role: null,
    consentGroups: null,
    consentVersion: null,
    consentAt: null,
    authenticatedAt: isLoggedIn(of) ? now : null,
    pendingCustomerId: null,
    pendingUntil: null,
    seenAt: now,
  }
  const { cartId, customerId, managerId, storeId, employeeNumber, authenticatedAt } = row
  await insertSession(
    database,
    digest,
    cartId,
    customerId,
    managerId,
    storeId,
    employeeNumber,
    now,
    endOf(row, now),
    authenticatedAt,
    of.from?.device ?? null,
    of.from?.network ?? null,
  )
  const staffRow = of.store ? await findRow(database, [digest], now) : null
  return { token, session: toSession(staffRow ?? row, csrfTokens(encryption, token), now) }
}

async function findRow(database: Executor, digests: readonly string[], now: Date): Promise<Row | null> {
  const [row] = await selectSession(database, { digests, now })
  return row ?? null
}

/**
 * Replaces a session by one with a new token, so that a token from before a log-in or log-out becomes useless. The
 * consent is kept.
 */
export async function rotateSession(
  parts: Parts,
  old: Session,
  to: NewSession,
): Promise<{ readonly token: string; readonly session: Session }> {
  const next = await startSession(parts, to)
  const { orm } = parts.database
  await copyConsent(parts.database, next.session.digest, old.digest)
  await orm.delete(session).where(eq(session.digest, old.digest))
  return { token: next.token, session: { ...next.session, consent: old.consent } }
}

/** Deletes expired sessions. A job calls it. */
export async function removeExpiredSessions({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  await database.orm.delete(session).where(lte(session.expiresAt, clock.now()))
}

function isLoggedIn({ customerId, managerId, store }: NewSession): boolean {
  return Boolean(customerId ?? managerId ?? store)
}

/**
 * When a session ends: a store's some hours after its log-in, a customer's after a time without use, and at the latest
 * some days after the log-in.
 */
function endOf({ storeId, customerId, authenticatedAt }: Row, now: Date): Date {
  const after = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR)
  if (storeId !== null) return storeSessionEnd(now)
  if (customerId === null || authenticatedAt === null) return after(now, SESSION_DAYS * 24)
  const latest = after(authenticatedAt, CUSTOMER_SESSION_DAYS * 24)
  const idle = after(now, CUSTOMER_IDLE_DAYS * 24)
  return idle < latest ? idle : latest
}

async function prolong(database: Executor, row: Row, now: Date): Promise<void> {
  const expiresAt = endOf(row, now)
  await database.orm.update(session).set({ seenAt: now, expiresAt }).where(eq(session.digest, row.digest))
}

function csrfTokens(encryption: Encryption, token: string) {
  return encryption.digests(token, 'session.csrf')
}

function toSession(row: Row, [csrfToken, ...earlierCsrfTokens]: ReturnType<typeof csrfTokens>, now: Date): Session {
  const { digest, cartId, customerId, managerId, storeId, employeeNumber, storeName, role, authenticatedAt } = row
  return {
    digest,
    cartId,
    csrfToken,
    earlierCsrfTokens,
    customerId,
    managerId,
    authenticatedAt,
    pendingCustomerId: row.pendingUntil !== null && row.pendingUntil > now ? row.pendingCustomerId : null,
    store:
      storeId !== null && employeeNumber !== null && role !== null
        ? { id: storeId, employeeNumber, name: storeName ?? '', role }
        : null,
    consent:
      row.consentGroups && row.consentVersion !== null && row.consentAt
        ? { groups: row.consentGroups, version: row.consentVersion, decidedAt: row.consentAt }
        : null,
  }
}

/** Lets all sessions of a customer use another cart. */
export async function moveSessionsToCart({ orm }: Executor, customerId: string, cartId: string): Promise<void> {
  await orm.update(session).set({ cartId }).where(eq(session.customerId, customerId))
}

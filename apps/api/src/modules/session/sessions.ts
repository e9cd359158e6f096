import { randomBytes } from 'node:crypto'
import type { ConsentGroup } from '@klarsikt/core/consent'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Session } from './session.js'

/** A visitor's session lives this long after the last visit, days. */
export const SESSION_DAYS = 30
/** A store's session lives this long after the log-in, hours (decisions L1). */
export const STORE_SESSION_HOURS = 8

const HOUR = 3_600_000

type Row = {
  digest: string
  cart_id: string
  customer_id: string | null
  is_store: boolean
  store_name: string | null
  consent_groups: ConsentGroup[] | null
  consent_version: number | null
  consent_at: Date | null
  seen_at: Date
}

type Parts = { readonly database: Executor; readonly encryption: Encryption; readonly clock: Clock }

/** Finds the session of a token; an unknown, altered or expired one gives null. */
export async function findSession({ database, encryption, clock }: Parts, token: string): Promise<Session | null> {
  const now = clock.now()
  const found = await database.query<Row>({
    name: 'session-find',
    text: `select digest, cart_id, customer_id, is_store, store_name, consent_groups, consent_version, consent_at, seen_at
           from session where digest = any($1) and expires_at > $2`,
    values: [encryption.digests(token, 'session.token'), now],
  })
  const row = found.rows[0]
  if (!row) return null
  // Once an hour is enough to keep a session alive, and spares a write a request.
  if (!row.is_store && now.getTime() - row.seen_at.getTime() > HOUR) await prolong(database, row.digest, now)
  return toSession(row, csrfTokens(encryption, token))
}

/** Starts a session: a new random token, and the cart of the old one unless it is left behind. */
export async function startSession(
  { database, encryption, clock }: Parts,
  of: {
    readonly cartId?: string
    readonly customerId?: string | null
    readonly store?: { readonly name: string } | null
  } = {},
): Promise<{ readonly token: string; readonly session: Session }> {
  const token = randomBytes(32).toString('base64url')
  const digest = encryption.digest(token, 'session.token')
  const now = clock.now()
  const row: Row = {
    digest,
    cart_id: of.cartId ?? randomBytes(16).toString('base64url'),
    customer_id: of.customerId ?? null,
    is_store: of.store != null,
    store_name: of.store?.name ?? null,
    consent_groups: null,
    consent_version: null,
    consent_at: null,
    seen_at: now,
  }
  const expires = new Date(now.getTime() + (row.is_store ? STORE_SESSION_HOURS : SESSION_DAYS * 24) * HOUR)
  await database.query({
    name: 'session-start',
    text: `insert into session (digest, cart_id, customer_id, is_store, store_name, created_at, seen_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    values: [digest, row.cart_id, row.customer_id, row.is_store, row.store_name, now, expires],
  })
  return { token, session: toSession(row, csrfTokens(encryption, token)) }
}

/**
 * Gives a session a new token, so that one known before a log-in or log-out is worth nothing after it (decisions A13).
 * What the visitor agreed to stays.
 */
export async function rotateSession(
  parts: Parts,
  old: Session,
  to: Parameters<typeof startSession>[1],
): Promise<{ readonly token: string; readonly session: Session }> {
  const next = await startSession(parts, to)
  await parts.database.query({
    text: `update session set consent_groups = o.consent_groups, consent_version = o.consent_version, consent_at = o.consent_at
           from session o where session.digest = $1 and o.digest = $2`,
    values: [next.session.digest, old.digest],
  })
  await parts.database.query({ text: 'delete from session where digest = $1', values: [old.digest] })
  return { token: next.token, session: { ...next.session, consent: old.consent } }
}

/** Removes what has run out; run by a job. */
export async function removeExpiredSessions({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  await database.query({ text: 'delete from session where expires_at <= $1', values: [clock.now()] })
}

async function prolong(database: Executor, digest: string, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + SESSION_DAYS * 24 * HOUR)
  await database.query({
    name: 'session-prolong',
    text: 'update session set seen_at = $2, expires_at = $3 where digest = $1',
    values: [digest, now, expires],
  })
}

function csrfTokens(encryption: Encryption, token: string) {
  return encryption.digests(token, 'session.csrf')
}

function toSession(row: Row, [csrfToken, ...earlierCsrfTokens]: ReturnType<typeof csrfTokens>): Session {
  return {
    digest: row.digest,
    cartId: row.cart_id,
    csrfToken,
    earlierCsrfTokens,
    customerId: row.customer_id,
    isStore: row.is_store,
    storeName: row.store_name,
    consent:
      row.consent_groups && row.consent_version !== null && row.consent_at
        ? { groups: row.consent_groups, version: row.consent_version, decidedAt: row.consent_at }
        : null,
  }
}

import { randomBytes } from 'node:crypto'
import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import type { Deps } from '../../context.js'
import { currencyOf } from '../market/currency.js'
import { findKey } from '../tenant/keys.js'
import type { Tenant } from '../tenant/tenants.js'

const MINUTE = 60_000
/** A session nobody uses ends after this long, ms: a console left open in an office. */
export const IDLE = 30 * MINUTE
/** And every session after a working day, ms. */
export const LONGEST = 8 * 60 * MINUTE
/** Use is written down at most so often, ms. */
const SEEN_EVERY = MINUTE

const PURPOSE = 'discovery.console-session'
const TOKEN_PURPOSE = 'discovery.console-token'

/** Who is signed in. */
export type Session = {
  readonly tenant: Tenant
  /** Value that must come back in the header of every call that changes or computes. */
  readonly token: string
  readonly endsAt: Date
}

type SessionDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'tenants'>

/** Opens a session for whoever holds the key of a tenant; null when the key opens nothing. */
export async function openSession(
  deps: SessionDeps,
  key: string,
): Promise<{ readonly secret: string; readonly session: Session } | null> {
  const found = await findKey(deps, key)
  const tenant = found && deps.tenants.get(found.tenant)
  if (!found || !tenant) return null
  const secret = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  await deps.database.query({
    text: `insert into discovery.console_session (digest, tenant, key_digest, created_at, seen_at)
           values ($1, $2, $3, $4, $4)`,
    values: [deps.encryption.digest(secret, PURPOSE), tenant.id, found.digest, now],
  })
  return { secret, session: sessionOf(deps, secret, tenant, now) }
}

/** The session that a cookie names, as long as it, and the key that opened it, are valid. */
export async function findSession(deps: SessionDeps, secret: string): Promise<Session | null> {
  const now = deps.clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const { rows } = await deps.database.query<{ digest: string; tenant: string; created_at: Date; seen_at: Date }>({
    name: 'discovery-console-session',
    text: `select s.digest, s.tenant, s.created_at, s.seen_at from discovery.console_session s
           join discovery.tenant_key k on k.digest = s.key_digest
           where s.digest = any($1) and s.seen_at > $2 and s.created_at > $3 and (k.valid_until is null or k.valid_until > $4)`,
    values: [deps.encryption.digests(secret, PURPOSE), before(IDLE), before(LONGEST), now],
  })
  const [row] = rows
  const tenant = row && deps.tenants.get(row.tenant)
  if (!row || !tenant) return null
  if (now.getTime() - row.seen_at.getTime() > SEEN_EVERY)
    await deps.database.query({
      text: 'update discovery.console_session set seen_at = $2 where digest = $1',
      values: [row.digest, now],
    })
  return sessionOf(deps, secret, tenant, row.created_at)
}

export async function closeSession({ database, encryption }: SessionDeps, secret: string): Promise<void> {
  await database.query({
    text: 'delete from discovery.console_session where digest = any($1)',
    values: [encryption.digests(secret, PURPOSE)],
  })
}

function sessionOf({ encryption }: SessionDeps, secret: string, tenant: Tenant, createdAt: Date): Session {
  return {
    tenant,
    token: encryption.digest(secret, TOKEN_PURPOSE),
    endsAt: new Date(createdAt.getTime() + LONGEST),
  }
}

/** The session as its page sees it; markets with a catalogue first, since the page opens on the first. */
export async function toConsoleSession(
  { database }: Pick<Deps, 'database'>,
  { tenant, token, endsAt }: Session,
): Promise<ConsoleSession> {
  const { rows } = await database.query<{ market: string }>({
    text: 'select market from discovery.market where tenant = $1 order by generation = 0, market',
    values: [tenant.id],
  })
  return {
    tenant: tenant.id,
    markets: rows.flatMap(({ market }) => {
      const language = tenant.markets.get(market)
      return language === undefined ? [] : [{ market, language, currency: currencyOf(market).code }]
    }),
    token,
    ends_at: endsAt.toISOString(),
  }
}

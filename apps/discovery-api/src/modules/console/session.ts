import { randomBytes } from 'node:crypto'
import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { isAnyOf } from '../../database/conditions.js'
import type { Session } from '../../http/session.js'
import { actAs, actingAs } from '../audit/acting-as.js'
import { audit } from '../audit/audit.js'
import { currencyOf } from '../catalogue-index/currency.js'
import { findKey, worksAt } from '../tenant/keys.js'
import { market, tenantKey } from '../tenant/tables.js'
import type { Tenant } from '../tenant/tenants.js'
import { consoleSession } from './tables.js'

const MINUTE = 60_000
/** Milliseconds after which an unused session ends, such as in a console left open in an office. */
export const IDLE = 30 * MINUTE
/** Milliseconds after which every session ends: a working day. */
export const LONGEST = 8 * 60 * MINUTE
/** Least milliseconds between two updates of `seen_at`. */
const SEEN_EVERY = MINUTE

const PURPOSE = 'discovery.console-session'
const TOKEN_PURPOSE = 'discovery.console-token'

type SessionDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'tenants'>

/** Opens a session with the key of a tenant; null when the key is wrong. */
export async function openSession(
  deps: SessionDeps,
  key: string,
): Promise<{ readonly secret: string; readonly session: Session } | null> {
  const found = await findKey(deps, key)
  const tenant = found && deps.tenants.get(found.tenant)
  if (!found || !tenant) return null
  const secret = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await tx.orm.insert(consoleSession).values({
      digest: deps.encryption.digest(secret, PURPOSE),
      tenant: tenant.id,
      keyDigest: found.digest,
      createdAt: now,
      seenAt: now,
    })
    await auditConsole(tx, now, 'console.entered', tenant.id)
  })
  return { secret, session: sessionOf(deps, secret, tenant, now) }
}

type Limits = { digests: readonly string[]; seenAfter: Date; createdAfter: Date; now: Date }

const selectSession = prepared('discovery-console-session', (orm, value: Params<Limits>) =>
  orm
    .select({
      digest: consoleSession.digest,
      tenant: consoleSession.tenant,
      createdAt: consoleSession.createdAt,
      seenAt: consoleSession.seenAt,
    })
    .from(consoleSession)
    .innerJoin(tenantKey, eq(tenantKey.digest, consoleSession.keyDigest))
    .where(
      and(
        isAnyOf(consoleSession.digest, value.digests),
        gt(consoleSession.seenAt, value.seenAfter),
        gt(consoleSession.createdAt, value.createdAfter),
        worksAt(value.now),
      ),
    ),
)

/** The session of a cookie; null when it, or the key that opened it, is no longer valid. */
export async function findSession(deps: SessionDeps, secret: string): Promise<Session | null> {
  const now = deps.clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const digests = deps.encryption.digests(secret, PURPOSE)
  const limits = { digests, seenAfter: before(IDLE), createdAfter: before(LONGEST), now }
  const [row] = await selectSession(deps.database, limits)
  const tenant = row && deps.tenants.get(row.tenant)
  if (!row || !tenant) return null
  if (now.getTime() - row.seenAt.getTime() > SEEN_EVERY)
    await deps.database.orm.update(consoleSession).set({ seenAt: now }).where(eq(consoleSession.digest, row.digest))
  return sessionOf(deps, secret, tenant, row.createdAt)
}

export async function closeSession({ database, encryption, clock }: SessionDeps, secret: string): Promise<void> {
  const named = isAnyOf(consoleSession.digest, encryption.digests(secret, PURPOSE))
  await database.transaction(async (tx) => {
    const [closed] = await tx.orm.delete(consoleSession).where(named).returning({ tenant: consoleSession.tenant })
    if (closed) await auditConsole(tx, clock.now(), 'console.left', closed.tenant)
  })
}

/** Audits as the console of the tenant, because the caller of a log-in is still a visitor. */
function auditConsole(
  tx: Executor,
  at: Date,
  action: 'console.entered' | 'console.left',
  tenant: string,
): Promise<void> {
  const { requestId } = actingAs()
  return actAs({ kind: 'console', tenant }, requestId, () => audit(tx, at, action, { tenant, market: null }))
}

function sessionOf({ encryption }: SessionDeps, secret: string, tenant: Tenant, createdAt: Date): Session {
  return {
    tenant,
    token: encryption.digest(secret, TOKEN_PURPOSE),
    endsAt: new Date(createdAt.getTime() + LONGEST),
  }
}

/** The session for the console page. Markets with a catalogue come first, because the page opens the first one. */
export async function toConsoleSession(
  { database }: Pick<Deps, 'database'>,
  { tenant, token, endsAt }: Session,
): Promise<ConsoleSession> {
  const rows = await database.orm
    .select({ market: market.market })
    .from(market)
    .where(eq(market.tenant, tenant.id))
    .orderBy(sql`${market.generation} = 0`, market.market)
  return {
    tenant: tenant.id,
    markets: rows.flatMap(({ market }) => {
      const language = tenant.markets.get(market)
      return language === undefined ? [] : [{ market, language, currency: currencyOf(market, tenant.settings).code }]
    }),
    token,
    ends_at: endsAt.toISOString(),
  }
}

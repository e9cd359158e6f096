import { randomBytes } from 'node:crypto'
import type { Clock } from '@klarsikt/server/clock'
import { type Database, type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, gt, isNull, or, type Placeholder } from 'drizzle-orm'
import { isAnyOf } from '../../database/conditions.js'
import { audit } from '../audit/audit.js'
import { tenantKey } from './tables.js'

type KeyDeps = { readonly database: Database; readonly clock: Clock; readonly encryption: Encryption }

const PURPOSE = 'discovery.tenant-key'

/** Milliseconds for which the old key works after a rotation, so that the new one can be installed everywhere. */
export const OLD_KEY_WORKS = 24 * 3_600_000

/** Creates a new secret key of a tenant; only its digest is stored. */
export async function issueKey(
  { clock, encryption }: Pick<KeyDeps, 'clock' | 'encryption'>,
  tx: Executor,
  tenant: string,
): Promise<string> {
  const key = `dsk_${randomBytes(32).toString('base64url')}`
  await tx.orm.insert(tenantKey).values({ digest: encryption.digest(key, PURPOSE), tenant, createdAt: clock.now() })
  return key
}

/** The tenant of a key; null when the key is not valid. */
export async function tenantOfKey(deps: KeyDeps, key: string): Promise<string | null> {
  return (await findKey(deps, key))?.tenant ?? null
}

/** The condition for keys that are valid at an instant. */
export const worksAt = (now: Date | Placeholder) => or(isNull(tenantKey.validUntil), gt(tenantKey.validUntil, now))

const selectKey = prepared('discovery-key', (orm, value: Params<{ digests: readonly string[]; now: Date }>) =>
  orm
    .select({ tenant: tenantKey.tenant, digest: tenantKey.digest })
    .from(tenantKey)
    .where(and(isAnyOf(tenantKey.digest, value.digests), worksAt(value.now))),
)

/** The row of a valid key; null when the key is not valid. */
export async function findKey(
  { database, clock, encryption }: KeyDeps,
  key: string,
): Promise<{ readonly tenant: string; readonly digest: string } | null> {
  const [found] = await selectKey(database, { digests: encryption.digests(key, PURPOSE), now: clock.now() })
  return found ?? null
}

/** Issues a new key. The present keys work until the returned instant; keys of earlier rotations keep their own end. */
export async function rotateKey(
  deps: KeyDeps,
  tenant: string,
): Promise<{ readonly key: string; readonly previousUntil: Date }> {
  const previousUntil = new Date(deps.clock.now().getTime() + OLD_KEY_WORKS)
  const key = await deps.database.transaction(async (tx) => {
    await tx.orm
      .update(tenantKey)
      .set({ validUntil: previousUntil })
      .where(and(eq(tenantKey.tenant, tenant), isNull(tenantKey.validUntil)))
    await audit(tx, deps.clock.now(), 'tenant.key-rotated', { tenant, market: null })
    return issueKey(deps, tx, tenant)
  })
  return { key, previousUntil }
}

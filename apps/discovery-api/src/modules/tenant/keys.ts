import { randomBytes } from 'node:crypto'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'

const PURPOSE = 'discovery.tenant-key'

/** How long the key before a rotation still works, ms: time to put the new one everywhere. */
export const OLD_KEY_WORKS = 24 * 3_600_000

/** A new secret key of a tenant; only its digest is kept. */
export async function issueKey(
  { clock, encryption }: Pick<Deps, 'clock' | 'encryption'>,
  tx: Executor,
  tenant: string,
): Promise<string> {
  const key = `dsk_${randomBytes(32).toString('base64url')}`
  await tx.query({
    text: 'insert into discovery.tenant_key (digest, tenant, created_at) values ($1, $2, $3)',
    values: [encryption.digest(key, PURPOSE), tenant, clock.now()],
  })
  return key
}

/** The tenant that a key opens; null when none. */
export async function tenantOfKey(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  key: string,
): Promise<string | null> {
  return (await findKey(deps, key))?.tenant ?? null
}

/** A key that works, as it is kept; null when there is none. */
export async function findKey(
  { database, clock, encryption }: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  key: string,
): Promise<{ readonly tenant: string; readonly digest: string } | null> {
  const { rows } = await database.query<{ tenant: string; digest: string }>({
    name: 'discovery-key',
    text: 'select tenant, digest from discovery.tenant_key where digest = any($1) and (valid_until is null or valid_until > $2)',
    values: [encryption.digests(key, PURPOSE), clock.now()],
  })
  return rows[0] ?? null
}

/** Issues a new key; those before work until the returned instant, and those rotated away earlier end as they were to. */
export async function rotateKey(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  tenant: string,
): Promise<{ readonly key: string; readonly previousUntil: Date }> {
  const previousUntil = new Date(deps.clock.now().getTime() + OLD_KEY_WORKS)
  const key = await deps.database.transaction(async (tx) => {
    await tx.query({
      text: 'update discovery.tenant_key set valid_until = $2 where tenant = $1 and valid_until is null',
      values: [tenant, previousUntil],
    })
    return issueKey(deps, tx, tenant)
  })
  return { key, previousUntil }
}

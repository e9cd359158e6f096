import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { type AdvisoryLock, withAdvisoryLock } from './advisory-lock.js'

/** Lets one process at a time change the schema. */
const MIGRATION_LOCK: AdvisoryLock = { id: 7_226_502 }

type MigrateOptions = {
  /** Table that remembers the steps; each service that shares a database has its own. */
  readonly table?: string
  /** Only so many of the first steps: the schema of an earlier version, for a backup of that time. */
  readonly steps?: number
}

/**
 * Brings the schema up to date. All pending steps run in one transaction, so a kill at any statement leaves the old
 * schema whole and the next start begins again; processes that start together wait for the first.
 */
export async function migrate(
  url: string,
  folder: string,
  { table = '__drizzle_migrations', steps }: MigrateOptions = {},
): Promise<void> {
  if (steps !== undefined) {
    const first = await firstSteps(folder, steps)
    await migrate(url, first, { table }).finally(() => rm(first, { recursive: true, force: true }))
    return
  }
  await withAdvisoryLock(
    url,
    MIGRATION_LOCK,
    (client) =>
      migrateWithDrizzle(drizzle(client), {
        migrationsFolder: folder,
        migrationsSchema: 'migration',
        migrationsTable: table,
      }),
    { applicationName: 'klarsikt-migration' },
  )
}

/** A copy of the folder whose journal ends after so many steps. */
async function firstSteps(folder: string, steps: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'klarsikt-migrations-'))
  await cp(folder, copy, { recursive: true })
  const file = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { readonly entries: readonly unknown[] }
  if (journal.entries.length < steps) throw new Error(`${folder} has ${journal.entries.length} steps, not ${steps}`)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, steps) }))
  return copy
}

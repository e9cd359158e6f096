import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { type AdvisoryLock, withAdvisoryLock } from './advisory-lock.js'

/** Only one process at a time may change the schema. */
const MIGRATION_LOCK: AdvisoryLock = { id: 7_226_502 }

type MigrateOptions = {
  /** Table that records the applied migrations. Each service that shares a database has its own. */
  readonly table?: string
  /** Applies only this many of the first migrations, to get the schema that an old backup was made with. */
  readonly steps?: number
}

/**
 * Applies all pending migrations in one transaction. A kill at any statement leaves the old schema, and the next start
 * begins again. Processes that start together wait for the first one.
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

/** Copies the folder of migrations and cuts its journal after this many steps. Throws when the journal has fewer. */
async function firstSteps(folder: string, steps: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'klarsikt-migrations-'))
  await cp(folder, copy, { recursive: true })
  const file = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { readonly entries: readonly unknown[] }
  if (journal.entries.length < steps) throw new Error(`${folder} has ${journal.entries.length} steps, not ${steps}`)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, steps) }))
  return copy
}

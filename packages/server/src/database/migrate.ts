import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type AdvisoryLock, withAdvisoryLock } from './advisory-lock.js'

/** Only one process at a time may change the schema. */
const MIGRATION_LOCK: AdvisoryLock = { id: 7_226_502 }

/** The list of migrations, in the folder that drizzle-kit writes. */
const JOURNAL = 'meta/_journal.json'

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
    async (client) => {
      await refuseOtherSteps(client, folder, table)
      await migrateWithDrizzle(drizzle(client), {
        migrationsFolder: folder,
        migrationsSchema: 'migration',
        migrationsTable: table,
      })
    },
    { applicationName: 'klarsikt-migration' },
  )
}

/**
 * Throws when the database began with another first migration than the folder has. The migrations before the first
 * release were replaced by a single one, so a database that they made cannot be upgraded.
 */
async function refuseOtherSteps(client: pg.Client, folder: string, table: string): Promise<void> {
  const name = `migration.${pg.escapeIdentifier(table)}`
  const { rows: tables } = await client.query('select 1 where to_regclass($1) is not null', [name])
  if (tables.length === 0) return
  const { rows } = await client.query<{ first: string | null }>(`select min(created_at) as first from ${name}`)
  const applied = rows[0]?.first ?? null
  const [first] = (await readJournal(folder)).entries
  if (applied === null || first === undefined || Number(applied) === first.when) return
  throw new Error('The database is from a version before the first release. Start this version on an empty database.')
}

type Journal = { readonly entries: readonly { readonly when: number }[] }

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, JOURNAL), 'utf8')) as Journal
}

/** Copies the folder of migrations and cuts its journal after this many steps. Throws when the journal has fewer. */
async function firstSteps(folder: string, steps: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'klarsikt-migrations-'))
  await cp(folder, copy, { recursive: true })
  const journal = await readJournal(folder)
  if (journal.entries.length < steps) throw new Error(`${folder} has ${journal.entries.length} steps, not ${steps}`)
  await writeFile(join(copy, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, steps) }))
  return copy
}

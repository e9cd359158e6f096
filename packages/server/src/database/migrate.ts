import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Number of the lock that lets one process at a time change the schema; any number, the same for all versions. */
const MIGRATION_LOCK = 7_226_502

/**
 * Brings the schema up to date. All pending steps run in one transaction, so a kill at any statement leaves the old
 * schema whole and the next start begins again; processes that start together wait for the first.
 */
export async function migrate(
  url: string,
  folder: string,
  /** Table that remembers the steps; each service that shares a database has its own. */
  { table = '__drizzle_migrations' }: { readonly table?: string } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'klarsikt-migration' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateWithDrizzle(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'migration',
      migrationsTable: table,
    })
  } finally {
    await client.end()
  }
}

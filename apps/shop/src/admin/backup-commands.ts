import { resolve } from 'node:path'
import { audit } from '@klarsikt/api/admin'
import { restoreBackup, type RestoreFailure, saveBackup } from '@klarsikt/server/backup'
import { type Database, migrate, openDatabase } from '@klarsikt/server/database'
import { openEncryption } from '@klarsikt/server/encryption'
import { resolveSecret } from '@klarsikt/server/env'
import { createLog } from '@klarsikt/server/log'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { asAdmin } from './as-admin.js'
import { CommandError } from './check.js'
import { withDatabaseUrl } from './open-shop.js'

const FAILURES: Readonly<Record<RestoreFailure, string>> = {
  'no-backup': 'The folder holds no backup: its manifest.json is missing or not readable.',
  damaged: 'A file of the backup is damaged. Nothing was written.',
  'database-not-empty': 'The database has tables already. Restore into an empty one; nothing was written.',
  'no-pg-restore': "The backup was made with pg_dump, and no pg_restore of the server's version was found.",
}

/** Tables that record the applied migrations. */
const STEPS_OF_SHOP = '__drizzle_migrations'
const STEPS_OF_DISCOVERY = 'discovery'

export function addBackupCommands(program: Command, admin: Admin): void {
  program
    .command('backup')
    .description('saves the database to a new folder, beside the running shop')
    .argument('<folder>')
    .option('--copy', 'in COPY format even where pg_dump is found')
    .action(async (folder: string, { copy }: { copy?: true }) => {
      const { env, clock } = admin.settings()
      const manifest = await withDatabaseUrl(env, (url) =>
        saveBackup({ url, folder: resolve(folder), clock, ...(copy && { kind: 'copy' }) }),
      )
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      admin.print(
        manifest.kind === 'dump'
          ? `Saved with pg_dump to ${folder}.`
          : `Saved ${rows} rows of ${manifest.tables.length} tables to ${folder}.`,
      )
      admin.print('KLARSIKT_SECRET is not in it: save it apart from it.')
    })
  program
    .command('restore')
    .description('puts a backup into an empty database; the shop must not run on it')
    .argument('<folder>')
    .action(async (folder: string) => {
      const { env, clock } = admin.settings()
      const secret = await resolveSecret(env)
      await withDatabaseUrl(env, async (url) => {
        const restored = await restoreBackup({
          url,
          folder: resolve(folder),
          makeSchema: (steps) => makeSchema(admin, url, steps),
          finish: () => checkSecret(url, secret, env.previousSecrets, (database) => noteRestore(database, clock.now())),
        })
        if (!restored.ok) throw new CommandError(FAILURES[restored.error])
        admin.print(`Restored the database of ${restored.value.createdAt}.`)
      })
    })
}

async function makeSchema(admin: Admin, url: string, steps: Readonly<Record<string, number>>): Promise<void> {
  await migrate(url, admin.migrationsFolder, { steps: steps[STEPS_OF_SHOP] ?? 0 })
  const ofDiscovery = steps[STEPS_OF_DISCOVERY]
  if (ofDiscovery !== undefined)
    await migrate(url, admin.discoveryMigrationsFolder, { table: STEPS_OF_DISCOVERY, steps: ofDiscovery })
  // No migration makes the table of keys, so it is made here. The restore replaces its row by those of the backup.
  await checkSecret(url, await resolveSecret(admin.settings().env), [])
}

/** Does some work on the database. Throws when the secret is not the one that its values were encrypted with. */
async function checkSecret(
  url: string,
  secret: string,
  previous: readonly string[],
  work?: (database: Database) => Promise<void>,
): Promise<void> {
  const log = createLog({ name: 'admin', level: 'silent' })
  const database = await openDatabase({ url, log, size: 1, applicationName: 'klarsikt-admin' })
  try {
    await openEncryption({ database, secret, previous })
    await work?.(database)
  } finally {
    await database.close()
  }
}

/**
 * Writes the restore to the audit log. The rows came from a Postgres tool in its own transaction, so this one follows
 * directly. A backup from before the audit log has no table for it.
 */
async function noteRestore(database: Database, at: Date): Promise<void> {
  const { rows } = await database.query({
    text: `select 1 from pg_tables where schemaname = 'public' and tablename = 'audit'`,
  })
  if (rows.length === 0) return
  await asAdmin(() => audit(database, at, { action: 'shop.restored', subject: 'shop', id: 'database' }))
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { err, ok, type Result } from '@klarsikt/core/lib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ownConnection } from '../database/own-connection.js'
import { findPostgresTool } from './find-postgres-tool.js'
import { nameOf, SAVED_SCHEMAS } from './list-tables.js'
import { type BackupManifest, type BackupTable, DUMP_FILE, readManifest } from './manifest.js'
import { runPostgresTool } from './run-postgres-tool.js'
import { targetOf } from './save-backup.js'
import { emptyAgain, isUnfinished, markFinished, markUnfinished } from './unfinished.js'

/**
 * Says why a backup was not restored: the folder holds no backup, a file of it is damaged, the database already has
 * tables, or no pg_restore of the server's version was found. In each of these cases the database is unchanged.
 */
export type RestoreFailure = 'no-backup' | 'damaged' | 'database-not-empty' | 'no-pg-restore'

type Options = {
  readonly url: string
  readonly folder: string
  /** Applies the given number of first migrations of each service. The manifest holds these numbers. */
  readonly makeSchema: (migrations: Readonly<Record<string, number>>) => Promise<void>
  /** Checks the restored database and completes it. When it fails, the whole restore is undone. */
  readonly finish?: () => Promise<void>
}

/**
 * Restores a backup into an empty database. The shop applies newer migrations at its next start. When the restore
 * fails, it empties the database again. When the process is killed, the next restore empties it.
 */
export async function restoreBackup({
  url,
  folder,
  makeSchema,
  finish = async () => {},
}: Options): Promise<Result<BackupManifest, RestoreFailure>> {
  const manifest = await readManifest(folder)
  if (!manifest) return err('no-backup')
  const client = await ownConnection(url, 'klarsikt-restore')
  try {
    if (await isUnfinished(client)) await emptyAgain(url)
    if (!(await isEmpty(client))) return err('database-not-empty')
    const putBack = await prepare(client, { url, folder, makeSchema }, manifest)
    if (!putBack.ok) return putBack
    await markUnfinished(client)
    await putBack.value()
    await finish()
    await markFinished(client)
    return ok(manifest)
  } catch (error) {
    // A partly restored database must not be taken for a shop. When the connection is lost, the next restore empties
    // it.
    if (await isLeft(client)) await emptyAgain(url)
    throw error
  } finally {
    await client.end()
  }
}

async function isLeft(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('rollback')
    return await isUnfinished(client)
  } catch {
    return false
  }
}

/** Checks whether the backup can be restored here and changes nothing. Returns the function that restores it. */
async function prepare(
  client: pg.ClientBase,
  { url, folder, makeSchema }: Options,
  manifest: BackupManifest,
): Promise<Result<() => Promise<void>, RestoreFailure>> {
  if (manifest.kind === 'dump') {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const tool = await findPostgresTool('pg_restore', Number.parseInt(rows[0]?.server_version ?? '', 10))
    if (!tool) return err('no-pg-restore')
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    return ok(() => runPostgresTool(tool, url, [...options, path.join(folder, DUMP_FILE)]))
  }
  for (const table of manifest.tables) if (!(await isWhole(folder, table))) return err('damaged')
  return ok(async () => {
    await makeSchema(manifest.migrations)
    await fill(client, folder, manifest)
  })
}

async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from information_schema.tables where table_schema = any($1)',
    [[...SAVED_SCHEMAS, 'migration', 'job']],
  )
  return rows[0]?.n === 0
}

async function isWhole(folder: string, table: BackupTable): Promise<boolean> {
  const hash = createHash('sha256')
  const sink = new Writable({
    write(bytes: Buffer, _, done) {
      hash.update(bytes)
      done()
    },
  })
  try {
    await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), sink)
  } catch {
    return false
  }
  return hash.digest('hex') === table.sha256
}

async function fill(client: pg.ClientBase, folder: string, { tables, sequences }: BackupManifest): Promise<void> {
  const quoted = tables.map(({ schema, table }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`)
  await client.query('begin')
  // The backup already holds the rows that triggers and migrations write, so triggers are off and the tables are
  // emptied.
  for (const name of quoted) await client.query(`alter table ${name} disable trigger user`)
  if (quoted.length > 0) await client.query(`truncate ${quoted.join(', ')}`)
  for (const table of tables) {
    const target = client.query(copyFrom(`copy ${targetOf(table)} from stdin`))
    await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), target)
    if (target.rowCount !== table.rows)
      throw new Error(`${nameOf(table)} took ${target.rowCount} of ${table.rows} rows`)
  }
  for (const { schema, sequence, lastValue } of sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
      '%I.%I',
      schema,
      sequence,
      lastValue,
    ])
  for (const name of quoted) await client.query(`alter table ${name} enable trigger user`)
  await client.query('commit')
  await client.query('analyze')
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../clock/index.js'
import { ownConnection } from '../database/own-connection.js'
import { findPostgresTool } from './find-postgres-tool.js'
import { listSequences, listTables, nameOf, type Table } from './list-tables.js'
import { type BackupManifest, type BackupTable, DUMP_FILE, MANIFEST_FILE } from './manifest.js'
import { runPostgresTool } from './run-postgres-tool.js'

/** Only the owner may read a backup, because it holds amounts, goods and the audit log as plain text. */
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

type Options = {
  readonly url: string
  /** Path of the folder to make. It must not exist yet. */
  readonly folder: string
  readonly clock: Clock
  /** Forces the `copy` format even when pg_dump is found. */
  readonly kind?: 'copy'
}

/**
 * Saves the state of a database at one moment while others use it. It uses pg_dump when one of the server's version is
 * found, otherwise it copies table by table. The folder gets its final name only when it is complete.
 */
export async function saveBackup({ url, folder, clock, kind }: Options): Promise<BackupManifest> {
  const partial = `${folder}.partial`
  await mkdir(partial, { recursive: false, mode: PRIVATE_FOLDER })
  const client = await ownConnection(url, 'klarsikt-backup')
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const postgres = rows[0]?.server_version ?? ''
    const tool = kind === 'copy' ? null : await findPostgresTool('pg_dump', Number.parseInt(postgres, 10))
    const manifest: BackupManifest = {
      format: 1,
      kind: tool ? 'dump' : 'copy',
      createdAt: clock.now().toISOString(),
      postgres,
      migrations: await countMigrations(client),
      tables: tool ? [] : await copyTables(client, partial),
      sequences: tool ? [] : await listSequences(client),
    }
    if (tool) {
      const file = path.join(partial, DUMP_FILE)
      // The file is made first, because pg_dump cannot set the mode of its output.
      await writeFile(file, '', { mode: PRIVATE_FILE })
      await runPostgresTool(tool, url, ['--format=custom', `--file=${file}`])
    }
    await writeFile(path.join(partial, MANIFEST_FILE), JSON.stringify(manifest, null, 2), { mode: PRIVATE_FILE })
    await rename(partial, folder)
    return manifest
  } finally {
    await client.end()
  }
}

/** Counts the applied migrations of each service in this database. */
async function countMigrations(client: pg.ClientBase): Promise<Record<string, number>> {
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'migration'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from migration.${pg.escapeIdentifier(name)}`,
    )
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

async function copyTables(client: pg.ClientBase, folder: string): Promise<BackupTable[]> {
  const saved: BackupTable[] = []
  for (const table of await listTables(client)) saved.push(await copyTable(client, folder, table))
  return saved
}

async function copyTable(client: pg.ClientBase, folder: string, table: Table): Promise<BackupTable> {
  const file = `${nameOf(table)}.copy.gz`
  const hash = createHash('sha256')
  let rows = 0
  // COPY's text format writes a line feed inside a value as `\n`, so each line feed byte ends one row.
  const count = new Transform({
    transform(bytes: Buffer, _, done) {
      hash.update(bytes)
      for (const byte of bytes) if (byte === 0x0a) rows++
      done(null, bytes)
    },
  })
  const source = client.query(copyTo(`copy ${targetOf(table)} to stdout`))
  await pipeline(source, count, createGzip(), createWriteStream(path.join(folder, file), { mode: PRIVATE_FILE }))
  return { ...table, columns: [...table.columns], file, rows, sha256: hash.digest('hex') }
}

/** Writes the table with its list of columns in the syntax of COPY. */
export function targetOf({ schema, table, columns }: Table): string {
  const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)} (${quoted})`
}

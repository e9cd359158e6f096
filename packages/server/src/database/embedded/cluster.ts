import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { privateFolder } from './binaries.js'
import type { RunAs } from './run-as.js'

const run = promisify(execFile)

/** Only the owner of the data folder can log in as this superuser. */
export const SUPERUSER = 'klarsikt'

/** Holds the id and the password of a cluster. The file is in the data folder, and only its owner can read it. */
export type ClusterRecord = { readonly id: string; readonly password: string }

export type ClusterFolder = { readonly data: string; readonly record: ClusterRecord; readonly log: string }

/**
 * Finds or makes the cluster with UTF-8, Swedish collation (å, ä, ö last) and checksums. It is made in another folder
 * and moved into place when complete, so that a kill half-way leaves nothing that looks like a database.
 */
export async function ensureCluster(
  folder: string,
  options: { native: string; as: RunAs; durable: boolean },
): Promise<ClusterFolder> {
  privateFolder(folder)
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(folder, data, options)
  return clusterIn(folder)
}

/** Returns the cluster of a folder, or null when the folder has none yet. */
export function readCluster(folder: string): ClusterFolder | null {
  return existsSync(join(folder, 'data', 'PG_VERSION')) ? clusterIn(folder) : null
}

function clusterIn(folder: string): ClusterFolder {
  const data = join(folder, 'data')
  const record = JSON.parse(readFileSync(join(data, 'klarsikt.json'), 'utf8')) as ClusterRecord
  return { data, record, log: join(folder, 'postgres.log') }
}

async function makeCluster(
  folder: string,
  data: string,
  options: { native: string; as: RunAs; durable: boolean },
): Promise<void> {
  const { as } = options
  const record: ClusterRecord = {
    id: `klarsikt-${randomBytes(8).toString('hex')}`,
    password: randomBytes(24).toString('base64url'),
  }
  const fresh = mkdtempSync(join(folder, 'new-'))
  const handover = mkdtempSync(join(tmpdir(), 'klarsikt-init-'))
  const passwordFile = join(handover, 'password')
  writeFileSync(passwordFile, record.password, { mode: 0o600 })
  for (const path of [fresh, handover, passwordFile]) as.give(path)
  try {
    await run(
      join(options.native, 'bin', 'initdb'),
      [
        '-D',
        as.dataArgument(fresh),
        '-U',
        SUPERUSER,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=sv-SE',
        '--locale=C',
        ...(options.durable ? [] : ['--no-sync']),
      ],
      { cwd: fresh, env: { LC_ALL: 'C', PATH: process.env['PATH'] }, ...as.spawnOptions },
    )
    chmodSync(fresh, 0o700)
    writeFileSync(join(fresh, 'klarsikt.json'), JSON.stringify(record), { mode: 0o600 })
    try {
      renameSync(fresh, data)
    } catch (error) {
      // Another process that started at the same moment made its cluster first, and this process uses that one.
      if (!existsSync(join(data, 'PG_VERSION'))) throw error
    }
  } finally {
    rmSync(handover, { recursive: true, force: true })
    rmSync(fresh, { recursive: true, force: true })
  }
}

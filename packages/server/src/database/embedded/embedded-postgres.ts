import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log/index.js'
import { type AdvisoryLock, type HeldLock, tryAdvisoryLock } from '../advisory-lock.js'
import { reachableNativeFolder } from './binaries.js'
import { type ClusterFolder, ensureCluster, readCluster, SUPERUSER } from './cluster.js'
import { isAlive, isPostgres, type Postmaster, readPostmaster, startPostmaster, stopPostmaster } from './postmaster.js'
import { type RunAs, runAs } from './run-as.js'

export type EmbeddedPostgres = {
  /** Returns the connection string of a database in this server. The default is the shop's database. */
  url(database?: string): string
  /** Is true when a killed process left its server running and this process took it over. */
  readonly adopted: boolean
  readonly pid: number
  stop(): Promise<void>
}

/** The owning process holds this lock for as long as it lives. */
const OWNER_LOCK: AdvisoryLock = { id: 7_226_501 }
const DATABASE = 'klarsikt'

type Options = {
  /** The folder for the cluster, its log and its record. */
  readonly folder: string
  readonly log: Log
  /** Tests pass false, so that no write waits for the disk. */
  readonly durable?: boolean
  /** Longest wait for one start of the server in ms, crash recovery included. */
  readonly timeoutMs?: number
}

/**
 * Starts Postgres from the npm package's binaries on a private folder. It listens on a Unix socket in a private folder,
 * or on a free port of 127.0.0.1 where there are no sockets, with a random password. It takes over a server that a
 * killed process left running, starts a server again when it dies, and throws when another process uses the folder.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const as = runAs()
  const settings = {
    native: reachableNativeFolder(as.unprivileged),
    as,
    durable: options.durable ?? true,
    timeoutMs: options.timeoutMs ?? 30_000,
  }
  const cluster = await ensureCluster(options.folder, settings)
  const found = await adopt(cluster)
  const socketFolder = found ? found.socketFolder : makeSocketFolder(as)
  const start = () => startPostmaster(cluster, { ...settings, socketFolder })
  const startTwice = () => start().catch(() => sleep(300).then(start))
  let postmaster = found ?? (await startTwice())

  const url = (database = DATABASE) => connectionString(cluster, postmaster, database)
  const owner = await claimOrStop(cluster, url('postgres'), found ? null : postmaster.pid)

  let stopping = false
  const watch = setInterval(() => {
    if (stopping || isAlive(postmaster.pid)) return
    options.log.error({ pid: postmaster.pid }, 'the embedded Postgres died; starting it again')
    watch.refresh()
    stopping = true
    void startTwice()
      .then(async (next) => {
        postmaster = next
        await owner.renew(url('postgres'))
      })
      .catch((error: unknown) => options.log.error({ err: error }, 'the embedded Postgres did not come back'))
      .finally(() => (stopping = false))
  }, 300)
  watch.unref()

  return {
    url,
    adopted: found !== undefined,
    get pid() {
      return postmaster.pid
    },
    async stop() {
      clearInterval(watch)
      stopping = true
      await owner.release()
      await stopPostmaster(postmaster.pid)
      if (socketFolder) rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the address of the server that another process runs in this folder, so that a command can use it. Returns
 * null when no server runs there.
 */
export async function findEmbeddedPostgres(folder: string): Promise<string | null> {
  const cluster = readCluster(folder)
  const found = cluster && (await adopt(cluster))
  return found ? connectionString(cluster, found, DATABASE) : null
}

/**
 * Takes over a server that runs on this data folder when its id proves that it is ours. Waits up to 15 seconds while it
 * starts or stops.
 */
async function adopt(cluster: ClusterFolder): Promise<Postmaster | undefined> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(50)) {
    const found = readPostmaster(cluster.data)
    if (!found) return undefined
    if (!found.ready) continue
    const client = new pg.Client({
      connectionString: connectionString(cluster, found, 'postgres'),
      connectionTimeoutMillis: 2_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const answer = await client.query<{ cluster_name: string }>('show cluster_name')
      if (answer.rows[0]?.cluster_name === cluster.record.id) return found
    } catch (error) {
      // No process listens there, so the server is gone. Its process id now belongs to another program, as often after
      // a container restart.
      const code = (error as NodeJS.ErrnoException).code
      if (code === 'ENOENT' || code === 'ECONNREFUSED') return forget(cluster, found)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return undefined
}

function forget(cluster: ClusterFolder, found: Postmaster): undefined {
  if (!isPostgres(found.pid)) rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
}

/** Claims the server for this process. When that fails, it stops a server that this process has started. */
async function claimOrStop(cluster: ClusterFolder, url: string, ownPid: number | null): Promise<Owner> {
  let owner: Owner | undefined
  try {
    owner = await claim(cluster, url)
    await ensureDatabase(owner.client)
    return owner
  } catch (error) {
    await owner?.release()
    if (ownPid !== null) await stopPostmaster(ownPid)
    throw error
  }
}

type Owner = { readonly client: pg.Client; renew(url: string): Promise<void>; release(): Promise<void> }

/**
 * Holds the lock of the owner for as long as this process lives. The server frees the lock when the process is gone.
 * Throws when another process holds it for two seconds.
 */
async function claim(cluster: ClusterFolder, url: string): Promise<Owner> {
  async function hold(address: string): Promise<HeldLock> {
    for (let attempt = 0; attempt < 40; attempt++) {
      const lock = await tryAdvisoryLock(address, OWNER_LOCK, { applicationName: 'klarsikt-owner' })
      if (lock) return lock
      await sleep(50)
    }
    throw new Error(
      `The data folder ${cluster.data} is in use by another running process. Stop that one first, or set KLARSIKT_DATA.`,
    )
  }
  let lock = await hold(url)
  return {
    client: lock.client,
    async renew(address) {
      await lock.release()
      lock = await hold(address)
    },
    release: () => lock.release(),
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
}

function makeSocketFolder(as: RunAs): string | undefined {
  if (process.platform === 'win32') return undefined
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-'))
  as.give(folder)
  return folder
}

function connectionString(cluster: ClusterFolder, postmaster: Postmaster, database: string): string {
  const login = `${SUPERUSER}:${cluster.record.password}`
  if (!postmaster.socketFolder) return `postgresql://${login}@127.0.0.1:${postmaster.port}/${database}`
  return `postgresql://${login}@${encodeURIComponent(postmaster.socketFolder)}:${postmaster.port}/${database}`
}

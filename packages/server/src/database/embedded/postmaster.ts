import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterFolder } from './cluster.js'
import type { RunAs } from './run-as.js'

/** Holds what the pid file of a server says: its process, where it listens, and whether it takes connections. */
export type Postmaster = {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string | undefined
  readonly ready: boolean
}

/** Reads the pid file of a data folder. Returns undefined when there is none or its process is not alive. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] || undefined,
    ready: (lines[7] ?? '').trim() === 'ready',
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns whether a process is a Postgres. Returns true where this cannot be known (no /proc). */
export function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return true
  }
}

const SETTINGS = {
  shared_buffers: '64MB',
  max_connections: '120',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  // The server's own log would quote values of rows, so it is off. The driver reports errors to our log.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Starts the server of a data folder and waits until it takes connections. Throws when it ends or takes longer than
 * `timeoutMs`.
 */
export async function startPostmaster(
  cluster: ClusterFolder,
  options: { native: string; as: RunAs; durable: boolean; socketFolder: string | undefined; timeoutMs: number },
): Promise<Postmaster> {
  const port = options.socketFolder ? 5432 : await freePort()
  const place = options.socketFolder
    ? { listen_addresses: '', unix_socket_directories: options.socketFolder, unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const settings = {
    ...SETTINGS,
    ...(options.durable ? {} : NOT_DURABLE),
    ...place,
    cluster_name: cluster.record.id,
    port: String(port),
  }
  const log = openSync(cluster.log, logIsLong(cluster.log) ? 'w' : 'a', 0o600)
  const child = spawn(
    join(options.native, 'bin', 'postgres'),
    [
      '-D',
      options.as.dataArgument(cluster.data),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // The server is detached, so that Ctrl-C in a terminal reaches only this process and requests in flight keep their
    // database.
    {
      cwd: cluster.data,
      env: { LC_ALL: 'C', PATH: process.env['PATH'] },
      stdio: ['ignore', log, log],
      detached: true,
      ...options.as.spawnOptions,
    },
  )
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended = `exit ${code ?? signal}`))
  child.unref()
  closeSync(log)
  const deadline = Date.now() + options.timeoutMs
  for (;;) {
    const running = readPostmaster(cluster.data)
    if (running?.ready && running.pid === child.pid) return running
    if (ended !== undefined) throw new Error(`Postgres did not start (${ended}): ${lastLines(cluster.log)}`)
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Error(`Postgres was not ready within ${options.timeoutMs} ms: ${lastLines(cluster.log)}`)
    }
    await sleep(10)
  }
}

/**
 * Asks for a fast shutdown, which rolls transactions back and writes a checkpoint. Kills the server when that takes
 * longer than `timeoutMs`.
 */
export async function stopPostmaster(pid: number, timeoutMs = 8_000): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name)
    } catch {
      // The process has already ended.
    }
  }
  signal('SIGINT')
  for (const deadline = Date.now() + timeoutMs; isAlive(pid) && Date.now() < deadline;) await sleep(10)
  if (!isAlive(pid)) return
  signal('SIGQUIT')
  for (const deadline = Date.now() + 2_000; isAlive(pid) && Date.now() < deadline;) await sleep(10)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}

function logIsLong(path: string): boolean {
  return existsSync(path) && statSync(path).size > 5_000_000
}

function lastLines(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(-5).join(' | ') : 'no log'
}

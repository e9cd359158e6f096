import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, until } from './process.js'

export type Pgbouncer = { readonly url: string; stop(): Promise<void> }

/** The settings that docs/operations/replicas.md requires of a pooler, for the database at `url`. */
export function pgbouncerSettings(url: string, port: number): string {
  const { hostname, port: databasePort, username, password, pathname } = new URL(url)
  const upstream = `host=${decodeURIComponent(hostname)} port=${databasePort} user=${username} password=${password}`
  const settings = [
    'statement_timeout=10000',
    'lock_timeout=5000',
    'idle_in_transaction_session_timeout=15000',
    'plan_cache_mode=force_generic_plan',
    'random_page_cost=1.1',
  ]
  return `[databases]
${pathname.slice(1)} = ${upstream} connect_query='${settings.map((one) => `set ${one}`).join('; ')}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 400
max_prepared_statements = 500
`
}

/** Starts the given PgBouncer program in transaction mode in front of the database at `url`. */
export async function startPgbouncer(program: string, url: string): Promise<Pgbouncer> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-pooler-'))
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, pgbouncerSettings(url, port))
  chmodSync(folder, 0o755)
  // PgBouncer does not run as root, and only the owner may open the database's socket, so it runs as the owner.
  const { uid, gid } = statSync(decodeURIComponent(new URL(url).hostname))
  const child = spawn(program, ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'], uid, gid })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  await until('the pooler listens', () => answers(port), { timeout: 10_000 })
  return {
    url: `postgresql://klarsikt@127.0.0.1:${port}${new URL(url).pathname}`,
    async stop() {
      child.kill('SIGTERM')
      // At SIGTERM it waits for its clients; the second signal ends that.
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

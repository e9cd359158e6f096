import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@klarsikt/server/database'
import { createLog } from '@klarsikt/server/log'
import pg from 'pg'

export type Postgres = {
  readonly url: string
  readonly pool: pg.Pool
  readonly pid: () => number
  stop(): Promise<void>
}

/** A Postgres that outlives the shop, so that a drill can read the books from outside. */
export async function startPostgres({ durable = true } = {}): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-books-'))
  const server = await startEmbeddedPostgres({ folder, log: createLog({ level: 'silent', name: 'e2e' }), durable })
  const pool = new pg.Pool({ connectionString: server.url(), max: 2 })
  pool.on('error', () => {})
  return {
    url: server.url(),
    pool,
    pid: () => server.pid,
    async stop() {
      await pool.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

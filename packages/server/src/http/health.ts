import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/index.js'
import type { Lifecycle } from '../lifecycle/index.js'
import type { HttpApp } from './http-app.js'

type Parts = {
  readonly database: Pick<Database, 'guard' | 'query'> & Partial<Pick<Database, 'writable'>>
  readonly lifecycle: Pick<Lifecycle, 'stopping'>
  readonly ready?: () => boolean
}

/** `/healthz`: the process lives. `/readyz`: it may be given requests; 503 while the database is away or takes no writes, or it is stopping. */
export function healthRoutes(app: HttpApp, { database, lifecycle, ready = () => true }: Parts): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const isReady = !lifecycle.stopping && ready() && database.writable !== false && (await takesWrites(database))
    if (isReady) return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
    return c.json({ status: 'not-ready' }, 503, { 'cache-control': 'no-store', 'retry-after': '2' })
  })
}

async function takesWrites(database: Parts['database']): Promise<boolean> {
  const late = sleep(700, false, { ref: false })
  const asked = database
    .guard(() =>
      database.query<{ off: boolean }>({ text: "select current_setting('transaction_read_only') = 'off' as off" }),
    )
    .then(
      ({ rows }) => rows[0]?.off === true,
      () => false,
    )
  return Promise.race([asked, late])
}

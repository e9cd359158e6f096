import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/index.js'
import type { Lifecycle } from '../lifecycle/index.js'
import type { HttpApp } from './http-app.js'

type Parts = {
  readonly database: Pick<Database, 'takesWrites'>
  readonly lifecycle: Pick<Lifecycle, 'stopping'>
  readonly ready?: () => boolean
}

const LATE_MS = 700

/** `/healthz`: the process lives. `/readyz`: it may be given requests; 503 while the database is away or takes no writes, or it is stopping. */
export function healthRoutes(app: HttpApp, { database, lifecycle, ready = () => true }: Parts): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const late = sleep(LATE_MS, false, { ref: false })
    const isReady = !lifecycle.stopping && ready() && (await Promise.race([database.takesWrites(), late]))
    if (isReady) return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
    return c.json({ status: 'not-ready' }, 503, { 'cache-control': 'no-store', 'retry-after': '2' })
  })
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/index.js'
import type { Lifecycle } from '../lifecycle/index.js'
import type { HttpApp } from './http-app.js'

type Parts = {
  readonly database: Pick<Database, 'takesWrites'>
  readonly lifecycle: Pick<Lifecycle, 'stopping'>
  readonly ready?: () => boolean
  /** Problems that an operator must mend, without secrets. A process may be ready and still have some. */
  readonly problems?: () => readonly string[]
}

const LATE_MS = 700

/**
 * Serves `/healthz`, which says that the process runs, and `/readyz`, which says whether it takes requests. `/readyz`
 * answers 503 while the database is away or takes no writes, and while the process stops.
 */
export function healthRoutes(
  app: HttpApp,
  { database, lifecycle, ready = () => true, problems = () => [] }: Parts,
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const late = sleep(LATE_MS, false, { ref: false })
    const isReady = !lifecycle.stopping && ready() && (await Promise.race([database.takesWrites(), late]))
    const found = problems()
    const about = found.length > 0 ? { problems: found } : {}
    if (isReady) return c.json({ status: 'ready', ...about }, 200, { 'cache-control': 'no-store' })
    return c.json({ status: 'not-ready', ...about }, 503, { 'cache-control': 'no-store', 'retry-after': '2' })
  })
}

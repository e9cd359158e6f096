/** The discovery service on a temporary database, for tests. Prints its address as one line of JSON; ends on SIGTERM. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@klarsikt/server/clock'
import { openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { listen } from '@klarsikt/server/http'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { createDiscovery } from '../create-discovery.js'
import { createEmbeddedEngine } from '../engine/embedded/embedded-engine.js'
import { migrateDiscovery } from '../migrations/index.js'
import { ADMIN_KEY, SECRET } from './secret.js'

const log = createLog({ level: 'warn', name: 'discovery' })
const lifecycle = createLifecycle(log)
lifecycle.listenToSignals()
const dataFolder = mkdtempSync(join(tmpdir(), 'klarsikt-discovery-'))
lifecycle.onStop('folder', () => rmSync(dataFolder, { recursive: true, force: true }))
const postgres = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), log, durable: false })
lifecycle.onStop('database', () => postgres.stop())
await migrateDiscovery(postgres.url())
const database = await openDatabase({ url: postgres.url(), log, size: 6 })
lifecycle.onStop('connections', () => database.close())
let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
const server = await listen({ fetch: (request) => answer(request), port: 0, host: '127.0.0.1' })
const discovery = await createDiscovery({
  database,
  clock: systemClock,
  log,
  encryption: createEncryption(SECRET),
  engine: createEmbeddedEngine(),
  rateLimitFactor: 1_000,
  settings: {
    adminKey: ADMIN_KEY,
    trustProxy: false,
    dataFolder,
    publicUrl: server.url,
    maxProducts: 100_000,
    ownImageHosts: [],
  },
})
answer = (request) => discovery.app.fetch(request)
lifecycle.onStop('service', () => discovery.stop())
await discovery.start()
lifecycle.onStop('server', () => server.close(500))
process.stdout.write(`${JSON.stringify({ url: server.url, adminKey: ADMIN_KEY })}\n`)

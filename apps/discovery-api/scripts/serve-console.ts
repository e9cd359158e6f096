/** Serves the built console with the demo catalogue for development: `pnpm console`. Nothing is stored. PORT is 3100 by default. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '@klarsikt/core/lib'
import { demoRecords, EYEWEAR_SYNONYMS } from '@klarsikt/fixtures/relevance'
import { openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { listen } from '@klarsikt/server/http'
import { createLog } from '@klarsikt/server/log'
import { createDiscovery, createEmbeddedEngine, importProducts, putLists, putTenant } from '../src/index.js'
import { migrateDiscovery } from '../src/migrations/index.js'
import { addDemoEvents } from './demo-events.js'

const port = Number(process.env['PORT'] ?? 3100)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-console-'))
const log = createLog({ level: 'warn', name: 'console' })
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
await migrateDiscovery(postgres.url())
const database = await openDatabase({ url: postgres.url(), log })
const discovery = await createDiscovery({
  database,
  clock: systemClock,
  log,
  engine: createEmbeddedEngine(),
  encryption: createEncryption('a secret that guards nothing but demo goods'),
  settings: {
    adminKey: null,
    trustProxy: false,
    dataFolder: folder,
    publicUrl: `http://localhost:${port}`,
    ownImageHosts: [],
    maxProducts: 100_000,
    consoleFolder: fileURLToPath(new URL('../dist/console', import.meta.url)),
  },
})
const place = { tenant: 'demo', market: 'se' }
const { key } = await putTenant(discovery.deps, 'demo', {
  markets: ['se', 'us'],
  language: { se: 'sv', us: 'en' },
  settings: {},
})
await putLists(discovery.deps, place, { content: [], categories: [], synonyms: EYEWEAR_SYNONYMS })
const records = [
  ...(await demoRecords(systemClock.now())),
  { product_id: 'no-title' },
  { title: 'No id', page_url: 'x' },
]
async function* lines() {
  for (const [at, value] of records.entries()) yield { line: at + 1, value }
}
await importProducts(discovery.deps, place, lines(), { mode: 'replace', allowRemovals: true })
await addDemoEvents(database, place)
await discovery.start()
const server = await listen({ fetch: (request) => discovery.app.fetch(request), port, host: '127.0.0.1' })
console.log(`Console: http://localhost:${port}/v2/console\nKey:     ${key}`)

async function stop(): Promise<void> {
  await server.close(0)
  await discovery.stop()
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))

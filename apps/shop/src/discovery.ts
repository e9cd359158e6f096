import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createDiscovery,
  createEmbeddedEngine,
  type Discovery,
  importProducts,
  putLists,
  putTenant,
} from '@klarsikt/discovery-api'
import { migrateDiscovery } from '@klarsikt/discovery-api/migrations'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { ServerEnv } from '@klarsikt/server/env'
import type { Log } from '@klarsikt/server/log'

/** Public id of this shop at the discovery service, and its one market (decisions Q14). */
const PLACE = { tenant: 'klarsikt', market: 'se' } as const

export type DiscoveryOptions = {
  readonly env: ServerEnv
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly secret: string
  readonly publicUrl: string
  /** Addresses under which the shop reaches itself: its pictures are fetched from there. */
  readonly ownHosts: readonly string[]
  readonly migrationsFolder: string
}

/** The service on the shop's own database. The shop is its first tenant, fed with the demo goods while it has none. */
export async function startDiscovery(options: DiscoveryOptions): Promise<Discovery> {
  const { env, log, clock, database, secret, publicUrl } = options
  await migrateDiscovery(database.url, options.migrationsFolder)
  const discovery = await createDiscovery({
    database,
    clock,
    log,
    secret,
    engine: createEmbeddedEngine({ folder: join(env.dataFolder, 'search') }),
    rateLimitFactor: env.rateLimitFactor,
    settings: {
      adminKey: env.discoveryAdminKey ?? null,
      trustProxy: env.trustProxy,
      dataFolder: env.dataFolder,
      publicUrl,
      maxProducts: 1_000_000,
      ownImageHosts: options.ownHosts,
    },
  })
  await feedDemo(discovery, options)
  await discovery.start()
  return discovery
}

/** Gives the tenant of the shop the demo goods unless it has been fed before. */
async function feedDemo({ deps }: Discovery, { ownHosts, log }: DiscoveryOptions): Promise<void> {
  const fed = await deps.database.query({
    text: 'select 1 from discovery.market where tenant = $1 and market = $2 and generation > 0',
    values: [PLACE.tenant, PLACE.market],
  })
  if (fed.rowCount) return
  const started = Date.now()
  // Loaded only where it is needed: a filled shop knows nothing of the demo goods.
  const [{ demoRecords, EYEWEAR_SYNONYMS }, { demoShop }, { SHOP_FILTERS, shopCategories, shopContent }] =
    await Promise.all([
      import('@klarsikt/fixtures/relevance'),
      import('@klarsikt/fixtures/demo'),
      import('./demo-feed.js'),
    ])
  const now = deps.clock.now()
  await putTenant(deps, PLACE.tenant, {
    markets: [PLACE.market],
    language: 'sv',
    settings: { image_hosts: [...ownHosts], filters: [...SHOP_FILTERS] },
  })
  await putLists(deps, PLACE, {
    categories: shopCategories(),
    synonyms: EYEWEAR_SYNONYMS,
    content: shopContent(demoShop(now).pages),
  })
  const records = await demoRecords(now)
  async function* lines() {
    for (const [at, value] of records.entries()) {
      yield { line: at + 1, value }
      // The first visitors are served in between.
      if (at % 100 === 99) await pause(1)
    }
  }
  const report = await importProducts(deps, PLACE, lines(), 'replace')
  log.info({ report: report.ok ? { ...report.value } : report.error, ms: Date.now() - started }, 'fed the demo goods')
}

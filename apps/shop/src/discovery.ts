import { join } from 'node:path'
import type { Catalogue } from '@klarsikt/api'
import { createDiscovery, createEmbeddedEngine, type Discovery, type SearchEngine } from '@klarsikt/discovery-api'
import { migrateDiscovery } from '@klarsikt/discovery-api/migrations'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { ServerEnv } from '@klarsikt/server/env'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { feederHere } from './feeder.js'
import { ShopFollower } from './shop-follower.js'
import { makeTenant, SHOP_MARKET } from './shop-tenant.js'

/** Products of one market: what was measured to be answered well. */
const MAX_PRODUCTS = 1_000_000

export type DiscoveryOptions = {
  readonly env: ServerEnv
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  readonly clock: Clock
  readonly database: Database
  readonly encryption: Encryption
  readonly publicUrl: string
  /** Addresses under which the shop reaches itself: its pictures are fetched from there. */
  readonly ownHosts: readonly string[]
  readonly migrationsFolder: string
  /** The built merchant's console, see apps/discovery-api. */
  readonly consoleFolder?: string | undefined
}

/** The service beside the shop. The shop is its first tenant, and its goods are kept as they are in the shop. */
export async function startDiscovery(
  options: DiscoveryOptions & { readonly catalogue: Pick<Catalogue, 'state' | 'onChange'> },
): Promise<Discovery> {
  const discovery = await openDiscovery(options)
  const { database, log, catalogue, ownHosts } = options
  const fresh = await makeTenant(discovery, { ownHosts, pages: catalogue.state.content.pages })
  const goods = new ShopFollower({
    catalogue,
    feeder: feederHere(discovery, SHOP_MARKET),
    databaseUrl: database.url,
    log,
  })
  // An empty service is of no use to the first who asks; a filled one is right but for what changed while it stood still.
  if (fresh) await goods.settled()
  await discovery.start()
  return {
    ...discovery,
    async stop() {
      await goods.stop()
      await discovery.stop()
    },
  }
}

/** The service on a database that is brought up to date first; not yet at work outside requests. */
export async function openDiscovery(options: DiscoveryOptions): Promise<Discovery> {
  const { env, log, clock, database, encryption, publicUrl } = options
  await migrateDiscovery(database.url, options.migrationsFolder)
  return createDiscovery({
    database,
    clock,
    log,
    telemetry: options.telemetry,
    encryption,
    engine: await engineOf(env),
    rateLimitFactor: env.rateLimitFactor,
    settings: {
      adminKey: env.discoveryAdminKey ?? null,
      trustProxy: env.trustProxy,
      dataFolder: env.dataFolder,
      publicUrl,
      maxProducts: MAX_PRODUCTS,
      ownImageHosts: options.ownHosts,
      consoleFolder: options.consoleFolder ?? null,
    },
  })
}

/** The cluster where one is named; its client is loaded only then. */
async function engineOf({ openSearchNodes, dataFolder }: ServerEnv): Promise<SearchEngine> {
  if (openSearchNodes.length === 0) return createEmbeddedEngine({ folder: join(dataFolder, 'search') })
  const { createOpenSearchEngine } = await import('@klarsikt/discovery-api/opensearch')
  return createOpenSearchEngine({ nodes: openSearchNodes })
}

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

/** Largest number of products in one market. Measurements show that this many are answered well. */
const MAX_PRODUCTS = 1_000_000

export type DiscoveryOptions = {
  readonly env: ServerEnv
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  readonly clock: Clock
  readonly database: Database
  readonly encryption: Encryption
  readonly publicUrl: string
  /** Hosts under which the shop reaches itself. The service fetches the shop's pictures from them. */
  readonly ownHosts: readonly string[]
  readonly migrationsFolder: string
  /** Folder of the built merchant's console. See apps/discovery-api. */
  readonly consoleFolder?: string | undefined
}

/**
 * Starts the discovery service beside the shop. The shop is its first tenant, and the service follows the shop's
 * articles.
 */
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
  // A service without products would answer the first search with nothing, so a new one waits for them. A filled one
  // only lacks what changed while it was stopped.
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

/** Opens the service after it applied the migrations. Its background work does not run yet. */
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

/**
 * Opens the OpenSearch engine when nodes are configured, and only then loads its client. Otherwise makes the embedded
 * engine.
 */
async function engineOf({ openSearchNodes, dataFolder }: ServerEnv): Promise<SearchEngine> {
  if (openSearchNodes.length === 0) return createEmbeddedEngine({ folder: join(dataFolder, 'search') })
  const { createOpenSearchEngine } = await import('@klarsikt/discovery-api/opensearch')
  return createOpenSearchEngine({ nodes: openSearchNodes })
}

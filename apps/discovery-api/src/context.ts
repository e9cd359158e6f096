import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { TrustProxy } from '@klarsikt/server/http'
import type { Log } from '@klarsikt/server/log'
import type { LocalRateLimits } from '@klarsikt/server/rate-limit'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { SearchEngine } from './engine/engine.js'
import type { Markets } from './modules/catalogue-index/markets.js'
import type { Tenants } from './modules/tenant/tenants.js'

export type DiscoverySettings = {
  /** The key that may create tenants with `PUT /v2/tenants/…` and use every feed; null gives nobody this right. */
  readonly adminKey: string | null
  /** Which proxies are trusted to name their caller in X-Forwarded-For; false trusts none. */
  readonly trustProxy: TrustProxy | false
  /** Folder for pictures, and for feeds while they are read. */
  readonly dataFolder: string
  /** Base address in the published API document. */
  readonly publicUrl: string
  /** The installation's own hosts. Pictures may be fetched from them although their address is private. */
  readonly ownImageHosts: readonly string[]
  /** Folder of the built console; without it only the console's API is served. */
  readonly consoleFolder?: string | null
  /** Most products in one market, so that one tenant cannot fill the disk of the others. */
  readonly maxProducts: number
}

export type Deps = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly telemetry: Telemetry
  readonly encryption: Encryption
  readonly engine: SearchEngine
  readonly tenants: Tenants
  readonly markets: Markets
  readonly rateLimits: LocalRateLimits
  readonly settings: DiscoverySettings
}

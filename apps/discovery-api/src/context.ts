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

/** What differs between installations. */
export type DiscoverySettings = {
  /** Lets `PUT /v2/tenants/…` create tenants, and opens every feed; null: nobody may. */
  readonly adminKey: string | null
  /** Whether the last entry of X-Forwarded-For is believed. */
  readonly trustProxy: TrustProxy | false
  /** Folder for pictures and for feeds while they are read. */
  readonly dataFolder: string
  /** Address of the service for the API document. */
  readonly publicUrl: string
  /** Hosts of the installation itself, whose pictures may be fetched though their address is a private one. */
  readonly ownImageHosts: readonly string[]
  /** Built files of the console; without them only its calls are answered. */
  readonly consoleFolder?: string | null
  /** Products of one market at most: one tenant must not fill the space of the others. */
  readonly maxProducts: number
}

/** What every verb of the service may use. */
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

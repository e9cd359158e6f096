import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { TrustProxy } from '@klarsikt/server/http'
import type { Jobs } from '@klarsikt/server/jobs'
import type { Log } from '@klarsikt/server/log'
import type { RateLimits } from '@klarsikt/server/rate-limit'
import type { Catalogue } from './modules/catalogue/catalogue.js'
import type { Pictures } from './modules/media/read-picture.js'
import type { Session } from './modules/session/session.js'
import type { DiscoveryDoor } from './modules/site/service-search.js'

/** What differs between installations. */
export type ApiSettings = {
  /** Address customers use, without a slash at the end; decides Secure cookies and which Origin is ours. */
  readonly publicUrl: string
  readonly apiKey: string
  readonly trustProxy: TrustProxy | false
  /** Hosts beside our own whose pictures may be resized. */
  readonly mediaHosts: readonly string[]
  readonly dataFolder: string
  /** Where jobs are announced, and the declaration of conformity: pages of somebody else's. */
  readonly jobsUrl: string
  readonly conformityUrl: string
  /** Empty where no payment provider is configured. */
  readonly klarna: { readonly url: string; readonly user: string; readonly password: string } | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Mailbox of customer service, where staff read what customers declare. */
  readonly serviceEmail: string
  /** Contact lenses can be bought as a subscription. Off until deliveries of subscriptions exist. */
  readonly lensSubscription?: boolean
}

/** What every verb of the backend may use. */
export type Deps = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly encryption: Encryption
  readonly rateLimits: RateLimits
  readonly jobs: Jobs
  readonly catalogue: Catalogue
  readonly pictures: Pictures
  readonly settings: ApiSettings
  /** The discovery service beside the shop; null where there is none. */
  readonly discovery: DiscoveryDoor | null
}

/** One request: the dependencies, and who asks. */
export type Ctx = Deps & {
  readonly requestId: string
  /** Address of the caller, for rate limits only. */
  readonly address: string
}

/** A request that belongs to a session. */
export type SessionCtx = Ctx & { readonly session: Session }

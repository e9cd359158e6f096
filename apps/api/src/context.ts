import type { Actor } from '@klarsikt/core/access'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Jobs } from '@klarsikt/server/jobs'
import type { Log } from '@klarsikt/server/log'
import type { RateLimits } from '@klarsikt/server/rate-limit'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { CustomerData } from './customer-data.js'
import type { Catalogue } from './modules/catalogue/catalogue.js'
import type { Session } from './modules/session/session.js'
import type { PaymentSubjects } from './payment-subject.js'
import type { BankIdProvider } from './providers/bankid/port.js'
import type { BookingProvider } from './providers/booking/port.js'
import type { CompanyRegister } from './providers/company-register/port.js'
import type { DeliveryProvider } from './providers/delivery/port.js'
import type { DiscoveryService } from './providers/discovery/port.js'
import type { PaymentRegistry } from './providers/payment-registry.js'
import type { Pictures } from './providers/pictures/port.js'
import type { ApiSettings } from './settings.js'

/** What every verb of the backend may use, but for what is made of it. */
export type BaseDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly telemetry: Telemetry
  readonly encryption: Encryption
  readonly rateLimits: RateLimits
  readonly jobs: Jobs
  readonly catalogue: Catalogue
  readonly pictures: Pictures
  readonly settings: ApiSettings
  /** The discovery service of the shop; null where there is none. */
  readonly discovery: DiscoveryService | null
  readonly delivery: DeliveryProvider
  readonly payments: PaymentRegistry
  /** Null where BankID is no login method. */
  readonly bankId: BankIdProvider | null
  /** The booking system that some stores use; null where none is configured. */
  readonly bookingProvider: BookingProvider | null
  /** Null where companies are not looked up. */
  readonly companyRegister: CompanyRegister | null
}

/** What every verb of the backend may use. */
export type Deps = BaseDeps & {
  /** Everything that can be paid for. */
  readonly subjects: PaymentSubjects
  /** Everything that is stored about customers, in the order in which it is erased. */
  readonly customerData: readonly CustomerData[]
}

/** One request: the dependencies, and who asks. */
export type Ctx = Deps & {
  readonly requestId: string
  readonly actor: Actor
  /** Address of the caller, for rate limits only. */
  readonly address: string
  /** The whole IP address, which BankID requires; null without a network, as in a test. */
  readonly ip: string | null
  /** The User-Agent header, for the list of a customer's devices. */
  readonly userAgent: string
  /** What the browser shows of earlier log-ins on this device; see `known-device`. */
  readonly deviceCookie: string | null
}

/** A request that belongs to a session. */
export type SessionCtx = Ctx & { readonly session: Session }

import type { Actor } from '@klarsikt/core/access'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Jobs } from '@klarsikt/server/jobs'
import type { Log } from '@klarsikt/server/log'
import type { RateLimits } from '@klarsikt/server/rate-limit'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { CustomerData } from './customer-data.js'
import type { Catalogue } from './groups/catalogue/catalogue/catalogue.js'
import type { Session } from './groups/platform/session/session.js'
import type { Hooks } from './hooks.js'
import type { PaymentSubjects } from './payment-subject.js'
import type { BankIdProvider } from './providers/bankid/port.js'
import type { BookingProvider } from './providers/booking/port.js'
import type { CompanyRegister } from './providers/company-register/port.js'
import type { DeliveryProvider } from './providers/delivery/port.js'
import type { DiscoveryService } from './providers/discovery/port.js'
import type { PaymentRegistry } from './providers/payment-registry.js'
import type { Pictures } from './providers/pictures/port.js'
import type { ApiSettings } from './settings.js'

/** The dependencies that payment subjects and customer data are made from. */
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
  readonly hooks: Hooks
  /** The shop's discovery service; null where none is configured. */
  readonly discovery: DiscoveryService | null
  readonly delivery: DeliveryProvider
  readonly payments: PaymentRegistry
  /** Null where BankID is not offered as a log-in method. */
  readonly bankId: BankIdProvider | null
  /** The external booking system of some stores; null where none is configured. */
  readonly bookingProvider: BookingProvider | null
  /** Null where no company register is configured. */
  readonly companyRegister: CompanyRegister | null
}

/** The dependencies of every function of the backend. */
export type Deps = BaseDeps & {
  /** The code of every kind of payment subject. */
  readonly subjects: PaymentSubjects
  /** What the modules store about customers, in the order of erasure. */
  readonly customerData: readonly CustomerData[]
}

/** The dependencies, and one request with its caller. */
export type Ctx = Deps & {
  readonly requestId: string
  readonly actor: Actor
  /** The caller's address; it is used for rate limits only. */
  readonly address: string
  /** The full IP address, which BankID requires; null without a network, as in tests. */
  readonly ip: string | null
  /** The User-Agent header, for the list of a customer's devices. */
  readonly userAgent: string
  /** The device's cookie with its earlier log-ins; see `known-device`. */
  readonly deviceCookie: string | null
}

export type SessionCtx = Ctx & { readonly session: Session }

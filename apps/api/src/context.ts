import type { Actor } from '@klarsikt/core/access'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { TrustProxy } from '@klarsikt/server/http'
import type { Jobs } from '@klarsikt/server/jobs'
import type { Log } from '@klarsikt/server/log'
import type { RateLimits } from '@klarsikt/server/rate-limit'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { Catalogue } from './modules/catalogue/catalogue.js'
import type { Session } from './modules/session/session.js'
import type { PaymentSubjects } from './payment-subject.js'
import type { AutogiroSettings } from './providers/autogiro/settings.js'
import type { BankIdProvider } from './providers/bankid/port.js'
import type { BankIdSettings } from './providers/bankid/settings.js'
import type { BookingProvider } from './providers/booking/port.js'
import type { BookingProviderSettings } from './providers/booking/settings.js'
import type { CollectionSettings } from './providers/collection/settings.js'
import type { CompanyRegister } from './providers/company-register/port.js'
import type { CompanyRegisterSettings } from './providers/company-register/settings.js'
import type { DeliveryProvider } from './providers/delivery/port.js'
import type { DiscoveryService } from './providers/discovery/port.js'
import type { EInvoiceSettings } from './providers/e-invoice/settings.js'
import type { InboxSettings } from './providers/file-exchange/inbox.js'
import type { PaymentRegistry } from './providers/payment-registry.js'
import type { ProviderSettings } from './providers/payment/settings.js'
import type { Pictures } from './providers/pictures/port.js'
import type { SmsSettings } from './providers/sms-providers.js'

/** What differs between installations. */
export type ApiSettings = ProviderSettings &
  SmsSettings & {
    /** Address customers use, without a slash at the end; decides Secure cookies and which Origin is ours. */
    readonly publicUrl: string
    readonly apiKey: string
    readonly trustProxy: TrustProxy | false
    /** Other hosts whose pictures may be resized. */
    readonly mediaHosts: readonly string[]
    readonly dataFolder: string
    /** Where jobs are announced, and the declaration of conformity: external pages. */
    readonly jobsUrl: string
    readonly conformityUrl: string
    /** What the shop has been given, for the footer: pictures by their path on this site. */
    readonly awards?: readonly { readonly image: string; readonly text: string }[]
    readonly smtpUrl: string | null
    readonly mailFrom: string
    /** Mailbox of customer service, where staff read what customers declare. */
    readonly serviceEmail: string
    /** Where customers transfer to, `5050-1055`; null or left out where invoices are paid on the web only. */
    readonly bankgiro?: string | null
    /** Where the bank's reports of what was paid arrive; null or left out where they are imported by hand. */
    readonly bankFolder?: InboxSettings | null
    /** How files are exchanged with the bank giro; null or left out where nothing is drawn by autogiro. */
    readonly autogiro?: AutogiroSettings | null
    /** How invoices are handed over to a collection agency; null or left out where there is none. */
    readonly collection?: CollectionSettings | null
    /** How e-invoices reach the customers' banks; null or left out where there is no operator. */
    readonly eInvoice?: EInvoiceSettings | null
    /** How BankID is reached; null where it is no login method. */
    readonly bankId?: BankIdSettings | null
    /** How the booking system of some stores is reached; null where there is none. */
    readonly bookingProvider?: BookingProviderSettings | null
    /** How companies are looked up; null where they are not, and are typed in. */
    readonly companyRegister?: CompanyRegisterSettings | null
  }

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

import { resolve } from 'node:path'
import type { TrustProxy } from '../http/trust-proxy.js'
import type { TraceSettings } from '../telemetry/telemetry.js'
import type { Award } from './awards.js'
import { type FileExchanges, fileExchangesOf } from './file-exchanges.js'
import type { Variables } from './settings-schema.js'

/** Settings of a server process, checked once at start so that a mistake stops the start and not a customer. */
export type ServerEnv = FileExchanges & {
  /** A demo shop: filled with demo goods, cards and codes, and beside stand-ins. Anything else is a real shop and begins empty. */
  readonly demo: boolean
  readonly port: number
  readonly host: string
  /** Address customers use, when it differs from host and port (behind a proxy). */
  readonly publicUrl: string | undefined
  /** Absolute folder that holds the embedded database, pictures and the made secret. */
  readonly dataFolder: string
  /** Set: that Postgres (15 or newer) is used. Unset: an embedded one in the data folder. */
  readonly databaseUrl: string | undefined
  /** Set: requests reach that Postgres through this pooler, which may lend connections a transaction at a time. */
  readonly poolerUrl: string | undefined
  readonly databasePool: number
  /** How long a start waits for a database that is not up yet, ms. */
  readonly databaseWaitMs: number
  readonly apiUrl: string | undefined
  /** Set: that discovery service is used. Unset: the one in this process, or beside the backend of API_URL. */
  readonly discoveryUrl: string | undefined
  /** Secret key of this shop's tenant at {@link ServerEnv.discoveryUrl}; unset, the shop sends that service nothing. */
  readonly discoveryKey: string | undefined
  /** Lets tenants of the discovery service be created; unset, nobody may. */
  readonly discoveryAdminKey: string | undefined
  /** Addresses of an OpenSearch cluster that the discovery service searches with; empty: its embedded engine. */
  readonly openSearchNodes: readonly string[]
  readonly apiKey: string
  /** Path on this site where the pages send events, with consent to statistics; unset, none are sent. */
  readonly trackingUrl: string | undefined
  /** Awards for the footer; unset, there are none to show. */
  readonly awards: readonly Award[] | undefined
  readonly secret: string | undefined
  /** Secrets besides, kept for reading; see docs/operations/secrets.md. */
  readonly previousSecrets: readonly string[]
  readonly klarna: {
    readonly url: string | undefined
    readonly user: string | undefined
    readonly password: string | undefined
  }
  /** BankID as a login method; off without `url`. The files are the pinned root (PEM) and our certificate (PKCS #12). */
  readonly bankId: {
    readonly url: string | undefined
    readonly rootFile: string | undefined
    readonly certificateFile: string | undefined
    readonly passphrase: string | undefined
  }
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where companies are looked up; without a client they are not. */
  readonly companyRegister: {
    readonly url: string
    readonly tokenUrl: string
    readonly clientId: string | undefined
    readonly clientSecret: string | undefined
  }
  /** Account at 46elks that SMS are sent by; without a user, none are sent. */
  readonly elks: { readonly url: string; readonly user: string | undefined; readonly password: string | undefined }
  /** The booking system that some stores use; without `url` the shop reaches none. */
  readonly bookingProvider: {
    readonly url: string | undefined
    readonly clientId: string | undefined
    readonly clientSecret: string | undefined
  }
  /** What phones show as the sender of SMS. */
  readonly smsFrom: string
  /** Mailbox of customer service. */
  readonly serviceEmail: string
  /** Where invoices are paid to; null where only the shop itself takes payments. */
  readonly bankgiro: string | null
  /** Folder in which the bank's reports of payments arrive; null where they are imported by hand. */
  readonly bankFolder: string | null
  /** How long a file in a folder of a bank, an agency or an operator stands still before it is read. */
  readonly fileSettleSeconds: number
  /** Stand-ins of Klarna, mail and SMS are served below /sandbox, and buyers pay there whatever `klarna` says. */
  readonly sandbox: boolean
  /** The proxies whose X-Forwarded-For is believed; false: nobody's. */
  readonly trustProxy: TrustProxy | false
  /** How long requests are still served after SIGTERM, so that a balancer sees that this process is going, ms. */
  readonly drainMs: number
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** Where metrics can be fetched; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** The OTLP collector that traces go to, and which share of them is recorded; null: none are. */
  readonly traces: TraceSettings | null
  /** Every request is a line of the log. */
  readonly accessLog: boolean
  /** How long the stand-in of the warehouse grinds a pair of glasses. */
  readonly demoGrindingSeconds: number
  /** Multiplies every rate limit; for load tests. */
  readonly rateLimitFactor: number
}

/** Settings of a process from checked variables. */
export function serverEnv(env: Variables): ServerEnv {
  return {
    demo: env.KLARSIKT_DEMO ?? false,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataFolder: resolve(env.KLARSIKT_DATA),
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    poolerUrl: env.DATABASE_DIRECT_URL && env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseWaitMs: env.DATABASE_WAIT_SECONDS * 1000,
    apiUrl: env.API_URL,
    discoveryUrl: env.DISCOVERY_URL,
    discoveryKey: env.DISCOVERY_KEY,
    openSearchNodes: env.OPENSEARCH_NODES,
    discoveryAdminKey: env.DISCOVERY_ADMIN_KEY,
    apiKey: env.KLARSIKT_API_KEY,
    trackingUrl: env.TRACKING_URL,
    awards: env.AWARDS,
    secret: env.KLARSIKT_SECRET,
    previousSecrets: env.KLARSIKT_SECRET_PREVIOUS,
    klarna: { url: env.KLARNA_URL, user: env.KLARNA_USER, password: env.KLARNA_PASSWORD },
    bankId: bankIdOf(env),
    companyRegister: {
      url: env.BOLAGSVERKET_URL,
      tokenUrl: env.BOLAGSVERKET_TOKEN_URL,
      clientId: env.BOLAGSVERKET_CLIENT_ID,
      clientSecret: env.BOLAGSVERKET_CLIENT_SECRET,
    },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    elks: { url: env.ELKS_URL, user: env.ELKS_USER, password: env.ELKS_PASSWORD },
    bookingProvider: bookingProviderOf(env),
    smsFrom: env.SMS_FROM,
    serviceEmail: env.SERVICE_EMAIL ?? env.MAIL_FROM,
    bankgiro: env.BANKGIRO ?? null,
    bankFolder: env.BANK_FOLDER === undefined ? null : resolve(env.BANK_FOLDER),
    fileSettleSeconds: env.FILE_SETTLE_SECONDS,
    ...fileExchangesOf(env),
    // Anybody can read the mail of the stand-ins and approve a payment there: a real shop has them only when asked for.
    sandbox: env.SANDBOX ?? (env.KLARSIKT_DEMO === true && env.KLARNA_URL === undefined),
    trustProxy: env.TRUST_PROXY ?? false,
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    accessLog: env.ACCESS_LOG ?? false,
    demoGrindingSeconds: env.DEMO_GRINDING_SECONDS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  }
}

function bookingProviderOf(env: Variables): ServerEnv['bookingProvider'] {
  return {
    url: env.BOOKING_PROVIDER_URL,
    clientId: env.BOOKING_PROVIDER_CLIENT_ID,
    clientSecret: env.BOOKING_PROVIDER_CLIENT_SECRET,
  }
}

function bankIdOf(env: Variables): ServerEnv['bankId'] {
  return {
    url: env.BANKID_URL,
    rootFile: env.BANKID_ROOT_FILE,
    certificateFile: env.BANKID_CERTIFICATE_FILE,
    passphrase: env.BANKID_PASSPHRASE,
  }
}

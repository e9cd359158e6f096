import { resolve } from 'node:path'
import type { TrustProxy } from '../http/trust-proxy.js'
import type { TraceSettings } from '../telemetry/telemetry.js'
import type { Award } from './awards.js'
import { type FileExchanges, fileExchangesOf } from './file-exchanges.js'
import type { Variables } from './settings-schema.js'

/**
 * Settings of a server process. They are checked once at the start, so that a mistake stops the start and not a
 * customer.
 */
export type ServerEnv = FileExchanges & {
  /** True for a demo shop, which has demo goods, cards and codes. Any other shop is real and starts empty. */
  readonly demo: boolean
  readonly port: number
  readonly host: string
  /** Address that customers use when it differs from host and port, as behind a proxy. */
  readonly publicUrl: string | undefined
  /** Absolute path of the folder that holds the embedded database, pictures and the generated secret. */
  readonly dataFolder: string
  /** Address of a Postgres (15 or newer). Without it the process starts an embedded one in the data folder. */
  readonly databaseUrl: string | undefined
  /**
   * Address of a connection pooler in front of that Postgres. It may lend a connection for one transaction at a time.
   */
  readonly poolerUrl: string | undefined
  readonly databasePool: number
  /** Longest wait of a start for a database that is not up yet, in ms. */
  readonly databaseWaitMs: number
  readonly apiUrl: string | undefined
  /**
   * Address of a discovery service. Without it the shop uses the one in this process, or the one of the backend at
   * API_URL.
   */
  readonly discoveryUrl: string | undefined
  /**
   * Secret key of this shop's tenant at {@link ServerEnv.discoveryUrl}. Without it the shop sends nothing to that
   * service.
   */
  readonly discoveryKey: string | undefined
  /** Key that lets an operator create tenants of the discovery service. Without it no one can. */
  readonly discoveryAdminKey: string | undefined
  /**
   * Addresses of an OpenSearch cluster for searches. When the list is empty, the discovery service uses its embedded
   * engine.
   */
  readonly openSearchNodes: readonly string[]
  readonly apiKey: string
  /**
   * Path on this site to which pages send events when the visitor consents to statistics. Without it they send none.
   */
  readonly trackingUrl: string | undefined
  /** Awards for the footer. Undefined when the shop has none. */
  readonly awards: readonly Award[] | undefined
  readonly secret: string | undefined
  /** More secrets, for decrypting only. See docs/operations/secrets.md. */
  readonly previousSecrets: readonly string[]
  readonly klarna: {
    readonly url: string | undefined
    readonly user: string | undefined
    readonly password: string | undefined
  }
  /**
   * Settings of BankID as a login method. Without `url` it is off. The files hold the pinned root (PEM) and our
   * certificate (PKCS #12).
   */
  readonly bankId: {
    readonly url: string | undefined
    readonly rootFile: string | undefined
    readonly certificateFile: string | undefined
    readonly passphrase: string | undefined
  }
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Register in which the shop looks companies up. Without `clientId` it looks none up. */
  readonly companyRegister: {
    readonly url: string
    readonly tokenUrl: string
    readonly clientId: string | undefined
    readonly clientSecret: string | undefined
  }
  /** Account at 46elks that sends the SMS. Without `user` the shop sends none. */
  readonly elks: { readonly url: string; readonly user: string | undefined; readonly password: string | undefined }
  /** Booking system that some stores use. Without `url` the shop has no connection to it. */
  readonly bookingProvider: {
    readonly url: string | undefined
    readonly clientId: string | undefined
    readonly clientSecret: string | undefined
  }
  /** Name or number that phones show as the sender of an SMS. */
  readonly smsFrom: string
  /** E-mail address of customer service. */
  readonly serviceEmail: string
  /** Bankgiro number that invoices are paid to. Null when only the shop itself takes payments. */
  readonly bankgiro: string | null
  /** Folder to which the bank delivers its payment reports. Null when staff import them by hand. */
  readonly bankFolder: string | null
  /** Seconds that a file from a bank, an agency or an operator must stay unchanged before it is read. */
  readonly fileSettleSeconds: number
  /**
   * True when the sandbox of Klarna, mail and SMS is served below /sandbox. Buyers then pay there, whatever `klarna`
   * says.
   */
  readonly sandbox: boolean
  /** Proxies whose X-Forwarded-For header is trusted. False when none is. */
  readonly trustProxy: TrustProxy | false
  /** How long the process serves requests after SIGTERM, in ms, so that a load balancer sees that it is stopping. */
  readonly drainMs: number
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** Address at which the process serves its metrics. Null when it serves none. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** OTLP collector that receives traces, and the share of them that is recorded. Null when none is sent. */
  readonly traces: TraceSettings | null
  /** True when the log has one line for each request. */
  readonly accessLog: boolean
  /** Seconds that the simulated warehouse takes to make a pair of glasses. */
  readonly demoGrindingSeconds: number
  /** Factor for all rate limits. Load tests raise it. */
  readonly rateLimitFactor: number
}

/** Makes the settings of a process from checked variables. */
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
    // Anybody can read the mail of the sandbox and approve a payment there, so a real shop has it only when SANDBOX
    // says so.
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

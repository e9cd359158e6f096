import { Hono } from 'hono'
import { createBankId } from './bankid/bank-id.js'
import type { BankIdAccess, BankIdServer } from './bankid/https-server.js'
import { bankIdRoutes } from './bankid/routes.js'
import { createBookingProvider, type Credentials } from './booking-provider/booking-provider.js'
import { bookingProviderRoutes } from './booking-provider/routes.js'
import { carrierRoutes } from './carrier/routes.js'
import { createRegister } from './company-register/register.js'
import { companyRegisterRoutes } from './company-register/routes.js'
import { createFileStandIns, type FileStandInOptions } from './file-stand-ins.js'
import { createKlarna, type Clock } from './klarna/context.js'
import type { Env } from './klarna/operation.js'
import { klarnaRoutes } from './klarna/routes.js'
import { createLatency, LATE_SIMULATORS, latencyRoutes } from './latency.js'
import { createMailbox, type Mailbox } from './mail/mailbox.js'
import { mailRoutes } from './mail/routes.js'
import { createSmtp } from './mail/smtp.js'
import { createElks } from './sms/elks.js'
import { smsRoutes } from './sms/routes.js'

export type SandboxOptions = FileStandInOptions & {
  /** Address of the sandbox without a slash at the end, such as `http://localhost:3000/sandbox`. */
  publicUrl: string | (() => string)
  clock?: Clock
  /** Basic credentials that Klarna requires. Without them any non-empty pair is accepted. */
  klarnaCredentials?: { user: string; password: string }
  /** The account at 46elks. Without it any user with a password is accepted. */
  smsCredentials?: Credentials
  /** Account that may send mail. Without it everybody may, also without a log-in. */
  mailCredentials?: Credentials
  /** The client of the booking system. Without it every client with an id and a secret is accepted. */
  bookingCredentials?: Credentials
  /** File that stores the bookings between processes. Without it they are in memory only. */
  bookingFile?: string
  /** File that stores Klarna's state between processes. Without it the state is in memory only. */
  stateFile?: string
  /** Is called once when the state cannot be written, for example on a full disk. It stays in memory. */
  onSaveError?: (error: unknown) => void
  /** Port of the mail server. 0 is the default and takes a free port. */
  smtpPort?: number
  callbackRetryMs?: number
}

export type Sandbox = {
  app: Hono<Env>
  fetch: Hono<Env>['fetch']
  mailbox: Mailbox
  /** Starts the mail server and BankID's server. */
  start(): Promise<{ smtpPort: number; smtpUrl: string; bankId: BankIdAccess }>
  stop(): Promise<void>
}

/** Makes the simulators of outside systems. Adapters reach them only by URL. Mount `app` at the path of `publicUrl`. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const clock = options.clock ?? { now: () => new Date() }
  const publicUrl = (): string =>
    (typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl()).replace(/\/$/, '')
  const klarna = createKlarna({
    url: () => `${publicUrl()}/klarna`,
    clock,
    credentials: options.klarnaCredentials,
    stateFile: options.stateFile,
    onSaveError: options.onSaveError,
    callbackRetryMs: options.callbackRetryMs,
  })
  const latency = createLatency()
  const mailbox = createMailbox(() => clock.now())
  const smtp = createSmtp(mailbox, {
    credentials: options.mailCredentials,
    beforeAnswer: () => latency.wait('mail'),
  })
  const fileStandIns = createFileStandIns(options, clock)
  const bankId = createBankId(clock)
  const bookingProvider = createBookingProvider({
    clock,
    credentials: options.bookingCredentials,
    stateFile: options.bookingFile,
  })
  let bankIdServer: BankIdServer | undefined
  const pathOf = (name: string) => (): string => `${new URL(publicUrl()).pathname.replace(/\/$/, '')}/${name}`
  const elks = createElks(() => clock.now(), options.smsCredentials)
  const register = createRegister(() => clock.now())
  const parts = { klarna, mailbox, smtp, bookingProvider, bankId, elks, register, latency }
  const app = routesOf(parts, pathOf)
  return {
    app,
    fetch: app.fetch,
    mailbox,
    async start() {
      const smtpPort = await smtp.start(options.smtpPort ?? 0)
      fileStandIns.start()
      // The module is loaded only here, because a real shop does not need the library that makes certificates.
      const { startBankIdServer } = await import('./bankid/https-server.js')
      bankIdServer = await startBankIdServer(bankId, latency.middleware('bankid'))
      return { smtpPort, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, bankId: bankIdServer.access }
    },
    async stop() {
      klarna.stopping.abort()
      bookingProvider.stopping.abort()
      klarna.callbacks.stop()
      elks.reports.stop()
      klarna.saver.flush()
      await Promise.all([smtp.stop(), bankIdServer?.stop(), fileStandIns.stop()])
    },
  }
}

type Parts = {
  readonly klarna: ReturnType<typeof createKlarna>
  readonly mailbox: Mailbox
  readonly smtp: ReturnType<typeof createSmtp>
  readonly bookingProvider: ReturnType<typeof createBookingProvider>
  readonly bankId: ReturnType<typeof createBankId>
  readonly elks: ReturnType<typeof createElks>
  readonly register: ReturnType<typeof createRegister>
  readonly latency: ReturnType<typeof createLatency>
}

/** Makes the routes below the address of the sandbox. */
function routesOf(parts: Parts, pathOf: (name: string) => () => string): Hono<Env> {
  const { klarna, mailbox, smtp, bookingProvider, bankId, elks, register, latency } = parts
  const mailPath = pathOf('mail')
  const stylesheet = () => `${mailPath()}/style.css`
  const app = new Hono<Env>()
  for (const simulator of LATE_SIMULATORS) app.use(`/${simulator}/*`, latency.middleware(simulator))
  app
    .get('/', (c) => c.redirect(mailPath()))
    .route('/__control', latencyRoutes(latency))
    .route('/klarna', klarnaRoutes(klarna))
    .route('/mail', mailRoutes(mailbox, smtp, mailPath))
    .route('/booking', bookingProviderRoutes(bookingProvider, pathOf('booking'), stylesheet))
    .route('/bankid', bankIdRoutes(bankId, pathOf('bankid')))
    .route('/sms', smsRoutes(elks, stylesheet))
    .route('/company-register', companyRegisterRoutes(register, stylesheet))
    .route('/carrier', carrierRoutes(stylesheet))
  return app
}

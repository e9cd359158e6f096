import { shopOpenApi } from '@klarsikt/contract/openapi'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import {
  createHttpApp,
  healthRoutes,
  type HttpApp,
  mountEndpoints,
  refuseOtherMethods,
  serveOpenApi,
} from '@klarsikt/server/http'
import { createJobs, type Job } from '@klarsikt/server/jobs'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import { createRateLimits } from '@klarsikt/server/rate-limit'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { type BackgroundWork, createBackgroundWork, scheduledJobs } from './background-work.js'
import type { BaseDeps, Deps } from './context.js'
import type { Module } from './define-module.js'
import { openCatalogue } from './groups/catalogue/catalogue/catalogue.js'
import { noticeKey } from './groups/money/payment/notice-key.js'
import { mediaFiles } from './groups/platform/media/files.js'
import { joinHooks } from './hooks.js'
import { failure, failures } from './http/failures.js'
import type { Implemented } from './http/implement.js'
import { leadFromRefusedFiles } from './http/refused-files.js'
import { modules as shopModules } from './modules.js'
import { paymentSubjects } from './payment-subjects.js'
import { accessChecks } from './providers/access-checks.js'
import { watchAccess } from './providers/access/watch-access.js'
import { createBankId } from './providers/bankid/bank-id.js'
import { createBookingProvider } from './providers/booking/booking-provider.js'
import { createBolagsverket } from './providers/company-register/bolagsverket.js'
import { createLocalDelivery } from './providers/delivery/local.js'
import type { DiscoveryService } from './providers/discovery/port.js'
import { createSmtpSender } from './providers/mail/smtp.js'
import { openPaymentRegistry, paymentAccess } from './providers/payment-registry.js'
import type { Pictures } from './providers/pictures/port.js'
import { createSmsSender } from './providers/sms-providers.js'
import { createStandInWarehouse, type StandInTimes } from './providers/warehouse/stand-in.js'
import { shopService } from './service.js'
import type { ApiSettings } from './settings.js'

export type ApiParts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  readonly lifecycle: Pick<Lifecycle, 'stopping'>
  readonly encryption: Encryption
  readonly pictures: Pictures
  readonly settings: ApiSettings
  /** Searches for goods and pages; without it the shop uses its own search. */
  readonly discovery?: DiscoveryService
  /** Multiplies every rate limit. */
  readonly rateLimitFactor?: number
  /** The modules to put together; all modules of the shop by default. */
  readonly modules?: readonly Module[]
  /** Demo only: a warehouse that grinds, packs and sends by itself. */
  readonly standInWarehouse?: StandInTimes | null
}

export type Api = {
  readonly app: HttpApp
  readonly deps: Deps
  /** The mounted endpoints, for a test that looks for missing ones. */
  readonly routes: readonly Implemented[]
  /** The background work that `start` repeats. */
  readonly work: BackgroundWork
  /** The modules' jobs that `start` schedules. */
  readonly jobs: readonly Job[]
  /** Starts the background work. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Builds the backend on a migrated database. */
export async function createApi(parts: ApiParts): Promise<Api> {
  const { database, settings, modules = shopModules } = parts
  const deps = await openDeps(parts, modules)
  const { jobs } = deps
  const scheduled = scheduledJobs(deps, modules)
  for (const job of scheduled) jobs.register(job)
  const work = openWork(deps, modules, parts.standInWarehouse ?? null)
  for (const job of work.jobs) jobs.register(job)
  for (const round of work.rounds) jobs.repeat(round)

  const app = createHttpApp({
    log: deps.log,
    telemetry: deps.telemetry,
    failures,
    https: settings.publicUrl.startsWith('https:'),
  })
  const access = watchAccess(
    [...paymentAccess(settings), ...accessChecks(settings, deps.bankId)],
    deps.log,
    deps.telemetry,
  )
  // A request may leave background work behind, so an idle scheduler looks for work at once.
  app.use('/api/*', async (_, next) => {
    jobs.noteUse()
    await next()
  })
  healthRoutes(app, {
    database,
    lifecycle: parts.lifecycle,
    ready: () => access.mayServe(),
    problems: () => access.problems(),
  })
  const routes = modules.flatMap(({ endpoints }) => endpoints)
  leadFromRefusedFiles(app, routes)
  mountEndpoints(app, shopService(deps), routes)
  mediaFiles(app, deps)
  serveOpenApi(app, '/api/openapi.json', () => shopOpenApi({ version: '1', serverUrl: settings.publicUrl }))
  refuseOtherMethods(app, failures, routes)
  app.all('/api/*', () => failure('page.not-found'))

  return {
    app,
    deps,
    routes,
    work,
    jobs: scheduled,
    async start() {
      await jobs.start()
      void access.start()
    },
    async stop() {
      access.stop()
      await jobs.stop()
      work.close()
      await deps.catalogue.stop()
      await deps.pictures.stop()
    },
  }
}

async function openDeps(parts: ApiParts, modules: readonly Module[]): Promise<Deps> {
  const { database, clock, log, encryption, settings, pictures, telemetry = noTelemetry } = parts
  const [rateLimits, catalogue] = await Promise.all([
    createRateLimits({ database, encryption, factor: parts.rateLimitFactor ?? 1 }),
    openCatalogue({ database, clock, log }),
  ])
  const base: BaseDeps = {
    database,
    clock,
    log,
    telemetry,
    encryption,
    rateLimits,
    jobs: createJobs({ database, log, telemetry }),
    catalogue,
    pictures,
    settings,
    hooks: joinHooks(modules),
    discovery: parts.discovery ?? null,
    delivery: createLocalDelivery(),
    payments: openPaymentRegistry({
      settings,
      shopUrl: () => settings.publicUrl,
      noticeKey: (paymentId) => noticeKey(encryption, paymentId),
      telemetry,
    }),
    companyRegister: settings.companyRegister ? createBolagsverket(settings.companyRegister, clock, telemetry) : null,
    bookingProvider: settings.bookingProvider
      ? createBookingProvider(settings.bookingProvider, { clock, log, telemetry })
      : null,
    bankId: settings.bankId ? createBankId(settings.bankId, telemetry) : null,
  }
  return {
    ...base,
    subjects: paymentSubjects(base, modules),
    customerData: modules.toReversed().flatMap(({ personalData }) => personalData),
  }
}

function openWork(deps: Deps, modules: readonly Module[], standInWarehouse: StandInTimes | null): BackgroundWork {
  const { smtpUrl, mailFrom } = deps.settings
  const shopUrl = () => deps.settings.publicUrl
  return createBackgroundWork(deps, modules, {
    mail: smtpUrl === null ? null : createSmtpSender({ url: () => smtpUrl, from: mailFrom }, deps.telemetry),
    sms: createSmsSender(deps.settings, deps.telemetry),
    warehouse: standInWarehouse ? createStandInWarehouse(deps.clock, standInWarehouse, shopUrl) : null,
  })
}

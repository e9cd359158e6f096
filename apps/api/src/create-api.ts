import { shopOpenApi } from '@klarsikt/contract/openapi'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { createHttpApp, failure, healthRoutes, type HttpApp } from '@klarsikt/server/http'
import { createJobs } from '@klarsikt/server/jobs'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import { createRateLimits } from '@klarsikt/server/rate-limit'
import type { ApiSettings, Deps } from './context.js'
import { dispatch } from './http/dispatch.js'
import type { Implemented } from './http/endpoint-handler.js'
import { openCatalogue } from './modules/catalogue/catalogue.js'
import { createCheckout } from './modules/checkout/create-checkout.js'
import { moduleJobs } from './modules/jobs.js'
import { mediaFiles } from './modules/media/files.js'
import type { Pictures } from './modules/media/read-picture.js'
import { moduleRoutes } from './modules/routes.js'
import type { DiscoveryDoor } from './modules/site/service-search.js'
import type { StandInTimes } from './providers/warehouse/stand-in.js'

export type ApiParts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly lifecycle: Pick<Lifecycle, 'stopping'>
  readonly encryption: Encryption
  readonly pictures: Pictures
  readonly settings: ApiSettings
  /** Finds goods and pages; without it the shop searches by itself. */
  readonly discovery?: DiscoveryDoor
  /** Multiplies every rate limit. */
  readonly rateLimitFactor?: number
  /** Demo only: a warehouse that grinds, packs and sends by itself. */
  readonly standInWarehouse?: StandInTimes | null
}

export type Api = {
  readonly app: HttpApp
  readonly deps: Deps
  /** What is answered, for the test that looks for gaps. */
  readonly routes: readonly Implemented[]
  /** Starts the work outside requests. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Puts the backend together on a migrated database. */
export async function createApi(parts: ApiParts): Promise<Api> {
  const { database, clock, log, encryption, settings, pictures } = parts
  const [rateLimits, catalogue] = await Promise.all([
    createRateLimits({ database, encryption, factor: parts.rateLimitFactor ?? 1 }),
    openCatalogue({ database, clock, log, lensSubscription: settings.lensSubscription }),
  ])
  const jobs = createJobs({ database, log })
  const deps: Deps = {
    database,
    clock,
    log,
    encryption,
    rateLimits,
    jobs,
    catalogue,
    pictures,
    settings,
    discovery: parts.discovery ?? null,
  }
  for (const job of moduleJobs(deps)) jobs.register(job)
  const checkout = createCheckout(deps, { standInWarehouse: parts.standInWarehouse ?? null })
  for (const job of checkout.work.jobs) jobs.register(job)
  for (const round of checkout.work.rounds) jobs.repeat(round)

  const app = createHttpApp({ log, https: settings.publicUrl.startsWith('https:') })
  healthRoutes(app, { database, lifecycle: parts.lifecycle })
  const routes = [...moduleRoutes, ...checkout.endpoints]
  for (const route of routes) {
    const { method, path } = route.endpoint.route
    app.on(method, path, (c) => dispatch(deps, route, c))
  }
  mediaFiles(app, deps)
  let document: string | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(shopOpenApi({ version: '1', serverUrl: settings.publicUrl }))
    return c.body(document, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
  })
  // A known path with another method is as little there as an unknown one; both say so as JSON.
  app.all('/api/*', () => failure('page.not-found'))

  return {
    app,
    deps,
    routes,
    start: () => jobs.start(),
    async stop() {
      await jobs.stop()
      checkout.work.close()
      await catalogue.stop()
      await pictures.stop()
    },
  }
}

import { join } from 'node:path'
import { discoveryOpenApi } from '@klarsikt/contract/openapi'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { createHttpApp, type HttpApp, mountEndpoints, refuseOtherMethods, serveOpenApi } from '@klarsikt/server/http'
import { createJobs } from '@klarsikt/server/jobs'
import type { Log } from '@klarsikt/server/log'
import { createLocalRateLimits } from '@klarsikt/server/rate-limit'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { cors } from 'hono/cors'
import { backgroundWork } from './background/background-work.js'
import type { Deps, DiscoverySettings } from './context.js'
import type { SearchEngine } from './engine/engine.js'
import { timeEngine } from './engine/time-engine.js'
import { failure, failures } from './http/failures.js'
import type { Implemented } from './http/implement.js'
import { Markets } from './modules/catalogue-index/markets.js'
import { mountConsoleFiles } from './modules/console/files.js'
import { consoleHandlers } from './modules/console/routes.js'
import { createEvents } from './modules/events/create-events.js'
import { createVisitor } from './modules/events/create-visitor.js'
import { createEventWriter } from './modules/events/event-writer.js'
import { feedRoutes } from './modules/feed/routes.js'
import { getPicture } from './modules/image/get-picture.js'
import { createPictureCache } from './modules/image/picture-cache.js'
import { createRecommend } from './modules/recommend/recommend.js'
import { productListing } from './modules/search/listing.js'
import { recommendations } from './modules/search/recommendations.js'
import { searchRelated } from './modules/search/related.js'
import { ResponseCache } from './modules/search/response-cache.js'
import { searchResults } from './modules/search/results.js'
import { searchSuggestions } from './modules/search/suggestions.js'
import { createSuggest } from './modules/suggest/suggest.js'
import { tenantRoutes } from './modules/tenant-admin/routes.js'
import { createTenants } from './modules/tenant/tenants.js'
import { discoveryService } from './service.js'

export type DiscoveryParts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  readonly engine: SearchEngine
  readonly encryption: Encryption
  readonly settings: DiscoverySettings
  readonly rateLimitFactor?: number
}

export type Discovery = {
  readonly app: HttpApp
  readonly deps: Deps
  /** The served endpoints, for the test that finds missing ones. */
  readonly routes: readonly Implemented[]
  /** Opens the markets and starts the work outside requests. */
  start(): Promise<void>
  stop(): Promise<void>
}

const PICTURE_SWEEP_MS = 3_600_000

/** Browsers may cache a preflight for a day, because its answer does not depend on the tenant. */
const PREFLIGHT_SECONDS = 86_400

/** Builds the service on a migrated database. */
export async function createDiscovery(parts: DiscoveryParts): Promise<Discovery> {
  const { database, clock, log, encryption, settings, telemetry = noTelemetry } = parts
  const engine = telemetry.isOn ? timeEngine(parts.engine, telemetry) : parts.engine
  const rateLimits = createLocalRateLimits({ factor: parts.rateLimitFactor ?? 1 })
  const tenants = await createTenants(database)
  const markets = await Markets.follow({ database, engine, tenants, log })
  const deps: Deps = { database, clock, log, telemetry, encryption, engine, tenants, markets, rateLimits, settings }
  const responses = new ResponseCache(clock)
  const pictures = createPictureCache(join(settings.dataFolder, 'discovery-pictures'), () => clock.now().getTime())
  const jobs = createJobs({ database, log, telemetry, applicationName: 'klarsikt-discovery-jobs' })
  for (const round of backgroundWork(deps)) jobs.repeat(round)
  let sweeping: NodeJS.Timeout | undefined
  const routes: Implemented[] = [
    searchSuggestions(createSuggest(deps)),
    searchResults(responses),
    productListing(responses),
    searchRelated,
    ...recommendations(createRecommend(deps)),
    createVisitor,
    createEvents(createEventWriter(database)),
    getPicture(pictures),
    ...feedRoutes,
    ...tenantRoutes,
  ]
  const app = createHttpApp({ log, telemetry, failures, https: settings.publicUrl.startsWith('https:') })
  openToOtherOrigins(app)
  mountEndpoints(app, discoveryService(deps), [...routes, ...consoleHandlers])
  mountConsoleFiles(app, settings.consoleFolder ?? null)
  serveOpenApi(app, '/v2/openapi.json', () => discoveryOpenApi({ version: '2', serverUrl: settings.publicUrl }))
  refuseOtherMethods(app, failures, [...routes, ...consoleHandlers])
  app.all('/v2/*', () => failure('not-found'))
  return {
    app,
    deps,
    routes,
    async start() {
      // Every process cleans its own disk.
      sweeping = setInterval(() => void pictures.sweep().catch(() => {}), PICTURE_SWEEP_MS).unref()
      await jobs.start()
      await markets.warm()
    },
    async stop() {
      clearInterval(sweeping)
      await jobs.stop()
      await markets.stop()
      await engine.close()
    },
  }
}

/**
 * Lets pages of other origins call the service. The tenant is in the body, which a preflight does not carry, so every origin may ask; the
 * call itself is answered only for origins that the tenant allows. Only the console reads a cookie, and it requires a header that is not
 * allowed here, so a page can do no more than its server could.
 */
function openToOtherOrigins(app: HttpApp): void {
  app.use(async (c, next) => {
    await next()
    if (!c.req.path.startsWith('/v2/console')) c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
  })
  const preflight = cors({
    origin: (origin) => origin || '*',
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
  })
  app.options('/v2/*', preflight)
}

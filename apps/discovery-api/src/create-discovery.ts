import { join } from 'node:path'
import { discoveryOpenApi } from '@klarsikt/contract/openapi'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Log } from '@klarsikt/server/log'
import { createPeriodic } from './background/periodic.js'
import { tidy } from './background/tidy.js'
import type { Deps, DiscoverySettings } from './context.js'
import type { SearchEngine } from './engine/engine.js'
import { createBuckets } from './http/buckets.js'
import { mount } from './http/dispatch.js'
import type { Implemented } from './http/implement.js'
import { refusalResponse } from './http/refusal.js'
import { createServiceApp, type ServiceApp } from './http/service-app.js'
import { mountConsoleFiles } from './modules/console/files.js'
import { consoleHandlers } from './modules/console/routes.js'
import { createEvents } from './modules/events/create-events.js'
import { createVisitor } from './modules/events/create-visitor.js'
import { createEventWriter } from './modules/events/event-writer.js'
import { feedRoutes } from './modules/feed/routes.js'
import { getPicture } from './modules/image/get-picture.js'
import { createPictureCache } from './modules/image/picture-cache.js'
import { createMarkets } from './modules/market/markets.js'
import { forget } from './modules/popularity/forget.js'
import { createLearning } from './modules/popularity/learn.js'
import { createRecommend } from './modules/recommend/recommend.js'
import { productListing } from './modules/search/listing.js'
import { recommendations } from './modules/search/recommendations.js'
import { searchRelated } from './modules/search/related.js'
import { searchResults } from './modules/search/results.js'
import { searchSuggestions } from './modules/search/suggestions.js'
import { createSuggest } from './modules/suggest/suggest.js'
import { tenantRoutes } from './modules/tenant/routes.js'
import { createTenants } from './modules/tenant/tenants.js'

export type DiscoveryParts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly engine: SearchEngine
  readonly encryption: Encryption
  readonly settings: DiscoverySettings
  /** Multiplies every rate limit. */
  readonly rateLimitFactor?: number
}

export type Discovery = {
  readonly app: ServiceApp
  readonly deps: Deps
  /** What is answered, for the test that looks for gaps. */
  readonly routes: readonly Implemented[]
  /** Opens the markets and starts the work outside requests. */
  start(): Promise<void>
  stop(): Promise<void>
}

const HOUR = 3_600_000
/** How soon what shoppers do shows in suggestions and recommendations, ms. */
const LEARN_EVERY = 60_000

/** Puts the service together on a migrated database. */
export async function createDiscovery(parts: DiscoveryParts): Promise<Discovery> {
  const { database, clock, log, encryption, engine, settings } = parts
  const buckets = createBuckets({ clock, factor: parts.rateLimitFactor ?? 1 })
  const tenants = await createTenants(database)
  const markets = await createMarkets({ database, engine, tenants, log })
  const deps: Deps = { database, clock, log, encryption, engine, tenants, markets, buckets, settings }
  const pictures = createPictureCache(join(settings.dataFolder, 'discovery-pictures'), () => clock.now().getTime())
  const periodic = createPeriodic({
    url: database.url,
    log,
    work: [
      { name: 'tidy', every: HOUR / 6, run: () => tidy(deps) },
      { name: 'learn', every: LEARN_EVERY, run: createLearning(deps) },
      { name: 'forget', every: HOUR, run: () => forget(deps) },
      { name: 'pictures', every: HOUR, run: () => pictures.sweep() },
    ],
  })
  const routes: Implemented[] = [
    searchSuggestions(createSuggest(deps)),
    searchResults,
    productListing,
    searchRelated,
    ...recommendations(createRecommend(deps)),
    createVisitor,
    createEvents(createEventWriter(database)),
    getPicture(pictures),
    ...feedRoutes,
    ...tenantRoutes,
  ]
  const app = createServiceApp({ log, https: settings.publicUrl.startsWith('https:') })
  for (const route of routes) mount(app, deps, route)
  for (const route of consoleHandlers) mount(app, deps, route)
  mountConsoleFiles(app, settings.consoleFolder ?? null)
  openApi(app, settings.publicUrl)
  refuseOtherMethods(app, [...routes, ...consoleHandlers])
  app.all('/v2/*', () => refusalResponse({ code: 'not-found' }))
  return {
    app,
    deps,
    routes,
    async start() {
      periodic.start()
      await markets.warm()
    },
    async stop() {
      await periodic.stop()
      await markets.stop()
      await engine.close()
    },
  }
}

/** A known path with a method that it does not have is told which it has. */
function refuseOtherMethods(app: ServiceApp, routes: readonly Implemented[]): void {
  for (const [path, own] of Map.groupBy(routes, ({ endpoint }) => endpoint.route.path)) {
    const allow = own.map(({ endpoint }) => endpoint.route.method)
    app.all(path, () => {
      const response = refusalResponse({ code: 'wrong-method' })
      response.headers.set('allow', allow.join(', '))
      return response
    })
  }
}

function openApi(app: ServiceApp, serverUrl: string): void {
  let document: string | undefined
  app.get('/v2/openapi.json', (c) => {
    document ??= JSON.stringify(discoveryOpenApi({ version: '2', serverUrl }))
    return c.body(document, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    })
  })
}

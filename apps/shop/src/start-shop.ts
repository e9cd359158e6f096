import { type Api, paymentFormTargets, type ProviderSettings } from '@klarsikt/api'
import type { Clock } from '@klarsikt/server/clock'
import type { ServerEnv } from '@klarsikt/server/env'
import { listen, observeRequests } from '@klarsikt/server/http'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import type { ServerBuild } from 'react-router'
import { type Backend, remoteBackend, unavailable } from './backend.js'
import { bankIdSettings } from './bank-id-settings.js'
import { bookingProviderSettings } from './booking-provider-settings.js'
import { companyRegisterSettings } from './company-register-settings.js'
import type { DiscoveryOptions } from './discovery.js'
import { fileExchanges } from './file-exchanges.js'
import { lazyBackend, type LazyBackend } from './lazy-backend.js'
import { pageRoutes } from './page-routes.js'
import { createPages } from './pages.js'
import { pathOf } from './path-of.js'
import { paymentSettings } from './payment-settings.js'
import { routeRequest } from './route-request.js'
import { smsSettings } from './sms-settings.js'
import { startBackend } from './start-backend.js'
import { startSandbox } from './start-sandbox.js'
import { startupPage } from './startup-page.js'
import { readStaticFiles } from './static-files.js'
import { discoveryFor } from './visitor-client.js'

export type ShopOptions = {
  readonly env: ServerEnv
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  readonly telemetry?: Telemetry | undefined
  /** The built storefront: its request handler and its files. */
  readonly storefront: { readonly build: ServerBuild; readonly clientFolder: string }
  readonly migrationsFolder: string
  readonly discoveryMigrationsFolder: string
  readonly consoleFolder?: string
  readonly pictureWorker: URL | undefined
  /** Folder of pictures that were rendered in advance. */
  readonly pictureMasters?: string | undefined
  /** Folder of videos that were rendered in advance. */
  readonly videos?: string | undefined
  readonly print: (line: string) => void
}

export type RunningShop = {
  readonly url: string
  readonly port: number
  readonly sandbox: boolean
  readonly demo: boolean
  /** Begins to draw the pictures of the first pages. Does nothing when the backend runs in another process. */
  drawAhead(): void
  /** Starts the discovery service, unless it runs in another process. No page waits for it. */
  startRest(): Promise<void>
}

/** Puts the storefront, the backend and the sandbox on one port. The lifecycle stops them. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const { env, log, lifecycle, print, telemetry = noTelemetry } = options
  // The port is opened first, so that a second shop fails at once and an early request gets 503.
  const starting = startupPage(env.publicUrl)
  let door: Backend = starting
  const server = await listen({
    fetch: (request, environment) => door(request, environment),
    port: env.port,
    host: env.host,
    observe: observeRequests({ telemetry, log, accessLog: env.accessLog }),
  })
  // The port is also closed when the start fails half-way.
  lifecycle.onStop('port', () => server.close(0))
  const publicUrl = env.publicUrl ?? `http://localhost:${server.port}`

  const sandbox = env.sandbox && !env.apiUrl ? await startSandbox(options, publicUrl) : null
  const payments = sandbox?.payments ?? paymentSettings(env)
  if (sandbox)
    door = (request, environment) =>
      pathOf(request.url).startsWith('/sandbox/') ? sandbox.handle(request, environment) : starting(request)

  let backend: Backend
  /** It is set after the backend has started, but the backend already needs a function for its searches. */
  let discoveryDoor: Backend = unavailable
  let drawAhead = () => {}
  let discovery: LazyBackend | undefined
  let catalogue: Goods['catalogue'] | undefined
  if (env.apiUrl) {
    print(`Using the backend at ${env.apiUrl}`)
    backend = remoteBackend(env.apiUrl, telemetry)
  } else {
    const search = discoveryFor(() => discoveryDoor, publicUrl)
    const services = await servicesOf(env, sandbox)
    const parts = { ...options, publicUrl, payments, ...services, discovery: search }
    const { api, database, encryption, ...started } = await startBackend(parts)
    const goods = { database, catalogue: api.deps.catalogue }
    await feedElsewhere(options, goods)
    if (!env.discoveryUrl) discovery = ownDiscovery(options, { ...goods, encryption, publicUrl, port: server.port })
    drawAhead = started.drawAhead
    catalogue = goods.catalogue
    backend = (request, environment) => api.app.fetch(request, environment)
  }
  discoveryDoor = discovery?.handle ?? discoveryElsewhere(env, telemetry)
  const open = openFrontDoor(options, {
    backend,
    discovery: discoveryDoor,
    publicUrl,
    payments,
    sandbox: sandbox?.handle ?? null,
    catalogue,
  })
  // A shop whose backend runs elsewhere does not ask whether that is ready. A shop whose search is still starting is
  // not ready, because visitors would wait for it.
  const isReady = () => !lifecycle.stopping && discovery?.isSettled !== false
  door = (request, environment) =>
    pathOf(request.url) === '/readyz' && !isReady() ? unavailable() : open(request, environment)
  lifecycle.onStop('http', () => server.close())
  lifecycle.onDrain(() => server.drain(env.drainMs))
  return {
    url: publicUrl,
    port: server.port,
    sandbox: sandbox !== null,
    demo: env.demo,
    drawAhead,
    startRest: async () => discovery?.warm(),
  }
}

/** Returns the settings of outside services: the configured ones, or else those of the sandbox. */
async function servicesOf(env: ServerEnv, sandbox: Awaited<ReturnType<typeof startSandbox>> | null) {
  const { autogiro, collection, eInvoice } = fileExchanges(env)
  return {
    bankId: sandbox?.bankId ?? (await bankIdSettings(env)),
    companyRegister: companyRegisterSettings(env) ?? sandbox?.companyRegister ?? null,
    smtpUrl: env.smtpUrl ?? sandbox?.smtpUrl ?? null,
    sms: smsSettings(env) ?? sandbox?.sms ?? null,
    autogiro: autogiro ?? sandbox?.autogiro ?? null,
    collection: collection ?? sandbox?.collection ?? null,
    eInvoice: eInvoice ?? sandbox?.eInvoice ?? null,
    bookingProvider: bookingProviderSettings(env) ?? sandbox?.bookingProvider ?? null,
  }
}

type PageTargets = {
  readonly backend: Backend
  readonly discovery: Backend
  readonly publicUrl: string
  readonly payments: ProviderSettings
  readonly sandbox: Backend | null
  /** Reports changes of articles. Undefined when the backend runs in another process. */
  readonly catalogue: Pick<Goods['catalogue'], 'onChange'> | undefined
}

/** Reads the built pages and makes the function that answers every request. */
function openFrontDoor(
  { env, log, storefront, print, lifecycle, telemetry = noTelemetry }: ShopOptions,
  { backend, discovery, publicUrl, payments, sandbox, catalogue }: PageTargets,
): Backend {
  print('Reading the built pages')
  // A payment page of the sandbox is on this site, so forms need no other target.
  const formTargets = sandbox ? [] : paymentFormTargets(payments)
  const pages = createPages({
    trackingUrl: env.trackingUrl,
    isPurged: catalogue !== undefined,
    build: storefront.build,
    backend,
    discovery,
    origin: publicUrl,
    apiKey: env.apiKey,
    log,
    telemetry,
    formTargets,
  })
  if (catalogue) lifecycle.onStop('page cache', catalogue.onChange(pages.purge))
  return routeRequest({
    backend,
    discovery,
    files: readStaticFiles(storefront.clientFolder),
    pages: pages.answer,
    pageRoute: telemetry.isOn || env.accessLog ? pageRoutes(storefront.build) : () => null,
    sandbox,
    publicUrl: env.publicUrl,
  })
}

/** Returns the discovery service in another process. By default it is beside the backend at API_URL. */
function discoveryElsewhere({ discoveryUrl, apiUrl }: ServerEnv, telemetry: Telemetry): Backend {
  const url = discoveryUrl ?? apiUrl
  return url ? remoteBackend(url, telemetry) : unavailable
}

/** Sends the shop's products to a discovery service in another process, if the shop has its key. */
async function feedElsewhere(
  { env: { discoveryUrl, discoveryKey }, log, lifecycle }: ShopOptions,
  { database, catalogue }: Goods,
): Promise<void> {
  if (!discoveryUrl || !discoveryKey) return
  const [{ SHOP_MARKET }, { feederElsewhere }, { ShopFollower }] = await Promise.all([
    import('./shop-tenant.js'),
    import('./feeder.js'),
    import('./shop-follower.js'),
  ])
  const feeder = feederElsewhere(discoveryUrl, discoveryKey, SHOP_MARKET)
  const goods = new ShopFollower({ catalogue, feeder, databaseUrl: database.url, log })
  lifecycle.onStop('goods for the discovery', () => goods.stop())
}

type Goods = Pick<DiscoveryOptions, 'database'> & { readonly catalogue: Api['deps']['catalogue'] }

function ownDiscovery(
  { env, log, clock, lifecycle, telemetry, discoveryMigrationsFolder, consoleFolder }: ShopOptions,
  { port, ...parts }: Pick<DiscoveryOptions, 'encryption' | 'publicUrl'> & Goods & { readonly port: number },
): LazyBackend {
  const ownHosts = [...new Set([new URL(parts.publicUrl).host, `localhost:${port}`])]
  const lazy = lazyBackend({
    name: 'discovery',
    log,
    start: async () => {
      const { startDiscovery } = await import('./discovery.js')
      const service = await startDiscovery({
        ...parts,
        env,
        log,
        clock,
        telemetry,
        ownHosts,
        migrationsFolder: discoveryMigrationsFolder,
        consoleFolder,
      })
      return {
        handle: (request, environment) => service.app.fetch(request, environment),
        stop: () => service.stop(),
      }
    },
  })
  lifecycle.onStop('discovery', () => lazy.stop())
  return lazy
}

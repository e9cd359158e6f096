import type { Api } from '@klarsikt/api'
import type { Clock } from '@klarsikt/server/clock'
import type { ServerEnv } from '@klarsikt/server/env'
import { listen } from '@klarsikt/server/http'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import type { ServerBuild } from 'react-router'
import { type Backend, remoteBackend, unavailable } from './backend.js'
import { compressAnswer } from './compress-answer.js'
import type { DiscoveryOptions } from './discovery.js'
import { frontDoor } from './front-door.js'
import { lazyBackend, type LazyBackend } from './lazy-backend.js'
import { createPages } from './pages.js'
import { pathOf } from './path-of.js'
import { startBackend } from './start-backend.js'
import { startSandbox } from './start-sandbox.js'
import { readStaticFiles, type StaticFiles } from './static-files.js'
import { discoveryFor } from './visitor-client.js'
import { whileStarting } from './while-starting.js'

export type ShopOptions = {
  readonly env: ServerEnv
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  /** The built storefront: its request handler and its files. */
  readonly storefront: { readonly build: ServerBuild; readonly clientFolder: string }
  readonly migrationsFolder: string
  readonly discoveryMigrationsFolder: string
  readonly consoleFolder?: string
  readonly pictureWorker: URL | undefined
  readonly tell: (line: string) => void
}

export type RunningShop = {
  readonly url: string
  readonly port: number
  readonly sandbox: boolean
  readonly demo: boolean
  /** Begins to draw the pictures of the first pages; nothing where the backend runs elsewhere. */
  drawAhead(): void
  /** Starts what no page waits for: the discovery service, unless it runs elsewhere. */
  startRest(): Promise<void>
}

/** Puts storefront, backend and stand-ins together on one port, and stops them through the lifecycle. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const { env, lifecycle, tell } = options
  // The port is taken first: a second shop fails at once, and whoever asks early is told to come back.
  const starting = whileStarting(env.publicUrl)
  let door: Backend = starting
  const server = await listen({
    fetch: (request, environment) => door(request, environment),
    port: env.port,
    host: env.host,
  })
  // Also a start that fails half-way gives the port back.
  lifecycle.onStop('port', () => server.close(0))
  const publicUrl = env.publicUrl ?? `http://localhost:${server.port}`

  const sandbox = env.sandbox && !env.apiUrl ? await startSandbox(options, publicUrl) : null
  const klarna = sandbox?.klarna ?? ownKlarna(env)
  if (sandbox)
    door = (request, environment) =>
      pathOf(request.url).startsWith('/sandbox/') ? sandbox.handle(request, environment) : starting(request)

  let backend: Backend
  /** Opened after the backend, which searches by it. */
  let discoveryDoor: Backend = unavailable
  let drawAhead = () => {}
  let discovery: LazyBackend | undefined
  if (env.apiUrl) {
    tell(`Using the backend at ${env.apiUrl}`)
    backend = remoteBackend(env.apiUrl)
  } else {
    const smtpUrl = env.smtpUrl ?? sandbox?.smtpUrl ?? null
    const search = discoveryFor(() => discoveryDoor, publicUrl)
    const parts = { ...options, publicUrl, klarna, smtpUrl, discovery: search }
    const { api, database, encryption, ...started } = await startBackend(parts)
    const goods = { database, catalogue: api.deps.catalogue }
    await feedElsewhere(options, goods)
    if (!env.discoveryUrl) discovery = ownDiscovery(options, { ...goods, encryption, publicUrl, port: server.port })
    drawAhead = started.drawAhead
    backend = compressed((request, environment) => api.app.fetch(request, environment))
  }
  discoveryDoor = discovery?.handle ?? discoveryElsewhere(env)
  const doors = { backend, discovery: discoveryDoor, publicUrl, klarna: sandbox ? null : klarna }
  const { files, pages } = builtPages(options, doors)
  const open = frontDoor({
    backend,
    discovery: discoveryDoor,
    files,
    pages,
    sandbox: sandbox?.handle ?? null,
    publicUrl: env.publicUrl,
  })
  // Pages over a backend elsewhere go too, whatever that says of itself.
  door = (request, environment) =>
    lifecycle.stopping && pathOf(request.url) === '/readyz' ? unavailable() : open(request, environment)
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

type Doors = {
  readonly backend: Backend
  readonly discovery: Backend
  readonly publicUrl: string
  /** A real one, whose page a form may lead to; the stand-in's is a page of this site. */
  readonly klarna: { readonly url: string } | null
}

function builtPages(
  { env, log, storefront, tell }: ShopOptions,
  { backend, discovery, publicUrl, klarna }: Doors,
): { readonly files: StaticFiles; readonly pages: Backend } {
  tell('Reading the built pages')
  const files = readStaticFiles(storefront.clientFolder)
  const pages = createPages({
    styleText: files.styleText,
    trackingUrl: env.trackingUrl,
    build: storefront.build,
    backend,
    discovery,
    origin: publicUrl,
    apiKey: env.apiKey,
    log,
    formTargets: klarna ? [new URL(klarna.url).origin, 'https://*.klarna.com'] : [],
  })
  return { files, pages }
}

/** A backend elsewhere has the discovery beside it. */
function discoveryElsewhere({ discoveryUrl, apiUrl }: ServerEnv): Backend {
  const url = discoveryUrl ?? apiUrl
  return url ? remoteBackend(url) : unavailable
}

/** Keeps a service elsewhere as fresh as the shop, where the shop has its key. */
async function feedElsewhere(
  { env: { discoveryUrl, discoveryKey }, log, lifecycle }: ShopOptions,
  { database, catalogue }: Goods,
): Promise<void> {
  if (!discoveryUrl || !discoveryKey) return
  const [{ PLACE }, { feederElsewhere }, { followShop }] = await Promise.all([
    import('./discovery.js'),
    import('./feeder.js'),
    import('./follow-shop.js'),
  ])
  const feeder = feederElsewhere(discoveryUrl, discoveryKey, PLACE)
  const goods = followShop({ catalogue, feeder, databaseUrl: database.url, log })
  lifecycle.onStop('goods for the discovery', () => goods.stop())
}

type Goods = Pick<DiscoveryOptions, 'database'> & { readonly catalogue: Api['deps']['catalogue'] }

function ownDiscovery(
  { env, log, clock, lifecycle, discoveryMigrationsFolder, consoleFolder }: ShopOptions,
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
        ownHosts,
        migrationsFolder: discoveryMigrationsFolder,
        consoleFolder,
      })
      return {
        handle: compressed((request, environment) => service.app.fetch(request, environment)),
        stop: () => service.stop(),
      }
    },
  })
  lifecycle.onStop('discovery', () => lazy.stop())
  return lazy
}

function ownKlarna({ klarna }: ServerEnv) {
  const { url, user, password } = klarna
  return url && user && password ? { url, user, password } : null
}

const compressed =
  (answer: Backend): Backend =>
  (request, environment) =>
    after(answer(request, environment), (made) => compressAnswer(request, made))

function after(answer: Response | Promise<Response>, then: (made: Response) => Response): Response | Promise<Response> {
  return answer instanceof Response ? then(answer) : answer.then(then)
}

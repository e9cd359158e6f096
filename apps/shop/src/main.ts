import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { SettingsError } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog, logProcess } from '@klarsikt/server/log'
import { openTelemetry } from '@klarsikt/server/telemetry'
import type { ServerBuild } from 'react-router'
import { readSettings } from './read-settings.js'

// React chooses its production build by this variable, so it is set before the renderer is loaded below.
process.env['NODE_ENV'] ??= 'production'

const started = performance.now()
const { env, clock } = readSettings({ complete: true })
const log = createLog({ name: 'shop', level: env.logLevel })
const lifecycle = createLifecycle(log)
lifecycle.listenToSignals()
logProcess(log, () => lifecycle.stop())
const seconds = () => ((performance.now() - started) / 1000).toFixed(1).padStart(5)
/** Writes to the terminal of a demo. A real shop writes only to its log. */
const print = (line: string) => (env.demo ? process.stdout.write(`${seconds()} s  ${line}\n`) : log.info({}, line))

/** The search starts this many ms after the shop, so that the first pages are served first. */
const SEARCH_START_DELAY_MS = 1_500

/**
 * `npm start` runs Node with `--optimize-for-size`. That makes the start small but doubles the cost of each page, so it
 * ends here.
 */
function atRest(): void {
  globalThis.gc?.()
  setFlagsFromString('--no-optimize-for-size')
}

const beside = (name: string) => new URL(name, import.meta.url)

try {
  const telemetry = await openTelemetry({ service: 'klarsikt-shop', metrics: env.metrics, traces: env.traces }, log)
  lifecycle.onStop('telemetry', () => telemetry.stop())
  const [{ startShop }, build] = await Promise.all([
    import('./start-shop.js'),
    import('@klarsikt/storefront/server') as Promise<ServerBuild>,
  ])
  const shop = await startShop({
    env,
    log,
    clock,
    lifecycle,
    telemetry,
    print,
    storefront: { build, clientFolder: fileURLToPath(beside('./client')) },
    migrationsFolder: fileURLToPath(beside('./migrations')),
    discoveryMigrationsFolder: fileURLToPath(beside('./discovery-migrations')),
    consoleFolder: fileURLToPath(beside('./console')),
    pictureWorker: beside('./picture-worker.js'),
    pictureMasters: fileURLToPath(beside('./masters')),
    videos: fileURLToPath(beside('./videos')),
  })
  print('Ready')
  if (env.demo) {
    const { welcome } = await import('./welcome.js')
    process.stdout.write(await welcome(shop, clock.now()))
  } else log.info({ url: shop.url, sandbox: shop.sandbox }, 'the shop is open')
  // The start leaves much garbage. Without this collection the process would keep the memory for it.
  globalThis.gc?.()
  // The search starts soon after the shop opens, or at the first request for it.
  setTimeout(() => void shop.startRest().finally(atRest), SEARCH_START_DELAY_MS).unref()
  // The pictures of the first pages are drawn before visitors ask for them. Measurements set PICTURES_AHEAD=0.
  if (process.env['PICTURES_AHEAD'] !== '0') shop.drawAhead()
} catch (error) {
  // The terminal shows one readable line, and the log holds the rest.
  if (!(error instanceof SettingsError)) log.fatal({ err: error }, 'the shop could not start')
  process.stderr.write(
    `\nThe shop could not start: ${error instanceof Error ? error.message.split('\nparams:')[0] : String(error)}\n`,
  )
  await lifecycle.stop()
  process.exit(1)
}

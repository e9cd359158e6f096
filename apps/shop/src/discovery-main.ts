/**
 * Runs only the discovery service. Any number of these processes may share one Postgres, and shops reach them by
 * DISCOVERY_URL.
 */
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@klarsikt/server/database'
import { openEncryption } from '@klarsikt/server/encryption'
import { resolveSecret, SettingsError } from '@klarsikt/server/env'
import { healthRoutes, listen, observeRequests } from '@klarsikt/server/http'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog, logProcess } from '@klarsikt/server/log'
import { openTelemetry } from '@klarsikt/server/telemetry'
import { databaseUrl } from './database-url.js'
import { openDiscovery } from './discovery.js'
import { readSettings } from './read-settings.js'

const { env, clock } = readSettings()
const log = createLog({ name: 'discovery', level: env.logLevel })
const lifecycle = createLifecycle(log)
lifecycle.listenToSignals()
logProcess(log, () => lifecycle.stop())
const print = (line: string) => log.info({}, line)

try {
  const telemetry = await openTelemetry(
    { service: 'klarsikt-discovery', metrics: env.metrics, traces: env.traces },
    log,
  )
  lifecycle.onStop('telemetry', () => telemetry.stop())
  const secret = await resolveSecret(env)
  const url = await databaseUrl({ env, log, lifecycle, print })
  const database = await openDatabase({ url, poolerUrl: env.poolerUrl, log, size: env.databasePool, telemetry })
  lifecycle.onStop('database connections', () => database.close())
  const service = await openDiscovery({
    env,
    log,
    telemetry,
    clock,
    database,
    encryption: await openEncryption({ database, secret, previous: env.previousSecrets }),
    publicUrl: env.publicUrl ?? `http://localhost:${env.port}`,
    ownHosts: [],
    migrationsFolder: fileURLToPath(new URL('./discovery-migrations', import.meta.url)),
    consoleFolder: fileURLToPath(new URL('./console', import.meta.url)),
  })
  lifecycle.onStop('discovery', () => service.stop())
  let warm = false
  healthRoutes(service.app, { database, lifecycle, ready: () => warm })
  const server = await listen({
    fetch: (request, environment) => service.app.fetch(request, environment),
    port: env.port,
    host: env.host,
    observe: observeRequests({ telemetry, log, accessLog: env.accessLog }),
  })
  lifecycle.onStop('http', () => server.close())
  lifecycle.onDrain(() => server.drain(env.drainMs))
  // The service answers before `start` ends and then opens a market at its first request. A load balancer sends no
  // requests before all markets are open.
  await service.start()
  warm = true
  print(`The discovery service answers at ${server.url}/v2`)
} catch (error) {
  if (!(error instanceof SettingsError)) log.fatal({ err: error }, 'the discovery service could not start')
  process.stderr.write(
    `\nThe discovery service could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  await lifecycle.stop()
  process.exit(1)
}

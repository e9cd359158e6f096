import { Agent, request } from 'node:http'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/index.js'
import { createFailures, createHttpApp, listen, observeRequests, type RunningServer } from '../http/index.js'
import { createLog } from '../log/index.js'
import { silentLog, testPostgresUrl } from '../testing/index.js'
import { openTelemetry } from './open-telemetry.js'
import { noMetrics, noTelemetry, type Telemetry } from './telemetry.js'
import { createTracing } from './tracing.js'

const failures = createFailures({
  status: () => 500,
  message: String,
  codes: {
    malformed: 'm',
    tooLarge: 't',
    notFound: 'n',
    wrongMethod: 'w',
    unauthorized: 'u',
    forbidden: 'f',
    unavailable: 'a',
    unexpected: 'x',
  },
  invalid: () => 'm',
})
const exporter = new InMemorySpanExporter()
const { tracing, stop } = createTracing({
  service: 'test',
  share: 1,
  processor: new SimpleSpanProcessor({ exporter }),
})
const lines: Record<string, unknown>[] = []
const log = createLog(
  { name: 'test' },
  { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
)

async function start(telemetry: Telemetry, accessLog: boolean): Promise<{ server: RunningServer; database: Database }> {
  const database = await openDatabase({ url: testPostgresUrl(), log: silentLog, size: 1, telemetry })
  const app = createHttpApp({ log, https: false, failures, telemetry })
  const inner = createHttpApp({ log, https: false, failures, telemetry })
  inner.get('/inner/:key', async (c) => {
    await database.query({ name: 'find-one', text: 'select 1 as one' })
    await database.transaction((tx) => tx.query({ text: 'select count(*) from pg_class' }))
    log.info({}, 'looked')
    return c.text('inner')
  })
  app.get('/outer/:key', async () => inner.request(`http://x.test/inner/${'s'.repeat(9)}`))
  const observe = observeRequests({ telemetry, log, accessLog })
  return { database, server: await listen({ fetch: app.fetch, port: 0, host: '127.0.0.1', observe }) }
}

let running: Awaited<ReturnType<typeof start>>
beforeAll(async () => void (running = await start({ isOn: true, ...noMetrics, ...tracing }, true)))
afterAll(async () => {
  await running.server.close(0)
  await running.database.close()
  await stop()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

it('makes one trace of one request, from HTTP to SQL, and continues that of the caller', async () => {
  exporter.reset()
  const agent = new Agent({ keepAlive: false })
  await new Promise((resolve) =>
    request(`${running.server.url}/outer/secret-of-a-customer?token=t0ken`, {
      agent,
      headers: { traceparent: TRACEPARENT, cookie: 'a=secret' },
    })
      .on('response', (answer) => answer.resume().on('close', resolve))
      .end(),
  )
  await expect.poll(() => exporter.getFinishedSpans().map(({ name }) => name)).toContain('GET /outer/:key')
  const spans = exporter.getFinishedSpans()
  expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([TRACE]))
  const byName = new Map(spans.map((span) => [span.name, span]))
  const parentOf = (name: string) =>
    spans.find((span) => span.spanContext().spanId === byName.get(name)?.parentSpanContext?.spanId)?.name
  expect(byName.get('GET /outer/:key')?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(parentOf('GET /inner/:key')).toBe('GET /outer/:key')
  for (const name of ['find-one', 'BEGIN', 'SELECT pg_class', 'COMMIT'])
    expect([name, parentOf(name)]).toEqual([name, 'GET /inner/:key'])
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toMatch(/secret|t0ken/)
})

it('gives work that waited for a connection its own trace', async () => {
  exporter.reset()
  const work = async (name: string) => {
    const step = tracing.begin(name, { kind: 'job' })
    await step.run(() => running.database.query({ name: `of-${name}`, text: 'select pg_sleep(0.02)' }))
    step.end()
  }
  await Promise.all([work('first'), work('second'), work('third')])
  const spans = exporter.getFinishedSpans()
  for (const name of ['first', 'second', 'third']) {
    const traceOf = (wanted: string) => spans.find((span) => span.name === wanted)?.spanContext().traceId
    expect(traceOf(`of-${name}`)).toBe(traceOf(name))
  }
})

it('writes a line a request: the template, ids and sizes, and nothing of a person', async () => {
  lines.length = 0
  await fetch(`${running.server.url}/outer/secret-of-a-customer?token=t0ken`, {
    headers: { traceparent: TRACEPARENT, 'x-request-id': 'r-1', cookie: 'a=secret', 'user-agent': 'secret browser' },
  })
  await expect.poll(() => lines.find(({ msg }) => msg === 'request')).toBeDefined()
  const line = lines.find(({ msg }) => msg === 'request') ?? {}
  expect(Object.keys(line).sort()).toEqual(
    [
      'bytes',
      'duration',
      'level',
      'method',
      'msg',
      'requestId',
      'route',
      'service',
      'status',
      'time',
      'traceId',
    ].sort(),
  )
  expect(line).toMatchObject({ method: 'GET', route: '/outer/:key', status: 200, requestId: 'r-1', traceId: TRACE })
  expect(line['bytes']).toBeGreaterThan(100)
  expect(lines.find(({ msg }) => msg === 'looked')).toMatchObject({ requestId: 'r-1', traceId: TRACE })
  expect(JSON.stringify(lines)).not.toMatch(/secret|t0ken/)
})

it('sends its trace on', () => {
  const step = tracing.begin('job', { kind: 'job' })
  expect(step.run(() => tracing.headers())['traceparent']).toMatch(new RegExp(`^00-${step.traceId}-[0-9a-f]{16}-01$`))
  expect(tracing.headers()).toEqual({})
})

it('listens nowhere and loads nothing unless it is asked to', async () => {
  const off = await openTelemetry({ service: 'test', metrics: null, traces: null }, log)
  expect([off.isOn, off.metricsUrl, off.headers(), off.begin('x', { kind: 'job' }).traceId]).toEqual([
    false,
    null,
    {},
    undefined,
  ])
  const { server, database } = await start(noTelemetry, false)
  lines.length = 0
  expect((await fetch(`${server.url}/outer/1`)).status).toBe(200)
  expect(lines.map(({ msg }) => msg)).toEqual(['looked'])
  await server.close(0)
  await database.close()
})

it('serves metrics on a port of their own and nothing else there', async () => {
  const telemetry = await openTelemetry({ service: 'test', metrics: { port: 0, host: '127.0.0.1' }, traces: null }, log)
  telemetry.count('klarsikt.letters', { outcome: 'sent' })
  telemetry.time('klarsikt.search.duration', 0.004, { engine: 'embedded', kind: 'search' })
  telemetry.watch('klarsikt.job.queue.depth', async () => [{ value: 3, labels: { job: 'mail', state: 'ready' } }])
  const url = telemetry.metricsUrl ?? ''
  const text = await (await fetch(url)).text()
  expect(text).toContain('klarsikt_letters_total{outcome="sent"} 1')
  expect(text).toContain('klarsikt_search_duration_seconds_bucket{engine="embedded",kind="search",le="0.005"} 1')
  expect(text).toContain('klarsikt_job_queue_depth{job="mail",state="ready"} 3')
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
  await telemetry.stop()
  await expect(fetch(url)).rejects.toThrow()
})

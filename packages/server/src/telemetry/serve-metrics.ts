import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attributes, Counter, Histogram, Meter } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { Log } from '../log/index.js'
import { METRICS } from './metrics.js'
import type { Metrics } from './telemetry.js'

const PATH = '/metrics'
/** A gauge that queries the database must not hold up the others longer than this, in ms. */
const READ_WITHIN_MS = 1_000

type ServedMetrics = { readonly metrics: Metrics; readonly url: string; stop(): Promise<void> }

/** Serves the metrics in the format of Prometheus on a separate port. */
export async function serveMetrics(
  { service, host, port }: { readonly service: string; readonly host: string; readonly port: number },
  log: Log,
): Promise<ServedMetrics> {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
  const provider = new MeterProvider({
    readers: [exporter],
    resource: resourceFromAttributes({ 'service.name': service }),
  })
  const server = createServer((request, response) => {
    if (request.url === PATH && request.method === 'GET') return exporter.getMetricsRequestHandler(request, response)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The metrics could not be served at ${host}:${port}: set METRICS_PORT.`, { cause: error })),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    metrics: openMetrics(provider.getMeter('klarsikt'), log),
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}${PATH}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await provider.shutdown()
    },
  }
}

function openMetrics(meter: Meter, log: Log): Metrics {
  const counters = new Map<string, Pick<Counter, 'add'>>()
  const histograms = new Map<string, Histogram>()
  for (const [name, metric] of Object.entries(METRICS)) {
    const description = metric.help
    if (metric.kind === 'counter') {
      const counter = meter.createCounter(name, { description })
      // Zero is reported from the start, because an alert needs the metric even when the event never happens.
      if (metric.labels.length === 0) counter.add(0)
      counters.set(name, counter)
    } else if (metric.kind === 'up-down') counters.set(name, meter.createUpDownCounter(name, { description }))
    else if (metric.kind === 'histogram') {
      const advice = { explicitBucketBoundaries: [...metric.buckets] }
      // Prometheus wants the unit in the name, and the exporter does not add it.
      histograms.set(name, meter.createHistogram(`${name}.seconds`, { description, advice }))
    }
  }
  return {
    count: (name, labels, by = 1) => counters.get(name)?.add(by, given(labels)),
    time: (name, seconds, labels) => histograms.get(name)?.record(seconds, given(labels)),
    watch(name, read) {
      meter.createObservableGauge(name, { description: METRICS[name].help }).addCallback(async (result) => {
        try {
          const late = sleep(READ_WITHIN_MS, [], { ref: false })
          for (const { value, labels } of await Promise.race([read(), late])) result.observe(value, given(labels))
        } catch (error) {
          log.debug({ err: error, metric: name }, 'a gauge could not be read')
        }
      })
    },
  }
}

/** The exporter would write an undefined label as an empty text. */
function given(labels: Readonly<Record<string, string | number | undefined>>): Attributes {
  const attributes: Attributes = {}
  for (const name in labels) if (labels[name] !== undefined) attributes[name] = labels[name]
  return attributes
}

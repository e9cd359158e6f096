import type { Log } from '../log/index.js'
import { noMetrics, noTelemetry, noTracing, type Telemetry, type TraceSettings } from './telemetry.js'

export type TelemetrySettings = {
  /** Name of this process among the services of an installation. */
  readonly service: string
  /** Address at which metrics are served. Null when none are. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** OTLP collector that receives the traces. Null when none are sent. */
  readonly traces: TraceSettings | null
}

export type OpenTelemetry = Telemetry & {
  /** URL of the metrics, or null when none are served. */
  readonly metricsUrl: string | null
  /** Sends the remaining traces and closes the port of the metrics. */
  stop(): Promise<void>
}

/** Starts the metrics and traces that the settings ask for. It does not even load the code of the others. */
export async function openTelemetry({ service, metrics, traces }: TelemetrySettings, log: Log): Promise<OpenTelemetry> {
  if (!metrics && !traces) return { ...noTelemetry, metricsUrl: null, stop: async () => {} }
  const [served, traced] = await Promise.all([
    metrics && import('./serve-metrics.js').then(({ serveMetrics }) => serveMetrics({ service, ...metrics }, log)),
    traces && import('./tracing.js').then(({ traceTo }) => traceTo({ service, ...traces }, log)),
  ])
  return {
    isOn: true,
    ...(served?.metrics ?? noMetrics),
    ...(traced?.tracing ?? noTracing),
    metricsUrl: served?.url ?? null,
    async stop() {
      await Promise.all([served?.stop(), traced?.stop()])
    },
  }
}

import type { Log } from '../log/index.js'
import { noMetrics, noTelemetry, noTracing, type Telemetry, type TraceSettings } from './telemetry.js'

export type TelemetrySettings = {
  /** How this process is called among the services of an installation. */
  readonly service: string
  /** Where metrics can be fetched; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** The OTLP collector that traces go to; null: none are sent. */
  readonly traces: TraceSettings | null
}

export type OpenTelemetry = Telemetry & {
  /** Address of the metrics. */
  readonly metricsUrl: string | null
  /** Sends what is left of the traces and closes the port of the metrics. */
  stop(): Promise<void>
}

/** Starts what the settings ask for. What they do not ask for is not even loaded. */
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

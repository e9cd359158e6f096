import type { CounterName, GaugeName, HistogramName, Labels, Reading } from './metrics.js'

/** Records counts and durations under the names of {@link METRICS}. */
export type Metrics = {
  count<Name extends CounterName>(name: Name, labels: Labels<Name>, by?: number): void
  /** Records a duration in seconds. */
  time<Name extends HistogramName>(name: Name, seconds: number, labels: Labels<Name>): void
  /** Registers a gauge. `read` is called whenever the metrics are fetched. */
  watch<Name extends GaugeName>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void
}

/** The kind of a step in a trace. A `request` or `job` may begin a trace, and the others belong to a running one. */
export type StepKind = 'request' | 'job' | 'call' | 'part'

export type StepOptions = {
  readonly kind: StepKind
  readonly attributes?: Readonly<Record<string, string | number>>
  /** The `traceparent` header of the caller. */
  readonly parent?: string | undefined
}

/** A step of a trace that has begun. */
export type Step = {
  readonly traceId: string | undefined
  /** Runs work. Steps that begin in it belong to this step. */
  run<T>(work: () => T): T
  end(outcome?: {
    readonly name?: string | undefined
    readonly failed?: boolean
    readonly attributes?: Readonly<Record<string, string | number>>
  }): void
}

export type Tracing = {
  /** Begins a step. A `call` or `part` outside of a request or job is not traced. */
  begin(name: string, options: StepOptions): Step
  /** Returns the headers that make another service's work a part of this trace. */
  headers(): Readonly<Record<string, string>>
}

/** Reports metrics and traces to operators. It knows nothing of features. */
export type Telemetry = Metrics &
  Tracing & {
    /** False when nothing is recorded. Callers can then skip the work of preparing labels. */
    readonly isOn: boolean
  }

const NO_STEP: Step = { traceId: undefined, run: (work) => work(), end: () => {} }
const NO_HEADERS = {}

export const noMetrics: Metrics = { count: () => {}, time: () => {}, watch: () => {} }
export const noTracing: Tracing = { begin: () => NO_STEP, headers: () => NO_HEADERS }

export const noTelemetry: Telemetry = { isOn: false, ...noMetrics, ...noTracing }

export type TraceSettings = {
  readonly endpoint: string
  /** Headers for the collector, in the format of OTEL_EXPORTER_OTLP_HEADERS. */
  readonly headers?: string | undefined
  /** Share of the traces that is recorded, from 0 to 1. */
  readonly share: number
}

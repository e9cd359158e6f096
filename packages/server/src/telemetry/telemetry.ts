import type { CounterName, GaugeName, HistogramName, Labels, Reading } from './metrics.js'

/** Counts and times by the names of {@link METRICS}. */
export type Metrics = {
  count<Name extends CounterName>(name: Name, labels: Labels<Name>, by?: number): void
  /** Records a duration, seconds. */
  time<Name extends HistogramName>(name: Name, seconds: number, labels: Labels<Name>): void
  /** Reads a gauge whenever the metrics are fetched. */
  watch<Name extends GaugeName>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void
}

/** What a step of a trace is: a request or a job begins one, the others are part of what goes on. */
export type StepKind = 'request' | 'job' | 'call' | 'part'

export type StepOptions = {
  readonly kind: StepKind
  readonly attributes?: Readonly<Record<string, string | number>>
  /** The `traceparent` of whoever asks. */
  readonly parent?: string | undefined
}

/** A step that has begun. */
export type Step = {
  readonly traceId: string | undefined
  /** What the work begins belongs to this step. */
  run<T>(work: () => T): T
  end(outcome?: {
    readonly name?: string | undefined
    readonly failed?: boolean
    readonly attributes?: Readonly<Record<string, string | number>>
  }): void
}

export type Tracing = {
  /** A call or a part outside any request or job is not traced. */
  begin(name: string, options: StepOptions): Step
  /** Headers that make what another service does part of this trace. */
  headers(): Readonly<Record<string, string>>
}

/** What goes on, for operators: numbers and traces. Asked for by whoever has something to report; knows nothing of features. */
export type Telemetry = Metrics &
  Tracing & {
    /** False: nothing is recorded, and preparing labels can be spared. */
    readonly isOn: boolean
  }

const NO_STEP: Step = { traceId: undefined, run: (work) => work(), end: () => {} }
const NO_HEADERS = {}

export const noMetrics: Metrics = { count: () => {}, time: () => {}, watch: () => {} }
export const noTracing: Tracing = { begin: () => NO_STEP, headers: () => NO_HEADERS }

/** Telemetry that is off. */
export const noTelemetry: Telemetry = { isOn: false, ...noMetrics, ...noTracing }

/** Where traces go. */
export type TraceSettings = {
  readonly endpoint: string
  /** Headers of what is sent there, as the variable of OpenTelemetry has them; undefined: none. */
  readonly headers?: string | undefined
  /** Which share of the traces is recorded, 0 to 1. */
  readonly share: number
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, parseTraceParent, TRACE_PARENT_HEADER } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log/index.js'
import { noTracing, type Step, type StepKind, type TraceSettings, type Tracing } from './telemetry.js'

/** A collector that does not answer must not hold up the stop longer than this, in ms. */
const EXPORT_WITHIN_MS = 3_000

const SPAN_KINDS: Readonly<Record<StepKind, SpanKind>> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  call: SpanKind.CLIENT,
  part: SpanKind.INTERNAL,
}

type RunningTracing = { readonly tracing: Tracing; stop(): Promise<void> }

/** Sends traces to a collector with OTLP over HTTP. */
export function traceTo(
  { service, endpoint, headers, share }: TraceSettings & { readonly service: string },
  log: Log,
): RunningTracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: EXPORT_WITHIN_MS,
  })
  const processor = new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_WITHIN_MS })
  log.info({ share }, 'traces are sent to the collector')
  return createTracing({ service, share, processor })
}

/** Makes traces of steps and hands them to the processor. */
export function createTracing(options: {
  readonly service: string
  readonly share: number
  readonly processor: SpanProcessor
}): RunningTracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [options.processor],
  })
  const tracer = provider.getTracer('klarsikt')
  const current = new AsyncLocalStorage<Context>()
  return {
    tracing: {
      begin(name, { kind, attributes, parent }) {
        const isFirst = kind === 'request' || kind === 'job'
        const within = isFirst ? remote(parent) : current.getStore()
        if (!within) return noTracing.begin(name, { kind })
        const span = tracer.startSpan(name, { kind: SPAN_KINDS[kind], ...(attributes ? { attributes } : {}) }, within)
        return stepOf(span, (work) => current.run(trace.setSpan(within, span), work))
      },
      headers() {
        const context = current.getStore()
        const about = context && trace.getSpanContext(context)
        if (!about) return {}
        const flags = about.traceFlags.toString(16).padStart(2, '0')
        return { [TRACE_PARENT_HEADER]: `00-${about.traceId}-${about.spanId}-${flags}` }
      },
    },
    stop: () => provider.shutdown(),
  }
}

function remote(traceparent: string | undefined): Context {
  const about = traceparent === undefined ? null : parseTraceParent(traceparent)
  return about ? trace.setSpanContext(ROOT_CONTEXT, { ...about, isRemote: true }) : ROOT_CONTEXT
}

function stepOf(span: Span, run: Step['run']): Step {
  return {
    traceId: span.spanContext().traceId,
    run,
    end({ name, failed = false, attributes } = {}) {
      if (name !== undefined) span.updateName(name)
      if (attributes) span.setAttributes(attributes)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

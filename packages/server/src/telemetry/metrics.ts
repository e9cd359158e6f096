/** Upper bounds of histogram buckets in seconds, from OpenTelemetry's semantic conventions. */
const HTTP_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const DATABASE_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
const SEARCH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/**
 * Each provider has its own time limit in seconds. The bounds include half of each limit, so that slow answers show.
 */
const PROVIDER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30]
const WORK_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300]

/**
 * All metrics with their labels. The values of a label are a closed set, such as our names and codes and route
 * templates. They are never ids, real paths or a customer's words. docs/operations/watching.md tells operators what
 * each metric means.
 */
export const METRICS = {
  'http.server.request.duration': {
    help: 'Time from a request to the last byte of its answer',
    kind: 'histogram',
    labels: ['http.request.method', 'http.route', 'http.response.status_code'],
    buckets: HTTP_SECONDS,
  },
  'http.server.active_requests': {
    help: 'Requests that are being answered',
    kind: 'up-down',
    labels: ['http.request.method'],
  },
  'db.client.operation.duration': {
    help: 'Time from a statement to its result',
    kind: 'histogram',
    labels: ['db.system.name', 'db.operation.name', 'db.query.summary', 'error.type'],
    buckets: DATABASE_SECONDS,
  },
  'db.client.connection.count': {
    help: 'Connections of the pool',
    kind: 'gauge',
    labels: ['db.client.connection.state'],
  },
  'db.client.connection.pending_requests': { help: 'Work that waits for a connection', kind: 'gauge', labels: [] },
  'klarsikt.job.duration': {
    help: 'Runs of jobs and rounds',
    kind: 'histogram',
    labels: ['job', 'outcome'],
    buckets: WORK_SECONDS,
  },
  'klarsikt.job.queue.depth': {
    help: 'Jobs in a queue, as counted once a minute',
    kind: 'gauge',
    labels: ['job', 'state'],
  },
  'klarsikt.provider.refuses': {
    help: 'Whether a provider refuses our credentials',
    kind: 'gauge',
    labels: ['provider'],
  },
  'klarsikt.payment.call.duration': {
    help: 'Calls of payment providers',
    kind: 'histogram',
    labels: ['provider', 'operation', 'outcome'],
    buckets: PROVIDER_SECONDS,
  },
  'klarsikt.provider.call.duration': {
    help: 'Calls of the other providers',
    kind: 'histogram',
    labels: ['provider', 'operation', 'outcome'],
    buckets: PROVIDER_SECONDS,
  },
  'klarsikt.search.duration': {
    help: 'What a search engine was asked; answers from the cache do not reach it',
    kind: 'histogram',
    labels: ['engine', 'kind'],
    buckets: SEARCH_SECONDS,
  },
  'klarsikt.searches': {
    help: 'Searches of shoppers, by whether the words found anything',
    kind: 'counter',
    labels: ['result'],
  },
  'klarsikt.page_cache.requests': {
    help: 'Page requests, by where the page came from',
    kind: 'counter',
    labels: ['result'],
  },
  'klarsikt.refusals': { help: 'Calls that were refused or failed, by error code', kind: 'counter', labels: ['code'] },
  'klarsikt.orders': { help: 'Orders placed', kind: 'counter', labels: [] },
  'klarsikt.payments': {
    help: 'Payments that came to an end',
    kind: 'counter',
    labels: ['provider', 'subject', 'outcome'],
  },
  'klarsikt.sms': { help: 'SMS that were tried, and what was reported of them', kind: 'counter', labels: ['outcome'] },
  'klarsikt.exchanged_files': {
    help: 'Files of a bank, an agency or an operator that were read',
    kind: 'counter',
    labels: ['exchange', 'outcome'],
  },
  'klarsikt.data_exports': { help: 'Exports of customer data that were tried', kind: 'counter', labels: ['outcome'] },
  'klarsikt.letters': { help: 'Letters of the outbox that were tried', kind: 'counter', labels: ['outcome'] },
} as const satisfies Record<string, MetricDefinition>

type MetricDefinition = {
  /**
   * A `counter` only grows, an `up-down` goes both ways, a `gauge` is read when metrics are fetched, and a `histogram`
   * counts durations in seconds.
   */
  readonly kind: 'counter' | 'up-down' | 'gauge' | 'histogram'
  readonly help: string
  readonly labels: readonly string[]
  readonly buckets?: readonly number[]
}

type MetricName = keyof typeof METRICS
type NameOf<Kind extends MetricDefinition['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

export type CounterName = NameOf<'counter' | 'up-down'>
export type HistogramName = NameOf<'histogram'>
export type GaugeName = NameOf<'gauge'>

/** Values for the labels of a metric. An undefined one is left out. */
export type Labels<Name extends MetricName> = {
  readonly [Label in (typeof METRICS)[Name]['labels'][number]]?: string | number | undefined
}

export type Reading<Name extends GaugeName> = { readonly value: number; readonly labels: Labels<Name> }

import { EventEmitter } from 'node:events'
import { type ObserveRequest, observeRequests } from '@klarsikt/server/http'
import { createLog } from '@klarsikt/server/log'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { createTestApi, type TestApi } from './test-api.js'

type Bindings = Parameters<ObserveRequest>[0]

/** The texts that operators see of requests. */
export type Seen = { readonly log: string; readonly metrics: string; readonly traces: string }

/** A backend that collects every log line, metric label and trace attribute. */
export async function createObservedApi(): Promise<{ readonly api: TestApi; readonly seen: () => Seen }> {
  const lines: string[] = []
  const metrics: string[] = []
  const traces: string[] = []
  const note = (of: string[], ...values: readonly unknown[]) => void of.push(JSON.stringify(values))
  const telemetry: Telemetry = {
    ...noTelemetry,
    isOn: true,
    count: (name, labels) => note(metrics, name, labels),
    time: (name, _seconds, labels) => note(metrics, name, labels),
    begin(name, options) {
      note(traces, name, options)
      return { traceId: undefined, run: (work) => work(), end: (outcome) => note(traces, outcome) }
    },
  }
  const log = createLog({ name: 'test', level: 'trace' }, { write: (line) => void lines.push(line) })
  const api = await createTestApi({ rateLimitFactor: 1_000, log, telemetry })
  const observe = observeRequests({ telemetry, log, accessLog: true })
  const plain = api.app.request.bind(api.app)
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const outgoing = Object.assign(new EventEmitter(), { headersSent: false, statusCode: 0 })
    const incoming = { method: init.method ?? 'GET', headers: {}, socket: { bytesWritten: 0 } }
    const response = await observe({ incoming, outgoing } as unknown as Bindings, () => plain(url, init))
    Object.assign(outgoing, { headersSent: true, statusCode: response.status })
    outgoing.emit('close')
    return response
  }
  return {
    api: { ...api, app: Object.assign(Object.create(api.app) as typeof api.app, { request }) },
    seen: () => ({ log: lines.join(''), metrics: metrics.join('\n'), traces: traces.join('\n') }),
  }
}

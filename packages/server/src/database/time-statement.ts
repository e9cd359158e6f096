import type { Telemetry } from '../telemetry/index.js'

type Callback = (error: Error | null, ...rest: unknown[]) => void
type Asked = { readonly name?: string; readonly text?: string }

const SYSTEM = 'postgresql'
/** Finds the table of a statement that has no name. */
const TABLE = /\b(?:from|into|update|join)\s+"?((?:\w+"?\."?)?\w+)/i

/** Measures one call of the driver's `query` in any of its forms (promise, callback or stream). */
export function timeStatement(telemetry: Telemetry, args: unknown[], send: (args: unknown[]) => unknown): unknown {
  const { operation, summary } = describe(args[0])
  const labels = { 'db.system.name': SYSTEM, 'db.operation.name': operation, 'db.query.summary': summary }
  const step = telemetry.begin(summary, { kind: 'call', attributes: labels })
  const started = performance.now()
  const done = (error?: unknown) => {
    const code = error ? String((error as { code?: unknown }).code ?? 'error') : undefined
    telemetry.time('db.client.operation.duration', (performance.now() - started) / 1_000, {
      ...labels,
      'error.type': code,
    })
    step.end({ failed: code !== undefined, ...(code ? { attributes: { 'error.type': code } } : {}) })
  }
  const last = args.at(-1)
  if (typeof last === 'function') {
    const heard: Callback = (error, ...rest) => {
      done(error)
      ;(last as Callback)(error, ...rest)
    }
    return send([...args.slice(0, -1), heard])
  }
  const answer = send(args)
  // An answer that is not a promise is a stream, and its reader decides when it ends.
  if (answer instanceof Promise) answer.then(() => done(), done)
  return answer
}

function describe(asked: unknown): { readonly operation: string; readonly summary: string } {
  const { name, text = '' } = typeof asked === 'string' ? ({ text: asked } as Asked) : ((asked ?? {}) as Asked)
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
  const table = name === undefined ? TABLE.exec(text)?.[1]?.replaceAll('"', '') : undefined
  return { operation, summary: name ?? (table ? `${operation} ${table}` : operation) }
}

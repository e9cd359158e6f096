import type { Result } from '@klarsikt/core/lib'
import type { Telemetry } from '@klarsikt/server/telemetry'

type Call = (...args: never[]) => Promise<Result<unknown, string | { readonly kind: string }>>
/** The names of the port's calls. */
type CallsOf<Port> = { [Name in keyof Port]: Port[Name] extends Call ? Name : never }[keyof Port] & string

type Observed = {
  readonly provider: string
  readonly metric: 'klarsikt.payment.call.duration' | 'klarsikt.provider.call.duration'
  readonly telemetry: Telemetry
}

/** Wraps the port so that its calls are timed and traced, by operation and outcome. */
export function observeCalls<Port extends object>(
  port: Port,
  names: readonly CallsOf<Port>[],
  { provider, metric, telemetry }: Observed,
): Port {
  if (!telemetry.isOn) return port
  const timed =
    (operation: string, call: Call): Call =>
    async (...args) => {
      const step = telemetry.begin(`${provider} ${operation}`, { kind: 'call' })
      const started = performance.now()
      const answer = await step.run(() => call(...args))
      const outcome = outcomeOf(answer)
      telemetry.time(metric, (performance.now() - started) / 1_000, { provider, operation, outcome })
      step.end({ failed: !answer.ok, attributes: { outcome } })
      return answer
    }
  const calls = names.map((name) => [name, timed(name, (port[name] as Call).bind(port))] as const)
  return { ...port, ...Object.fromEntries(calls) }
}

function outcomeOf(answer: Awaited<ReturnType<Call>>): string {
  if (answer.ok) return 'ok'
  return typeof answer.error === 'string' ? answer.error : answer.error.kind
}

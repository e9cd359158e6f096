import type { Result } from '@klarsikt/core/lib'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { PaymentProvider, SavedPayments } from './port.js'

/** What is asked over the network; the rest of a provider answers by itself. */
const CALLS = [
  'createSession',
  'progress',
  'closeSession',
  'voidAuthorization',
  'place',
  'capture',
  'cancel',
  'reduce',
  'release',
  'refund',
  'status',
] as const satisfies readonly (keyof PaymentProvider)[]
const SAVED_CALLS = [
  'tokenise',
  'chargeToken',
  'readToken',
  'cancelToken',
] as const satisfies readonly (keyof SavedPayments)[]

type Call = (...args: never[]) => Promise<Result<unknown, { readonly kind: string }>>

/** The provider with its calls timed and traced, by operation and outcome. */
export function observeProvider(provider: PaymentProvider, telemetry: Telemetry): PaymentProvider {
  const timed =
    (operation: string, call: Call): Call =>
    async (...args) => {
      const step = telemetry.begin(`${provider.name} ${operation}`, { kind: 'call' })
      const started = performance.now()
      const answer = await step.run(() => call(...args))
      const outcome = answer.ok ? 'ok' : answer.error.kind
      const labels = { provider: provider.name, operation, outcome }
      telemetry.time('klarsikt.payment.call.duration', (performance.now() - started) / 1_000, labels)
      step.end({ failed: !answer.ok, attributes: { outcome } })
      return answer
    }
  const timedCalls = <Port extends object>(port: Port, names: readonly (keyof Port & string)[]) =>
    Object.fromEntries(names.map((name) => [name, timed(name, (port[name] as Call).bind(port))]))
  const { savedPayments } = provider
  return {
    ...provider,
    ...timedCalls(provider, CALLS),
    savedPayments: savedPayments && { ...savedPayments, ...timedCalls(savedPayments, SAVED_CALLS) },
  }
}

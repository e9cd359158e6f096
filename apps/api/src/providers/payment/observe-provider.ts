import type { Telemetry } from '@klarsikt/server/telemetry'
import { observeCalls } from '../calls/observe-calls.js'
import type { PaymentProvider } from './port.js'

/** Wraps the provider so that its calls are timed and traced, by operation and outcome. */
export function observeProvider(provider: PaymentProvider, telemetry: Telemetry): PaymentProvider {
  const observed = { provider: provider.name, metric: 'klarsikt.payment.call.duration', telemetry } as const
  const { savedPayments } = provider
  const calls = [
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
  ] as const
  return {
    ...observeCalls(provider, calls, observed),
    savedPayments:
      savedPayments && observeCalls(savedPayments, ['tokenise', 'chargeToken', 'readToken', 'cancelToken'], observed),
  }
}

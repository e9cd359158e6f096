import type { Telemetry } from '@klarsikt/server/telemetry'
import { observeCalls } from '../calls/observe-calls.js'
import type { PaymentProvider } from './port.js'

/** The provider with its calls timed and traced, by operation and outcome; what it answers by itself is not. */
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

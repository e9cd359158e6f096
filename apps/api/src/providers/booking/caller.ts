import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Clock } from '@klarsikt/server/clock'
import type { Log } from '@klarsikt/server/log'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import type { z } from 'zod'
import { openCircuit } from './circuit.js'
import type { BookingProviderFailure } from './port.js'
import type { BookingProviderSettings } from './settings.js'
import { openTransport, type ProviderCall } from './transport.js'

/** The provider's name in metrics and logs. */
export const BOOKING_PROVIDER = 'booking-provider'

export type CallerParts = { readonly clock: Clock; readonly log: Log; readonly telemetry?: Telemetry }

/** Makes timed and traced calls through the circuit breaker, and validates the answers. */
export type Caller = {
  /** Makes a call and parses its answer by the schema. */
  read<T>(operation: string, schema: z.ZodType<T>, call: ProviderCall): Promise<Result<T, BookingProviderFailure>>
  /** Makes a call whose answer has no content. */
  send(operation: string, call: ProviderCall): Promise<Result<void, BookingProviderFailure>>
  /** Refuses an answer. Logs which fields are wrong, but not their values, which may be personal data. */
  refuse(operation: string, wrong: readonly string[]): Result<never, 'unknown'>
}

export function openCaller(
  settings: BookingProviderSettings,
  { clock, log, telemetry = noTelemetry }: CallerParts,
): Caller {
  const transport = openTransport(settings, { clock, traceHeaders: () => telemetry.headers() })
  const protect = openCircuit(log, settings.pauseMs)

  async function call(operation: string, one: ProviderCall): Promise<Result<unknown, BookingProviderFailure>> {
    const step = telemetry.begin(`booking provider ${operation}`, { kind: 'call' })
    const started = performance.now()
    const answer = await step.run(() => protect(() => transport(one)))
    const outcome = answer.ok ? 'ok' : answer.error
    const seconds = (performance.now() - started) / 1_000
    telemetry.time('klarsikt.provider.call.duration', seconds, { provider: BOOKING_PROVIDER, operation, outcome })
    step.end({ failed: !answer.ok, attributes: { outcome } })
    if (outcome === 'refused') log.error({ operation }, 'the booking provider refuses our calls')
    return answer
  }

  function refuse(operation: string, wrong: readonly string[]) {
    log.error({ operation, wrong }, 'an answer of the booking provider is wrong')
    return err('unknown' as const)
  }

  return {
    refuse,
    async read(operation, schema, one) {
      const answer = await call(operation, one)
      if (!answer.ok) return answer
      const parsed = schema.safeParse(answer.value)
      if (parsed.success) return ok(parsed.data)
      const fields = parsed.error.issues.map(({ path }) => path.map(fieldOf).join('.'))
      return refuse(operation, [...new Set(fields)])
    },
    async send(operation, one) {
      const answer = await call(operation, one)
      return answer.ok ? ok(undefined) : answer
    },
  }
}

const fieldOf = (part: PropertyKey): string => (typeof part === 'number' ? '[]' : String(part))

import type { ErrorCode } from '@klarsikt/core/errors'

/** Body of every answer that is not 2xx. The message is Swedish and can be shown to the user. */
export type Failure = {
  readonly success: false
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    /** Messages by field path, such as `customer.email`. */
    readonly fields?: Readonly<Record<string, string>>
    /** Free times near a taken one, with the code `booking.slot-taken`. */
    readonly alternatives?: readonly { readonly start: string; readonly end: string; readonly resourceId: string }[]
  }
}

/** Tells a refusal from an answer, for callers that ignore the HTTP status [API-005]. */
export function isFailure(body: unknown): body is Failure {
  if (typeof body !== 'object' || body === null) return false
  const { success, error } = body as { success?: unknown; error?: unknown }
  return success === false && typeof error === 'object' && error !== null
}

import { z } from 'zod'

/** Why the service refuses, with the HTTP status of each reason. */
export const DISCOVERY_STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  /** A feed would take more products away than the tenant lets one feed take. */
  'too-many-removals': 409,
  'too-large': 413,
  invalid: 422,
  'rate-limited': 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type DiscoveryErrorCode = keyof typeof DISCOVERY_STATUS

/** The body of every answer that is not 200. Texts are English: a developer of the merchant reads them, never a shopper. */
export const discoveryFailure = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(Object.keys(DISCOVERY_STATUS) as [DiscoveryErrorCode, ...DiscoveryErrorCode[]]),
      message: z.string(),
      /** Texts by field path, such as `events.0.transaction_id`. */
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .meta({ id: 'DiscoveryFailure' })

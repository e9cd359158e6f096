import { z } from 'zod'

/** Error codes with their HTTP status. */
export const DISCOVERY_STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  /** The feed would remove more products than the tenant's limit for one feed. */
  'too-many-removals': 409,
  'too-large': 413,
  invalid: 422,
  'rate-limited': 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type DiscoveryErrorCode = keyof typeof DISCOVERY_STATUS

/** Body of every answer that is not 200. The texts are English, for the merchant's developers. */
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

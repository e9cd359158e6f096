import { z } from 'zod'

/** The answer to the beginning of a signature by BankID: how the app is opened. */
export const signatureBegun = z.object({
  success: z.literal(true),
  autoStartToken: z.string(),
  qr: z.string(),
  /** Where the app is opened by a link; null for BankID’s own address. */
  appUrl: z.string().nullable(),
})

/** What has come of a signature by BankID, asked each second. */
export const signatureState = z.object({
  success: z.literal(true),
  status: z.enum(['pending', 'failed', 'error', 'complete']),
  /** The hint of the service, or its error code with the status `error`. */
  hintCode: z.string(),
  /** The code of this second; null when nothing is to be read any more. */
  qr: z.string().nullable(),
  /** Changes when an order that nobody opened in time is followed by a new one. */
  autoStartToken: z.string().nullable(),
  message: z.string(),
})

/** What any document may be refused with when its signature begins, and when it is asked about. */
export const BEGIN_SIGNATURE_ERRORS = ['eid.unavailable', 'rate-limited'] as const
export const COLLECT_SIGNATURE_ERRORS = ['eid.order-not-found', 'rate-limited'] as const

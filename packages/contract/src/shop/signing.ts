import { z } from 'zod'

/** Answer when a signature by BankID begins: how to open the app. */
export const signatureBegun = z.object({
  success: z.literal(true),
  autoStartToken: z.string(),
  qr: z.string(),
  /** Address that opens the app by a link; null for BankID's own. */
  appUrl: z.string().nullable(),
})

/** State of a signature by BankID. The page asks for it each second. */
export const signatureState = z.object({
  success: z.literal(true),
  status: z.enum(['pending', 'failed', 'error', 'complete']),
  /** The hint code of BankID, or its error code with the status `error`. */
  hintCode: z.string(),
  /** The QR code of this second; null if none is needed any more. */
  qr: z.string().nullable(),
  /** It changes when a new order replaces one that nobody opened in time. */
  autoStartToken: z.string().nullable(),
  message: z.string(),
})

/** Error codes that every document has when its signature begins, and when its state is requested. */
export const BEGIN_SIGNATURE_ERRORS = ['eid.unavailable', 'rate-limited'] as const
export const COLLECT_SIGNATURE_ERRORS = ['eid.order-not-found', 'rate-limited'] as const

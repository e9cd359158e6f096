import { isIP } from 'node:net'
import { z } from 'zod'

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Text in base64. The limit applies to the encoded text, as with the real service. */
const base64 = (maximum: number) => z.string().min(1).max(maximum).regex(BASE64)

/**
 * Largest lengths in characters: of a text that is shown at identification, of a text that is signed, and of a hidden
 * text.
 */
const AUTH_TEXT_MAXIMUM = 1_500
const SIGN_TEXT_MAXIMUM = 40_000
const HIDDEN_TEXT_MAXIMUM = 200_000

const shared = {
  endUserIp: z.string().refine((text) => isIP(text) !== 0),
  requirement: z
    .strictObject({
      personalNumber: z
        .string()
        .regex(/^\d{12}$/)
        .optional(),
      pinCode: z.boolean().optional(),
      mrtd: z.boolean().optional(),
      cardReader: z.enum(['class1', 'class2']).optional(),
      certificatePolicies: z.array(z.string()).optional(),
    })
    .optional(),
  userVisibleDataFormat: z.literal('simpleMarkdownV1').optional(),
  userNonVisibleData: base64(HIDDEN_TEXT_MAXIMUM).optional(),
  returnUrl: z.string().max(512).optional(),
  returnRisk: z.boolean().optional(),
  web: z
    .strictObject({
      referringDomain: z.string().min(1).max(256),
      userAgent: z.string().min(1).max(256),
      deviceIdentifier: z.string().max(64).optional(),
    })
    .optional(),
}

/** Body of `auth`. It refuses unknown fields, because they are mistakes. */
export const AuthBody = z.strictObject({ ...shared, userVisibleData: base64(AUTH_TEXT_MAXIMUM).optional() })

/** Body of `sign`. It requires a text to sign. */
export const SignBody = z.strictObject({ ...shared, userVisibleData: base64(SIGN_TEXT_MAXIMUM) })

export const OrderRefBody = z.strictObject({ orderRef: z.uuid() })

export type OrderRequest = z.infer<typeof AuthBody>

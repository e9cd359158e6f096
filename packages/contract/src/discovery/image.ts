import { z } from 'zod'
import { tenantId } from './parts.js'

/** Widths in pixels that the image service offers (specification 9.2). */
export const IMAGE_SERVICE_WIDTHS = [64, 128, 256, 300, 400, 512, 1024, 2048, 4096] as const
export const IMAGE_SERVICE_FORMATS = ['webp', 'jpeg', 'png'] as const

export const imageQuery = z.object({
  format: z.enum(IMAGE_SERVICE_FORMATS),
  /** Address of the picture. Its host must be one that a tenant allows. */
  url: z.url({ protocol: /^https?$/ }).max(4_000),
  width: z.coerce.number().pipe(z.literal(IMAGE_SERVICE_WIDTHS)),
  tenant: tenantId.optional(),
})

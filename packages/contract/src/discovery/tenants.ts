import { z } from 'zod'
import { marketId } from './parts.js'

export const LANGUAGES = ['sv', 'en', 'no', 'da', 'fi', 'de', 'nl', 'other'] as const

const language = z.enum(LANGUAGES)
const origin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'must be an origin such as https://shop.example')
const host = z
  .string()
  .max(255)
  .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, 'must be a host such as images.shop.example')

/** How an attribute is offered as a filter. What is absent is decided by the catalogue's data. */
export const filterSetting = z.object({
  field: z.string().min(1).max(200),
  title: z.string().min(1).max(100).optional(),
  type: z.enum(['checkbox', 'swatch', 'hierarchical', 'range', 'boolean']).optional(),
  unit: z.string().max(20).optional(),
  /** Names of values, by value. A value without one is shown as it is. Addresses keep the value. */
  titles: z.record(z.string().max(200), z.string().min(1).max(100)).optional(),
  hidden: z.boolean().optional(),
})

const settings = {
  /** Origins that may call from a browser; every origin if empty. */
  origins: z.array(origin).max(50).optional(),
  /** Hosts from which the image service may fetch pictures; none if empty. */
  image_hosts: z.array(host).max(50).optional(),
  /** In the order in which they are offered. */
  filters: z.array(filterSetting).max(50).optional(),
  /** True if lists and searches show and count only one product of each `model_key`. */
  one_per_model: z.boolean().optional(),
  /** Currencies by market, such as `{ "us": "CAD" }`. A market that is absent has that of its country. */
  currencies: z.record(marketId, z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as "SEK"')).optional(),
  /**
   * Percent of the products that one feed may remove without `allow_removals`, 20 by default. One product may always be
   * removed.
   */
  max_removals_percent: z.number().int().min(0).max(100).optional(),
  /** CSS colours of the values of swatch filters, by value in lower case. */
  swatches: z.record(z.string().max(100), z.string().max(60)).optional(),
}

export const tenantSettings = z.object(settings).meta({ id: 'TenantSettings' })

export const putTenantBody = z
  .object({
    markets: z.array(marketId).min(1).max(50),
    /** One language for all markets, or one for each. */
    language: z.union([language, z.record(marketId, language)]),
    ...settings,
  })
  .meta({ id: 'PutTenantBody' })

export const putTenantReply = z
  .object({
    tenant: z.string(),
    markets: z.array(z.string()),
    created: z.boolean(),
    /** Returned once, when the tenant is created. The service stores only its digest. */
    secret_key: z.string().nullable(),
  })
  .meta({ id: 'PutTenantReply' })

export const rotateKeyReply = z
  .object({
    secret_key: z.string(),
    /** Until when the old key, which made this call, still works. */
    previous_key_until: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'RotateKeyReply' })

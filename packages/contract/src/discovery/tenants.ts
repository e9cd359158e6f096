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

/** How an attribute is offered as a filter; what is not named here is chosen by what the catalogue holds. */
export const filterSetting = z.object({
  field: z.string().min(1).max(200),
  title: z.string().min(1).max(100).optional(),
  type: z.enum(['checkbox', 'swatch', 'hierarchical', 'range', 'boolean']).optional(),
  unit: z.string().max(20).optional(),
  /** What values are called, by value: addresses keep the value, and what is not named here is called as it is. */
  titles: z.record(z.string().max(200), z.string().min(1).max(100)).optional(),
  hidden: z.boolean().optional(),
})

const settings = {
  /** Origins that may call from a browser; every origin where the list is empty. */
  origins: z.array(origin).max(50).optional(),
  /** Hosts whose pictures the image service may fetch; none where the list is empty. */
  image_hosts: z.array(host).max(50).optional(),
  /** In the order in which they are offered. */
  filters: z.array(filterSetting).max(50).optional(),
  /** Lists and searches show one product of each `model_key`, and count models; every product unless set. */
  one_per_model: z.boolean().optional(),
  /** Currencies of markets, such as `{ "us": "CAD" }`; that of its country for a market that is not named. */
  currencies: z.record(marketId, z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as "SEK"')).optional(),
  /**
   * How many products of a hundred one feed may take away without `allow_removals`; 20 unless set, and one product always.
   * With 100 nothing is held back.
   */
  max_removals_percent: z.number().int().min(0).max(100).optional(),
  /** CSS colours of values of swatch filters, by value in lower case. */
  swatches: z.record(z.string().max(100), z.string().max(60)).optional(),
}

export const tenantSettings = z.object(settings).meta({ id: 'TenantSettings' })

export const putTenantBody = z
  .object({
    markets: z.array(marketId).min(1).max(50),
    /** One language for all markets, or one by market. */
    language: z.union([language, z.record(marketId, language)]),
    ...settings,
  })
  .meta({ id: 'PutTenantBody' })

export const putTenantReply = z
  .object({
    tenant: z.string(),
    markets: z.array(z.string()),
    created: z.boolean(),
    /** Shown this once, when the tenant is new: only its digest is stored. */
    secret_key: z.string().nullable(),
  })
  .meta({ id: 'PutTenantReply' })

export const rotateKeyReply = z
  .object({
    secret_key: z.string(),
    /** Until when the key that was used for this call still works. */
    previous_key_until: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'RotateKeyReply' })

import { cutQuery } from '@klarsikt/core/search'
import { z } from 'zod'

/** Public id of a merchant. Browsers show it, so it grants only what every shopper may see. */
export const tenantId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9 and -, and start with a letter or digit')

/** A market of a tenant, such as `se`, with its own catalogue, language and currency. */
export const marketId = z.string().regex(/^[a-z]{2}(?:-[a-z0-9]{1,10})?$/, 'must be a market such as "se"')

export const MAX_ID_LENGTH = 200

/** A merchant's product id: a text, or a number, which is converted to text. */
export const productId = z.union(
  [
    z
      .string()
      .min(1)
      .max(MAX_ID_LENGTH)
      .refine((text) => storable(text), 'must be readable text'),
    z.number().transform(String),
  ],
  { error: 'must be a non-empty string or a number' },
)

/** Tells whether Postgres and JSON can store a text: it has no NUL and no half of a surrogate pair. */
export function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

export const MAX_VISITOR_ID = 200

/** An id from the widget or the host page. The service does not interpret it. */
const visitorId = z
  .union([z.string().max(MAX_VISITOR_ID), z.number().transform(String)])
  .nullish()
  .transform((id) => (id === '' ? null : (id ?? null)))

/** Ids of the visitor. They are optional, and the widget sends none without consent. */
export const visitor = {
  /** The widget's id of the browser. */
  dsid: visitorId,
  /** The host page's id of a customer who is logged in. */
  user_id: visitorId,
  session_id: visitorId,
}

/** Fields of every call from the widget. */
export const caller = {
  tenant: tenantId,
  market: marketId,
  ...visitor,
  /** Free data of the host page. The service ignores it. */
  metadata: z.unknown().optional(),
}

/** An amount in the market's currency with decimals, such as 1295 or 99.5, and never in minor units. */
export const amount = z.number().meta({ description: 'In the currency of the market, with decimals' })

/** Text of a query. Longer ones are attacks or accidents. */
export const queryText = z
  .string()
  .max(1_000)
  .refine((text) => storable(text), 'must be readable text')

/** Text of a query that is answered by its beginning if it is long. */
export const searchText = queryText.transform(cutQuery)

/** Most products in one answer. */
export const MAX_LIMIT = 200
/** Largest sum of offset and limit. */
export const MAX_DEPTH = 10_000

import { cutQuery } from '@klarsikt/core/search'
import { z } from 'zod'

/** Public id of a merchant; it is visible in the browser and grants only what a shopper may see. */
export const tenantId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9 and -, and start with a letter or digit')

/** A market of a tenant, such as `se`: its own catalogue, language and currency. */
export const marketId = z.string().regex(/^[a-z]{2}(?:-[a-z0-9]{1,10})?$/, 'must be a market such as "se"')

/** Longest product id of a merchant. */
export const MAX_ID_LENGTH = 200

/** A merchant's id of a product: text, or a number that is taken as text. */
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

/** Whether Postgres and JSON can hold a text: no NUL and no half of a surrogate pair. */
export function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Longest id of a visitor or session. */
export const MAX_VISITOR_ID = 200

/** An id that the widget made or the host page handed in; opaque to the service. */
const visitorId = z
  .union([z.string().max(MAX_VISITOR_ID), z.number().transform(String)])
  .nullish()
  .transform((id) => (id === '' ? null : (id ?? null)))

/** The caller: optional, and not sent by the widget without consent. */
export const visitor = {
  /** The widget's own id of the browser. */
  dsid: visitorId,
  /** The host page's id of a signed-in customer. */
  user_id: visitorId,
  session_id: visitorId,
}

/** What every call of the widget carries. */
export const caller = {
  tenant: tenantId,
  market: marketId,
  ...visitor,
  /** Free data of the host page; the service reads none of it. */
  metadata: z.unknown().optional(),
}

/** An amount in the market's currency with its decimals, such as 1295 or 99.5; never minor units on the wire. */
export const amount = z.number().meta({ description: 'In the currency of the market, with decimals' })

/** A text of a human query; longer ones are hostile or an accident. */
export const queryText = z
  .string()
  .max(1_000)
  .refine((text) => storable(text), 'must be readable text')

/** A query to be answered: of a long one the beginning is. */
export const searchText = queryText.transform(cutQuery)

/** Maximum displays per call. */
export const MAX_LIMIT = 200
/** How deep a listing can be read: offset + limit. */
export const MAX_DEPTH = 10_000

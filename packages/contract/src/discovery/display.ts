import { z } from 'zod'
import { amount } from './parts.js'

/** A value of an attribute on the wire. */
export const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** A choice of the same product (a size, a colour, a pack). */
export const variantDisplay = z
  .object({
    product_id: z.string(),
    title: z.string(),
    page_url: z.string(),
    image_url: z.string().nullable(),
    image_urls: z.array(z.string()),
    sale_price: amount.nullable(),
    original_price: amount.nullable(),
    in_stock: z.boolean(),
    attributes: z.record(z.string(), attributeValue),
  })
  .meta({ id: 'VariantDisplay' })

/** A product card [WMODAL-013]. Which of the three ids is set depends on the call it came from. */
export const display = z
  .object({
    product_id: z.string(),
    page_url: z.string(),
    /** `page_url` in the language of the market; the same where the feed names no other. */
    localized_page_url: z.string(),
    title: z.string(),
    brand: z.string().nullable(),
    sub_heading_1: z.string().nullable(),
    sub_heading_2: z.string().nullable(),
    image_url: z.string().nullable(),
    image_urls: z.array(z.string()),
    sale_price: amount.nullable(),
    original_price: amount.nullable(),
    /** ISO 4217. */
    currency: z.string(),
    in_stock: z.boolean(),
    attributes: z.record(z.string(), attributeValue),
    /** Ids of the variants. */
    variants: z.array(z.string()),
    variant_displays: z.array(variantDisplay),
    /** Which variant the card shows: the one that meets the filters; null when there are none. */
    variant_index: z.number().int().nullable(),
    /** The id that the merchant's analytics knows; the product id by default. */
    ga_product_id: z.string(),
    search_result_id: z.string().optional(),
    product_listing_result_id: z.string().optional(),
    recommendation_id: z.string().optional(),
    /** Where the query was found, as half-open ranges of UTF-16 positions. */
    highlights: z
      .array(
        z.object({
          field: z.enum(['title', 'brand', 'description']),
          ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Display' })

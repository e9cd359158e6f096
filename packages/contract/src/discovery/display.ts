import { z } from 'zod'
import { amount } from './parts.js'

export const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** A variant of the same product, such as a size, a colour or a pack. */
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

/** A product card [WMODAL-013]. Which of the three result ids is set depends on the call. */
export const display = z
  .object({
    product_id: z.string(),
    page_url: z.string(),
    /** `page_url` in the language of the market, or `page_url` itself if the feed has no other. */
    localized_page_url: z.string(),
    title: z.string(),
    brand: z.string().nullable(),
    sub_heading_1: z.string().nullable(),
    sub_heading_2: z.string().nullable(),
    image_url: z.string().nullable(),
    image_urls: z.array(z.string()),
    sale_price: amount.nullable(),
    original_price: amount.nullable(),
    /** In ISO 4217. */
    currency: z.string(),
    in_stock: z.boolean(),
    attributes: z.record(z.string(), attributeValue),
    /** Product ids of the variants. */
    variants: z.array(z.string()),
    variant_displays: z.array(variantDisplay),
    /** Index of the variant that the card shows, which is the one that matches the filters; null without variants. */
    variant_index: z.number().int().nullable(),
    /** The product's id in the merchant's analytics; the product id by default. */
    ga_product_id: z.string(),
    search_result_id: z.string().optional(),
    product_listing_result_id: z.string().optional(),
    recommendation_id: z.string().optional(),
    /** Where the text matches the query, as ranges of UTF-16 positions that exclude their end. */
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

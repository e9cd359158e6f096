import { z } from 'zod'
import { amount, MAX_ID_LENGTH, marketId, productId, storable, tenantId } from './parts.js'

const text = (max: number) => z.string().max(max).refine(storable, 'must be readable text')
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null)))
/** An address that a page may link to: absolute http(s), or a path of the merchant's own site. */
const link = z
  .string()
  .max(4_000)
  .regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*)$/, 'must be an http(s) address or a path that starts with /')
const price = amount
  .min(0)
  .max(1e9)
  .nullish()
  .transform((value) => value ?? null)

/** Attributes of one product at most. */
const MAX_ATTRIBUTES = 500
/** Longest text of an attribute's value: real catalogues list everything that a part fits. */
export const MAX_ATTRIBUTE_TEXT = 5_000
const attribute = z.union(
  [
    text(MAX_ATTRIBUTE_TEXT),
    z.number(),
    z.boolean(),
    z.array(z.union([text(MAX_ATTRIBUTE_TEXT), z.number().transform(String)])).max(1_000),
  ],
  { error: 'must be a text, a number, a boolean or a list of texts' },
)
const attributes = z
  .record(text(100).min(1), attribute)
  .refine((all) => Object.keys(all).length <= MAX_ATTRIBUTES, `at most ${MAX_ATTRIBUTES} attributes`)
  .nullish()
  .transform((all) => all ?? {})

const path = z.array(text(200).min(1)).min(1).max(20)
/** One path from the root, several such paths, or a text with ` > ` between its parts. */
const category = z
  .union([path, z.array(path).max(50), text(1_000)], { error: 'must be a path as a list, or a list of paths' })
  .nullish()
  .transform((value): string[][] => {
    if (value === null || value === undefined || value.length === 0) return []
    if (typeof value === 'string') {
      const parts = value
        .split('>')
        .map((part) => part.trim())
        .filter((part) => part !== '')
      return parts.length > 0 ? [parts] : []
    }
    return typeof value[0] === 'string' ? [value as string[]] : (value as string[][])
  })

const images = {
  image_url: link.nullish(),
  image_urls: z.array(link).max(50).nullish(),
}

const variant = z.object({
  product_id: productId,
  title: optionalText(500),
  page_url: link.nullish().transform((value) => value ?? null),
  ...images,
  sale_price: price,
  original_price: price,
  in_stock: z.boolean().default(true),
  attributes,
})

const localized = z
  .record(
    z.string().regex(/^[a-z]{2}$/, 'must be a language such as "sv"'),
    z.object({
      title: text(500).min(1).nullish(),
      description: text(20_000).nullish(),
      page_url: link.nullish(),
      category,
      attributes,
    }),
  )
  .nullish()
  .transform((all) => all ?? {})

/** The canonical record: one line of the feed. */
export const feedProduct = z
  .object({
    product_id: productId,
    title: text(500).min(1),
    brand: optionalText(200),
    category,
    description: text(20_000).default(''),
    page_url: link,
    ...images,
    sale_price: price,
    original_price: price,
    /** Of its amounts, where the sender knows it: a product in another currency than the market's is refused. */
    currency: z.string().nullish(),
    in_stock: z.boolean().default(true),
    popularity: z.number().min(0).max(1e12).default(0),
    attributes,
    variants: z
      .array(variant)
      .max(500)
      .nullish()
      .transform((list) => list ?? []),
    localized,
    sub_heading_1: optionalText(300),
    sub_heading_2: optionalText(300),
    ga_product_id: z.string().max(MAX_ID_LENGTH).nullish(),
    /**
     * The same for products that a card can show in place of each other, such as the colours of a frame. With the setting
     * `one_per_model` lists show one of them. Leave it out of packs and sizes, which a shopper would no longer find.
     */
    model_key: optionalText(200),
  })
  .meta({ id: 'FeedProduct' })

/** Why a line was left out. */
export const rejectedLine = z.object({
  /** Counted from 1 in the file as sent. */
  line: z.number().int(),
  product_id: z.string().nullable(),
  field: z.string(),
  why: z.string(),
})

export const feedReport = z
  .object({
    accepted: z.number().int(),
    rejected: z.number().int(),
    /** The first hundred. */
    rejected_lines: z.array(rejectedLine),
    /** Attributes that were too long and left out of products that were accepted. */
    warned: z.number().int(),
    /** The first hundred. */
    warned_lines: z.array(rejectedLine),
    /** Products of the market after the feed. */
    products: z.number().int(),
    /** By which `getFeedTask` tells whether it can be searched. */
    task: z.string(),
  })
  .meta({ id: 'FeedReport' })

/** How a feed is to be taken. */
export const importQuery = z.object({
  mode: z.enum(['replace', 'upsert']).default('replace'),
  /** How many records were sent: a feed that holds another number was cut on its way, and changes nothing. */
  count: z.coerce.number().int().min(0).optional(),
  /** `true` takes away as many products as the feed leaves out, however many. */
  allow_removals: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
})

/** How far a feed is. */
export const feedTask = z
  .object({
    task: z.string(),
    /** `broken-off`: the process that read it was stopped; nothing of it was taken. */
    state: z.enum(['running', 'stored', 'refused', 'broken-off']),
    /** Whether everything that is stored can be searched, at the replica that answers; others follow within a second. */
    searchable: z.boolean(),
    /** Why it was refused. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'FeedTask' })

export const feedParams = z.object({ tenant: tenantId, market: marketId })

export const feedContent = z
  .object({
    content_id: z.string().min(1).max(MAX_ID_LENGTH),
    title: text(300).min(1),
    page_url: link,
    image_url: link.nullish().transform((value) => value ?? null),
    /** Words that should find it; the body itself, or its gist. */
    text: text(20_000).default(''),
  })
  .meta({ id: 'FeedContent' })

const terms = z.array(text(200).min(1)).min(1).max(50)
export const feedSynonyms = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('equal'), terms: terms.min(2) }),
      z.object({ kind: z.literal('one-way'), from: terms, to: terms }),
    ]),
  )
  .max(5_000)
  .meta({ id: 'FeedSynonyms' })

export const feedCategory = z
  .object({
    category_id: z.union([z.string().min(1).max(500), z.number().transform(String)]),
    path,
    title: text(200)
      .nullish()
      .transform((value) => value ?? null),
    page_url: link.nullish().transform((value) => value ?? null),
    /** `BRAND` for a page of a brand: its products are those of the brand that is its title. */
    category_type: z.enum(['CATEGORY', 'BRAND']).default('CATEGORY'),
    /** Quick links; the sub-categories when missing. */
    quick_links: z.array(z.string().max(500)).max(50).nullish(),
  })
  .meta({ id: 'FeedCategory' })

export const storedReply = z.object({ success: z.literal(true), stored: z.number().int() }).meta({ id: 'StoredReply' })

import { z } from 'zod'
import { amount, MAX_ID_LENGTH, marketId, productId, storable, tenantId } from './parts.js'

const text = (max: number) => z.string().max(max).refine(storable, 'must be readable text')
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null)))
/** An address that a page may link to: absolute with http(s), or a path of the merchant's site. */
const link = z
  .string()
  .max(4_000)
  .regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*)$/, 'must be an http(s) address or a path that starts with /')
const price = amount
  .min(0)
  .max(1e9)
  .nullish()
  .transform((value) => value ?? null)

const MAX_ATTRIBUTES = 500
/** Longest text of an attribute. Real catalogues list everything that a part fits. */
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
/** A path from the root, a list of such paths, or a text with ` > ` between the parts. */
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

/** A product as one line of the feed. */
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
    /** Currency of the amounts, if the sender knows it. A product in another currency than the market's is refused. */
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
     * Products with the same key can stand for each other on a card, such as the colours of a frame; with
     * `one_per_model` lists show one. Do not set it for packs and sizes, which shoppers could then not find.
     */
    model_key: optionalText(200),
  })
  .meta({ id: 'FeedProduct' })

/** Why a line of the feed was left out. */
export const rejectedLine = z.object({
  /** Line in the sent file, counted from 1. */
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
    /** Number of attributes that were too long and so left out, and of ids that occur more than once in the feed. */
    warned: z.number().int(),
    /** The first hundred. */
    warned_lines: z.array(rejectedLine),
    /** Number of products in the market after the feed. */
    products: z.number().int(),
    /** Id for `getFeedTask`, which tells whether the feed can be searched yet. */
    task: z.string(),
  })
  .meta({ id: 'FeedReport' })

/** How to import a feed. */
export const importQuery = z.object({
  mode: z.enum(['replace', 'upsert']).default('replace'),
  /** Number of records that were sent. If another number arrives, the feed was cut on its way and changes nothing. */
  count: z.coerce.number().int().min(0).optional(),
  /** `true` allows the feed to remove any number of products. */
  allow_removals: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
})

/** SHA-256 of the unpacked lines of a batch. The same lines always have the same name, so they need not be sent twice. */
export const feedBatchId = z.string().regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of its lines, 64 digits')

/** A feed as a list of the batches that it consists of, in their order. */
export const feedBatches = z.object({ batches: z.array(feedBatchId).min(1).max(2_000) }).meta({ id: 'FeedBatches' })

/** Progress of a feed. */
export const feedTask = z
  .object({
    task: z.string(),
    /** `broken-off`: the process that read it stopped, and nothing was imported. */
    state: z.enum(['running', 'stored', 'refused', 'broken-off']),
    /** True if everything stored can be searched on the answering replica; others follow within a second. */
    searchable: z.boolean(),
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
    /** Words by which the page is found: its text or a summary. */
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
    /** `BRAND` for the page of a brand. Its products are those whose brand is the title. */
    category_type: z.enum(['CATEGORY', 'BRAND']).default('CATEGORY'),
    /** Ids of categories to link to; the sub-categories if absent. */
    quick_links: z.array(z.string().max(500)).max(50).nullish(),
  })
  .meta({ id: 'FeedCategory' })

export const storedReply = z.object({ success: z.literal(true), stored: z.number().int() }).meta({ id: 'StoredReply' })

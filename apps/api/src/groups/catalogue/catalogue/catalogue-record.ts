import { ATTRIBUTE_IDS, type GtinProblem, PRODUCT_FAMILIES, readGtin, WITHDRAWAL_DAYS } from '@klarsikt/core/catalogue'
import { ore } from '@klarsikt/core/money'
import { CATEGORIES } from '@klarsikt/shop-config/paths'
import { z } from 'zod'

const text = (max: number) => z.string().trim().min(1, 'is empty').max(max, `is longer than ${max} characters`)
/** A price in kronor with at most two decimals, as whole öre. */
const price = z
  .number('is not a number of kronor')
  .min(0, 'is below 0')
  .max(1_000_000, 'is above 1 000 000 kronor')
  .refine((kronor) => Number.isInteger(Number((kronor * 100).toFixed(6))), 'has more than two decimals')
  .transform((kronor) => ore(kronor))
const GTIN_PROBLEMS: Readonly<Record<GtinProblem, string>> = {
  form: 'is no GTIN: it has 8, 12, 13 or 14 digits',
  'check-digit': 'is no GTIN: its check digit is wrong, a digit is mistyped',
  internal: 'is a number for use within a company or of a coupon, which names no article elsewhere; leave it out',
}
const gtin = z.string().transform((typed, context) => {
  const read = readGtin(typed)
  if (read.ok) return read.value
  context.addIssue(GTIN_PROBLEMS[read.error])
  return z.NEVER
})
const measure = z.number().min(0).max(1_000).nullable().default(null)
const word = text(80).nullable().default(null)
const ROOT_OF_FAMILY = new Map(CATEGORIES.filter(({ parent }) => parent === null).map((one) => [one.family, one.path]))

const specification = z.strictObject({
  lensType: word,
  weight: measure,
  length: measure,
  height: measure,
  width: measure,
  totalWidth: measure,
  noseBridge: measure,
  lensWidth: measure,
  lensHeight: measure,
  templeLength: measure,
  shape: word,
  material: word,
  color: word,
  gender: word,
})

const parameters = z.strictObject({
  power: text(10),
  baseCurve: text(10),
  diameter: text(10),
  cylinder: text(10).nullable().default(null),
  axis: text(10).nullable().default(null),
  addition: text(10).nullable().default(null),
})

const sku = z.strictObject({
  id: text(60).regex(/^[\w-]+$/, 'may have letters, digits, - and _ only'),
  label: text(80),
  stock: z.int('is not a whole number').min(0, 'is below 0').max(1_000_000),
  parameters: parameters.nullable().default(null),
})

/** One line of a catalogue: an article in one colour or pack, with its skus. See docs/guides/run-a-shop.md. */
export const catalogueRecord = z
  .strictObject({
    id: z.int('is not a whole number').min(1, 'is below 1').max(2_147_483_647),
    slug: text(120).regex(
      /^[\p{Ll}\d-]*\p{Ll}[\p{Ll}\d-]*$/u,
      'may have small letters, digits and -, and one letter at least',
    ),
    family: z.enum(PRODUCT_FAMILIES.filter((family) => family !== 'gift-card' && ROOT_OF_FAMILY.has(family))),
    model: text(120),
    name: text(120),
    variantName: text(80).default('Standard'),
    brand: text(80),
    price,
    online: z.boolean().default(true),
    vatRate: z.union([z.literal(25), z.literal(12), z.literal(6), z.literal(0)]).default(25),
    publishedAt: z.iso.datetime({ offset: true }).optional(),
    storeBlocked: z.boolean().default(false),
    gtin: gtin.nullable().default(null),
    madeToOrder: z.boolean().default(false),
    withdrawalDays: z.union(WITHDRAWAL_DAYS.map((days) => z.literal(days))).default(30),
    description: z.string().max(5_000).default(''),
    packageAmount: z.int().min(1).max(1_000).nullable().default(null),
    searchTerms: z.array(text(60)).max(50).default([]),
    specification: specification.default(() => specification.parse({})),
    attributes: z
      .partialRecord(z.enum(ATTRIBUTE_IDS), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
      .default({}),
    skus: z.array(sku).min(1, 'is empty').max(2_000),
  })
  .refine(({ skus }) => new Set(skus.map(({ id }) => id)).size === skus.length, {
    path: ['skus'],
    message: 'has the same id twice',
  })

export type CatalogueRecord = z.infer<typeof catalogueRecord>

/** The category page of a record's family. Finer pages select by brand and traits. */
export const categoryOf = ({ family }: Pick<CatalogueRecord, 'family'>): string => ROOT_OF_FAMILY.get(family) ?? '/'

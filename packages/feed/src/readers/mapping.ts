import { z } from 'zod'
import { price as priceOf } from './price.js'
import type { FeedLine } from './read-ndjson.js'

const field = z.string().min(1)

/**
 * Says how records of another catalogue become canonical records. Each entry names a field of the source, or has
 * options. docs/guides/feed-a-shop.md explains it with an example.
 */
export const mappingSchema = z.strictObject({
  product_id: field,
  title: field,
  brand: field.optional(),
  description: field.optional(),
  /** A field, or a path in one field with the text that separates its parts. */
  category: z.union([field, z.strictObject({ from: field, split: z.string().min(1) })]).optional(),
  /** A field, or an address with `{field}` in it. */
  page_url: z.union([field, z.strictObject({ template: z.string().min(1) })]),
  /** Fields with addresses of pictures or lists of them. The first picture is shown on the card. */
  image_urls: z.array(field).optional(),
  sale_price: z
    .union([
      field,
      z.strictObject({
        from: field,
        /** True when the source has amounts in hundredths, such as cents. */
        minor: z.boolean().optional(),
        /** True when zero means that the price is unknown. */
        zero_is_none: z.boolean().optional(),
      }),
    ])
    .optional(),
  original_price: z
    .union([
      field,
      z.strictObject({ from: field, minor: z.boolean().optional(), zero_is_none: z.boolean().optional() }),
    ])
    .optional(),
  in_stock: field.optional(),
  popularity: field.optional(),
  /** Products with the same value share one card in lists. */
  model_key: field.optional(),
  /** Rows with the same value in `by` are the variants of one product. That value is the product's id. */
  group: z.strictObject({ by: field, variant_id: field }).optional(),
  /** Rules that make attributes of fields. The first rule whose expression matches the name decides. */
  attributes: z
    .array(
      z.strictObject({
        /** A regular expression that must match the whole name. */
        match: z.string().min(1),
        /**
         * Name of the attribute. `$1` stands for what the expression captured. The default is the name of the field.
         */
        name: z.string().min(1).optional(),
        /** Separator that splits a text into a list. */
        split: z.string().min(1).optional(),
      }),
    )
    .optional(),
})

/** A mapping in the form of {@link mappingSchema}. */
export type Mapping = z.output<typeof mappingSchema>
type Source = Readonly<Record<string, unknown>>

/** Applies a mapping to every line. The results are checked like any canonical record. */
export async function* mapLines(
  lines: AsyncIterable<FeedLine>,
  mapping: Mapping,
  currency?: string,
): AsyncGenerator<FeedLine> {
  const map = mapper(mapping, currency)
  const groups = new Map<unknown, Row[]>()
  for await (const line of lines) {
    if ('problem' in line) yield line
    else if (typeof line.value !== 'object' || line.value === null) yield { line: line.line, problem: 'not an object' }
    else {
      const row = { line: line.line, source: line.value as Source }
      const group = mapping.group && row.source[mapping.group.by]
      if (group === undefined || group === '') yield { line: row.line, value: map(row.source) }
      else groups.set(group, [...(groups.get(group) ?? []), row])
    }
  }
  for (const [id, rows] of groups) {
    const [first] = rows
    if (first)
      yield { line: first.line, value: grouped(id, rows, { first, map, variantId: mapping.group?.variant_id }) }
  }
}

type Row = { readonly line: number; readonly source: Source }
type Grouping = {
  readonly first: Row
  readonly map: (source: Source) => Record<string, unknown>
  readonly variantId: string | undefined
}

/** Fields that each variant has. The first row gives all other fields of the product. */
const OF_VARIANT = [
  'title',
  'page_url',
  'image_urls',
  'sale_price',
  'original_price',
  'in_stock',
  'attributes',
] as const

/** Makes one product of the rows of a group. A value that a later row leaves empty comes from the first row. */
function grouped(id: unknown, rows: readonly Row[], { first, map, variantId }: Grouping): Record<string, unknown> {
  const variants = rows.flatMap(({ source }) => {
    const own = variantId === undefined ? undefined : source[variantId]
    if (own === undefined || own === '') return []
    const record = map({ ...first.source, ...source })
    return [{ product_id: own, ...defined(Object.fromEntries(OF_VARIANT.map((name) => [name, record[name]]))) }]
  })
  return { ...map(first.source), product_id: id, variants }
}

function mapper(mapping: Mapping, currency: string | undefined): (source: Source) => Record<string, unknown> {
  const rules = (mapping.attributes ?? []).map((rule) => ({
    ...rule,
    expression: new RegExp(`^(?:${rule.match})$`, 'u'),
  }))
  return (source) => {
    const at = (name: string | undefined) => (name === undefined ? undefined : source[name])
    const attributes: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(source)) {
      if (value === null || value === '' || value === undefined) continue
      const rule = rules.find(({ expression }) => expression.test(name))
      if (!rule) continue
      const target = rule.name === undefined ? name : name.replace(rule.expression, rule.name)
      attributes[target] = rule.split !== undefined && typeof value === 'string' ? parts(value, rule.split) : value
    }
    return defined({
      product_id: at(mapping.product_id),
      title: at(mapping.title),
      brand: at(mapping.brand),
      description: at(mapping.description),
      category: category(source, mapping.category),
      page_url: typeof mapping.page_url === 'string' ? at(mapping.page_url) : filled(mapping.page_url.template, source),
      image_urls: (mapping.image_urls ?? [])
        .flatMap((name) => source[name])
        .filter((url) => url !== undefined && url !== null && url !== ''),
      sale_price: price(source, mapping.sale_price, currency),
      original_price: price(source, mapping.original_price, currency),
      in_stock: at(mapping.in_stock),
      popularity: at(mapping.popularity),
      model_key: at(mapping.model_key),
      attributes,
    })
  }
}

function category(source: Source, entry: Mapping['category']): unknown {
  if (entry === undefined) return undefined
  if (typeof entry !== 'string') {
    const value = source[entry.from]
    return typeof value === 'string' ? parts(value, entry.split) : value
  }
  const value = source[entry]
  return typeof value === 'string' && value !== '' ? [value] : value
}

function price(source: Source, entry: Mapping['sale_price'], currency: string | undefined): unknown {
  if (entry === undefined) return undefined
  if (typeof entry === 'string') return source[entry]
  const given = source[entry.from]
  const value = typeof given === 'string' ? priceOf(given, currency) : given
  if (typeof value !== 'number') return value
  if (value === 0 && entry.zero_is_none) return null
  return entry.minor ? value / 100 : value
}

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function filled(template: string, source: Source): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = source[name]
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  })
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''))
}

import type { AttributeValue, ProductRecord } from '../../engine/record.js'

type FieldStats = { products: number; numbers: number; booleans: number; lengths: number; values: Map<string, number> }

/** Most distinct values that are counted; a field with more is no use as a filter. */
const MAX_VALUES = 300
/** Values that are longer on average are sentences, not choices. */
const MAX_VALUE_LENGTH = 40
/** Least share of products that must have a field before it becomes a filter. */
const MIN_COVERAGE = 0.15
/** How useful a kind of filter is: shoppers pick words more often than they move a range. */
const KIND_WEIGHTS = { value: 1, boolean: 0.8, range: 0.5 } as const
/** Depth of the categories with statistics of their own. */
const MAX_DEPTH = 3

export type FilterableField = {
  readonly field: string
  readonly kind: 'value' | 'range' | 'boolean'
  readonly coverage: number
}

export type CatalogueStatsState = {
  readonly products: readonly (readonly [place: string, products: number])[]
  readonly fields: readonly (readonly [
    place: string,
    fields: readonly (readonly [
      name: string,
      counts: readonly [products: number, numbers: number, booleans: number, lengths: number],
      values: readonly (readonly [value: string, products: number])[],
    ])[],
  ])[]
  readonly known: readonly string[]
  readonly paths: readonly (readonly string[])[]
  readonly brands: readonly string[]
  readonly parents: readonly (readonly [variant: string, product: string])[]
  readonly prices: number
}

const SEPARATOR = '\u001f'
const keyOf = (path: readonly string[]) => path.join(SEPARATOR)

/** Statistics collected while products are read: the categories, and the fields that are useful as filters in each of them. */
export class CatalogueStats {
  readonly #products = new Map<string, number>()
  readonly #fields = new Map<string, Map<string, FieldStats>>()
  readonly #known = new Set<string>()
  readonly #paths = new Map<string, readonly string[]>()
  readonly #brands = new Map<string, string>()
  readonly #parents = new Map<string, string>()
  #prices = 0
  /** Cached choices of fields, by place and limit. Every answer needs one, and only a new product changes them. */
  readonly #chosen = new Map<string, readonly FilterableField[]>()

  get products(): number {
    return this.#products.get('') ?? 0
  }
  get priced(): boolean {
    return this.#prices > 0
  }
  hasField(field: string): boolean {
    return this.#known.has(field)
  }
  /** Every category path, and its higher parts, that some product has. */
  get paths(): Iterable<readonly string[]> {
    return this.#paths.values()
  }
  get brands(): Iterable<string> {
    return this.#brands.values()
  }
  hasPath(path: readonly string[]): boolean {
    return this.#paths.has(keyOf(path))
  }
  /** The spelling of a brand in the catalogue. */
  brand(name: string): string | undefined {
    return this.#brands.get(name.toLowerCase())
  }
  parentOf(variantId: string): string | undefined {
    return this.#parents.get(variantId)
  }

  state(): CatalogueStatsState {
    return {
      products: [...this.#products],
      fields: [...this.#fields].map(([place, fields]) => [
        place,
        [...fields].map(([name, { products, numbers, booleans, lengths, values }]) => [
          name,
          [products, numbers, booleans, lengths],
          [...values],
        ]),
      ]),
      known: [...this.#known],
      paths: [...this.#paths.values()],
      brands: [...this.#brands.values()],
      parents: [...this.#parents],
      prices: this.#prices,
    }
  }

  static of(state: CatalogueStatsState): CatalogueStats {
    const stats = new CatalogueStats()
    for (const [place, products] of state.products) stats.#products.set(place, products)
    for (const [place, fields] of state.fields)
      stats.#fields.set(
        place,
        new Map(
          fields.map(([name, [products, numbers, booleans, lengths], values]) => [
            name,
            { products, numbers, booleans, lengths, values: new Map(values) },
          ]),
        ),
      )
    for (const name of state.known) stats.#known.add(name)
    for (const path of state.paths) stats.#paths.set(keyOf(path), path)
    for (const brand of state.brands) stats.#brands.set(brand.toLowerCase(), brand)
    for (const [variant, product] of state.parents) stats.#parents.set(variant, product)
    stats.#prices = state.prices
    return stats
  }

  /** Counts a product. Call it once for each product. */
  add(record: ProductRecord): void {
    this.notice(record)
    this.#chosen.clear()
    const places = new Set([''])
    for (const path of record.categories)
      for (let depth = 1; depth <= Math.min(path.length, MAX_DEPTH); depth++) places.add(keyOf(path.slice(0, depth)))
    for (const place of places) {
      this.#products.set(place, (this.#products.get(place) ?? 0) + 1)
      let fields = this.#fields.get(place)
      if (!fields) this.#fields.set(place, (fields = new Map()))
      for (const [name, value] of Object.entries(record.attributes)) count(fields, name, value)
    }
  }

  /** Adds the names in a product. It may be called again for the same product. */
  notice(record: ProductRecord): void {
    for (const name of Object.keys(record.attributes)) this.#known.add(name)
    for (const path of record.categories)
      for (let depth = 1; depth <= path.length; depth++) {
        const part = path.slice(0, depth)
        this.#paths.set(keyOf(part), part)
      }
    if (record.brand !== null) this.#brands.set(record.brand.toLowerCase(), record.brand)
    for (const { id } of record.variants) this.#parents.set(id, record.id)
    if (record.salePrice !== null) this.#prices++
  }

  /** The fields most useful as filters among the products under a path, best first. */
  fields(path: readonly string[], limit: number): readonly FilterableField[] {
    const place = keyOf(path.slice(0, MAX_DEPTH))
    // Unknown places are not cached, because callers could name any number of them.
    if (!this.#fields.has(place)) return []
    const key = `${limit} ${place}`
    const known = this.#chosen.get(key)
    if (known) return known
    const chosen = this.#choose(place, limit)
    this.#chosen.set(key, chosen)
    return chosen
  }

  #choose(place: string, limit: number): readonly FilterableField[] {
    const products = this.#products.get(place) ?? 0
    const found: (FilterableField & { readonly worth: number })[] = []
    for (const [field, stats] of this.#fields.get(place) ?? []) {
      const coverage = stats.products / products
      const kind = kindOf(stats)
      if (kind === null || coverage < MIN_COVERAGE) continue
      found.push({ field, kind, coverage, worth: coverage * evenness(stats) * KIND_WEIGHTS[kind] })
    }
    return found.toSorted((a, b) => b.worth - a.worth || (a.field < b.field ? -1 : 1)).slice(0, limit)
  }

  /** The kind of filter that fits a field; null for an unknown field. */
  kind(field: string): FilterableField['kind'] | null {
    const stats = this.#fields.get('')?.get(field)
    if (!stats) return null
    if (stats.booleans > stats.products / 2) return 'boolean'
    return stats.numbers > stats.products / 2 ? 'range' : 'value'
  }
}

function count(fields: Map<string, FieldStats>, name: string, value: AttributeValue): void {
  let stats = fields.get(name)
  if (!stats) fields.set(name, (stats = { products: 0, numbers: 0, booleans: 0, lengths: 0, values: new Map() }))
  stats.products++
  if (typeof value === 'number') stats.numbers++
  if (typeof value === 'boolean') stats.booleans++
  for (const one of typeof value === 'object' ? value : [String(value)]) {
    stats.lengths += one.length
    const seen = stats.values.get(one)
    if (seen !== undefined || stats.values.size <= MAX_VALUES) stats.values.set(one, (seen ?? 0) + 1)
  }
}

function kindOf(stats: FieldStats): FilterableField['kind'] | null {
  if (stats.values.size < 2) return null
  if (stats.booleans > stats.products / 2) return 'boolean'
  if (stats.numbers > stats.products / 2) return 'range'
  if (stats.values.size > MAX_VALUES || stats.lengths / stats.products > MAX_VALUE_LENGTH) return null
  return 'value'
}

/** How much a choice between the values tells, from 0 to 1: the entropy of the values. It is 0 when all products have the same value. */
function evenness({ values }: FieldStats): number {
  const total = [...values.values()].reduce((sum, n) => sum + n, 0)
  let entropy = 0
  for (const n of values.values()) entropy -= (n / total) * Math.log(n / total)
  // More than twelve even values help a shopper no more than twelve.
  return Math.min(1, entropy / Math.log(Math.min(12, values.size)))
}

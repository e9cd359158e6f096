import type {
  Change,
  Facet,
  FacetRequest,
  Filter,
  Hit,
  IndexSettings,
  SearchEngine,
  SearchIndex,
  SearchQuery,
  SearchResult,
  SynonymRule,
} from '../../engine/engine.js'
import type { AttributeValue, ProductRecord } from '../../engine/record.js'

type Value = AttributeValue | null | readonly (readonly string[])[]

function valueOf(record: ProductRecord, field: string): Value {
  const own: Record<string, Value> = {
    brand: record.brand,
    category: record.categories,
    sale_price: record.salePrice,
    original_price: record.originalPrice,
    in_stock: record.inStock,
    on_sale: record.salePrice !== null && record.salePrice < (record.originalPrice ?? 0),
    product_id: record.id,
    popularity: record.popularity,
    title: record.title,
  }
  const from = Object.hasOwn(own, field) ? own : record.attributes
  return Object.hasOwn(from, field) ? (from[field] ?? null) : null
}

const listOf = (value: Value) => (value === null ? [] : typeof value === 'object' ? [...value] : [value])
const under = (path: readonly string[], top: readonly string[]) => top.every((part, at) => path[at] === part)

function meets(record: ProductRecord, { field, op, data }: Filter): boolean {
  const values = listOf(valueOf(record, field))
  const allowed = typeof data === 'object' ? [...data] : [data]
  const some = () =>
    values.some((value) =>
      field === 'category'
        ? allowed.some((top) => under(value as readonly string[], typeof top === 'object' && top ? top : [String(top)]))
        : allowed.map(String).includes(String(value)),
    )
  const number = typeof values[0] === 'number' ? values[0] : Number.NaN
  if (op === 'eq' || op === 'in') return some()
  if (op === 'neq' || op === 'nin') return !some()
  if (op === 'leq') return number <= Number(data)
  if (op === 'geq') return number >= Number(data)
  const [low, high] = data as readonly [number | null, number | null]
  return number >= (low ?? -Infinity) && number <= (high ?? Infinity)
}

/** The products that count as one: those of a model if models count once, else each product. */
const groupsOf = (records: readonly ProductRecord[], onePerModel: boolean): readonly (readonly ProductRecord[])[] => [
  ...Map.groupBy(records, (record) => (onePerModel ? (record.modelKey ?? record) : record)).values(),
]

function facet(groups: readonly (readonly ProductRecord[])[], { field, kind }: FacetRequest): Facet {
  const counts = new Map<string, number>()
  const values = groups.map((records) => records.flatMap((record): unknown[] => listOf(valueOf(record, field))))
  if (kind === 'range') {
    const numbers = values.flat().filter((value) => typeof value === 'number')
    const bounds = numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : null
    const having = values.filter((own) => own.some((value) => typeof value === 'number'))
    return { field, kind, bounds, count: having.length }
  }
  for (const own of values) {
    const keys =
      kind === 'category'
        ? own.flatMap((path) =>
            (path as readonly string[]).map((_, at) => JSON.stringify((path as string[]).slice(0, at + 1))),
          )
        : own.map(String)
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  if (kind === 'category')
    return { field, kind, values: sorted.map(([path, count]) => ({ path: JSON.parse(path) as string[], count })) }
  if (kind === 'boolean')
    return { field, kind, values: sorted.map(([value, count]) => ({ value: value === 'true', count })) }
  return { field, kind, values: sorted.map(([value, count]) => ({ value, count })) }
}

const textOf = (record: ProductRecord) =>
  `${record.title} ${record.brand ?? ''} ${record.categories.flat().join(' ')} ${record.description}`.toLowerCase()

/** Whether a text has the word or a synonym of the shop. */
function has(text: string, word: string, synonyms: readonly SynonymRule[]): boolean {
  const others = synonyms.flatMap((rule) => {
    const [from, to] = rule.kind === 'equal' ? [rule.terms, rule.terms] : [rule.from, rule.to]
    return from.includes(word) ? to : []
  })
  return [word, ...others].some((one) => text.includes(one.toLowerCase()))
}

class NaiveIndex implements SearchIndex {
  #records = new Map<string, ProductRecord>()
  #synonyms: readonly SynonymRule[]

  constructor(settings: IndexSettings) {
    this.#synonyms = settings.synonyms
  }

  async replace(records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>): Promise<void> {
    const fresh = new Map<string, ProductRecord>()
    for await (const record of records) fresh.set(record.id, record)
    this.#records = fresh
  }
  async apply(changes: readonly Change[]): Promise<void> {
    for (const change of changes)
      if (change.kind === 'put') this.#records.set(change.record.id, change.record)
      else this.#records.delete(change.id)
  }
  async configure(settings: IndexSettings): Promise<void> {
    this.#synonyms = settings.synonyms
  }
  async search(query: SearchQuery): Promise<SearchResult> {
    const words = query.searchText.toLowerCase().split(/\s+/).filter(Boolean)
    const { sort, rules, synonyms = this.#synonyms } = query
    const worded = [...this.#records.values()].filter((record) =>
      words.every((word) => has(textOf(record), word, synonyms)),
    )
    const passes = (record: ProductRecord) => query.filters.every((one) => meets(record, one))
    const pinned = (rules?.pin ?? []).flatMap((id) => this.#records.get(id) ?? []).filter(passes)
    const found = worded.filter(
      (record) => passes(record) && !pinned.includes(record) && rules?.hide.includes(record.id) !== true,
    )
    const scoreOf = (record: ProductRecord) =>
      (rules?.adjust ?? []).reduce(
        (score, { filter, factor }) => (meets(record, filter) ? score * factor : score),
        1 + record.popularity,
      )
    const sorted = found.toSorted((a, b) => {
      const [left, right] = sort ? [valueOf(a, sort.field), valueOf(b, sort.field)] : [scoreOf(b), scoreOf(a)]
      const sign = sort?.order === 'desc' ? -1 : 1
      return typeof left === 'number' && typeof right === 'number'
        ? sign * (left - right)
        : sign * String(left).localeCompare(String(right))
    })
    const onePerModel = query.onePerModel === true
    const order = groupsOf([...pinned, ...sorted], onePerModel).flatMap(([first]) => first ?? [])
    return {
      total: order.length,
      hits: order.slice(query.offset, query.offset + query.limit).map(({ id }) => ({ id, score: 1, highlights: [] })),
      facets: query.facets.map((request) =>
        facet(
          groupsOf(
            worded.filter((record) => query.filters.every((one) => one.field === request.field || meets(record, one))),
            onePerModel,
          ),
          request,
        ),
      ),
      recovery: null,
      complete: true,
    }
  }
  async suggest(typed: string, limit: number) {
    return [...this.#records.values()]
      .filter(({ title }) => title.toLowerCase().startsWith(typed.toLowerCase()))
      .slice(0, limit)
      .map(({ title }) => ({ text: title, score: 1, count: 1 }))
  }
  async similar(id: string, limit: number, filters: readonly Filter[]): Promise<readonly Hit[]> {
    const own = this.#records.get(id)
    return [...this.#records.values()]
      .filter((record) => record.id !== id && filters.every((one) => meets(record, one)))
      .toSorted((a, b) => Number(b.brand === own?.brand) - Number(a.brand === own?.brand))
      .slice(0, limit)
      .map((record) => ({ id: record.id, score: 1, highlights: [] }))
  }
  async explain(query: SearchQuery, id: string) {
    const { hits } = await this.search({ ...query, offset: 0, limit: this.#records.size })
    const at = hits.findIndex((hit) => hit.id === id)
    return { id, matches: at !== -1, score: at === -1 ? 0 : 1, position: at === -1 ? null : at, parts: [] }
  }
  async stats() {
    return { products: this.#records.size, bytes: null }
  }
  async close(): Promise<void> {}
}

/** An engine that examines every product: slow and in memory only, but simple enough to trust. */
export function createNaiveEngine(): SearchEngine {
  const indices = new Map<string, NaiveIndex>()
  return {
    kind: 'embedded',
    async open(name, settings) {
      const index = indices.get(name) ?? new NaiveIndex(settings)
      await index.configure(settings)
      indices.set(name, index)
      return index
    },
    async drop(name) {
      indices.delete(name)
    },
    async close() {},
  }
}

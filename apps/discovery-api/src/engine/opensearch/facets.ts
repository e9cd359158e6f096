import { pathOf } from '../embedded/values.js'
import type { Facet, FacetRequest, Filter, SearchQuery } from '../engine.js'
import { allOf, clauseOf, type Clause } from './filters.js'
import { MODELS_OF_BUCKET } from './models.js'
import { keyOf } from './names.js'

const DEFAULT_FACET_VALUES = 200
/** Each shard returns this many times the shown values, at least {@link MIN_SHARD_SIZE}, so that counts are exact. */
const SHARD_SIZE_FACTOR = 10
const MIN_SHARD_SIZE = 2000

/** Filters applied before counting, and filters on facet fields, which are applied after it. */
export type Split = { readonly before: readonly Clause[]; readonly after: readonly Filter[] }

/** Separates the filters that all counts share from those on the fields of facets. */
export function splitFilters(filters: readonly Filter[], facets: readonly FacetRequest[]): Split {
  const counted = new Set(facets.map(({ field }) => field))
  return {
    before: filters.filter(({ field }) => !counted.has(field)).map(clauseOf),
    after: filters.filter(({ field }) => counted.has(field)),
  }
}

/** The aggregation of each facet, named by its number. */
export function aggregations(
  { facets, onePerModel = false }: Pick<SearchQuery, 'facets' | 'onePerModel'>,
  after: readonly Filter[],
): Record<string, unknown> {
  return Object.fromEntries(
    facets.map((facet, at) => {
      const others = after.filter(({ field }) => field !== facet.field).map(clauseOf)
      return [
        `facet-${at}`,
        { filter: others.length === 0 ? { match_all: {} } : allOf(others), aggs: counts(facet, onePerModel) },
      ]
    }),
  )
}

function counts(
  { field, kind, limit = DEFAULT_FACET_VALUES }: FacetRequest,
  onePerModel: boolean,
): Record<string, unknown> {
  const key = keyOf(field)
  const terms = (path: string) => ({
    terms: {
      field: path,
      size: Math.max(1, limit),
      shard_size: Math.max(MIN_SHARD_SIZE, limit * SHARD_SIZE_FACTOR),
      order: [{ [onePerModel ? 'models' : '_count']: 'desc' }, { _key: 'asc' }],
    },
    ...(onePerModel ? { aggs: MODELS_OF_BUCKET } : {}),
  })
  switch (kind) {
    case 'value':
    case 'boolean':
      return { texts: terms(`f.${key}`), numbers: terms(`n.${key}`) }
    case 'category':
      return { texts: terms(field === 'category' ? 'category' : `f.${key}`) }
    case 'range':
      return {
        bounds: { stats: { field: `n.${key}` } },
        ...(onePerModel ? { having: { filter: { exists: { field: `n.${key}` } }, aggs: MODELS_OF_BUCKET } } : {}),
      }
  }
}

type ModelCount = { readonly models?: { readonly value: number } }
type Bucket = ModelCount & { readonly key: string | number; readonly doc_count: number }
type Buckets = { readonly buckets: readonly Bucket[] }

export type Counted = ModelCount & {
  readonly doc_count?: number
  readonly buckets?: readonly Bucket[]
  readonly texts?: Buckets
  readonly numbers?: Buckets
  readonly having?: ModelCount
  readonly bounds?: { readonly count: number; readonly min: number | null; readonly max: number | null }
}

export function readFacet(
  { field, kind, limit = DEFAULT_FACET_VALUES }: FacetRequest,
  counted: Counted | undefined,
): Facet {
  const found = [...(counted?.texts?.buckets ?? []), ...(counted?.numbers?.buckets ?? [])]
    .map(({ key, doc_count, models }) => ({ value: String(key), count: models?.value ?? doc_count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
  switch (kind) {
    case 'value':
      return { field, kind, values: found }
    case 'boolean':
      return { field, kind, values: found.map(({ value, count }) => ({ value: value === 'true', count })) }
    case 'category':
      return { field, kind, values: found.map(({ value, count }) => ({ path: pathOf(value), count })) }
    case 'range': {
      const { count = 0, min = null, max = null } = counted?.bounds ?? {}
      return {
        field,
        kind,
        bounds: min === null || max === null ? null : { min, max },
        count: counted?.having?.models?.value ?? count,
      }
    }
  }
}

import { PATH_SEPARATOR } from '../embedded/values.js'
import type { Filter, FilterData, FilterScalar } from '../engine.js'
import { keyOf } from './names.js'

/** A part of an OpenSearch query. */
export type Clause = { readonly [kind: string]: unknown }

export const NOTHING: Clause = { match_none: {} }

const isList = (data: FilterData): data is Exclude<FilterData, FilterScalar> => typeof data === 'object'

const scalars = (data: FilterData): FilterScalar[] =>
  isList(data) ? data.flatMap((item) => (typeof item === 'object' ? [] : [item])) : [data]

/** The paths in a condition on `category`; a single name is a path of one part. */
function paths(data: FilterData): string[] {
  if (!isList(data)) return [String(data)]
  return data.map((item) =>
    typeof item === 'object' && item !== null ? item.map(String).join(PATH_SEPARATOR) : String(item),
  )
}

/** Matches products that have one of the values: as text, and as a number where it is one. */
function anyOf(field: string, data: FilterData): Clause {
  if (field === 'category') return { terms: { category: paths(data) } }
  const values = scalars(data)
  if (field === 'product_id') return { terms: { id: values.map(String) } }
  const numbers = values.map((value) => (value === '' ? Number.NaN : Number(value))).filter(Number.isFinite)
  const key = keyOf(field)
  const texts = { terms: { [`f.${key}`]: values.map(String) } }
  if (numbers.length === 0) return texts
  return { bool: { should: [texts, { terms: { [`n.${key}`]: numbers } }], minimum_should_match: 1 } }
}

/** An inclusive range. A null bound is open; a bound that is not a number matches nothing. */
function within(field: string, low: unknown, high: unknown): Clause {
  const bounds: Record<string, number> = {}
  for (const [side, value] of [
    ['gte', low],
    ['lte', high],
  ] as const) {
    if (value === null || value === undefined) continue
    const number = Number(value)
    if (Number.isNaN(number)) return NOTHING
    if (Number.isFinite(number)) bounds[side] = number
    else if ((side === 'gte') === number > 0) return NOTHING
  }
  return { range: { [`n.${keyOf(field)}`]: bounds } }
}

/** Turns a condition into a clause; `Filter` in engine.ts says what each operator means. */
export function clauseOf({ field, op, data }: Filter): Clause {
  switch (op) {
    case 'eq':
    case 'in':
      return anyOf(field, data)
    case 'neq':
    case 'nin':
      return { bool: { must_not: [anyOf(field, data)] } }
    case 'leq':
      return within(field, null, data)
    case 'geq':
      return within(field, data, null)
    case 'inrange': {
      const [low, high] = isList(data) ? data : [data, data]
      return within(field, low, high)
    }
  }
}

export const allOf = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } })

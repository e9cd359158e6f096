import type { Filter, FilterData, FilterScalar } from '../engine.js'
import type { ListColumn, NumberColumn } from './columns.js'
import type { Core } from './core.js'
import { PATH_SEPARATOR, pathKey } from './values.js'

export type Test = (doc: number) => boolean

const isList = (data: FilterData): data is Exclude<FilterData, FilterScalar> => typeof data === 'object'

const scalars = (data: FilterData): FilterScalar[] =>
  isList(data) ? data.flatMap((item) => (typeof item === 'object' ? [] : [item])) : [data]

/** The paths in a condition on `category`; a single name is a path of one part. */
function paths(data: FilterData): string[][] {
  if (!isList(data)) return [[String(data)]]
  return data.map((item) => (typeof item === 'object' && item !== null ? item.map(String) : [String(item)]))
}

/** Tests a product's list of values. The result is computed once for each list. */
function listTest(core: Core, column: ListColumn, meets: (values: readonly string[]) => boolean): Test {
  const decided = new Uint8Array(column.members.length)
  for (const [list, ids] of column.members.entries())
    if (list > 0 && meets(ids.map((id) => column.values[id] ?? ''))) decided[list] = 1
  const lists = column.byDoc(core.ids.length)
  return (doc) => decided[lists[doc] ?? 0] === 1
}

function underPath(keys: readonly string[]): (values: readonly string[]) => boolean {
  return (values) => values.some((value) => keys.some((key) => value === key || value.startsWith(key + PATH_SEPARATOR)))
}

function numberTest(core: Core, column: NumberColumn, meets: (value: number) => boolean): Test {
  const numbers = column.byDoc(core.ids.length)
  return (doc) => meets(numbers[doc] ?? Number.NaN)
}

/** Passes when the product has one of the given values: compared as text, and as numbers where both are numbers. */
function anyOf(core: Core, field: string, given: readonly FilterScalar[]): Test {
  if (field === 'product_id') {
    const docs = new Set(given.map((id) => core.docs.get(String(id))))
    return (doc) => docs.has(doc)
  }
  const texts = new Set(given.map(String))
  const numbers = new Set(given.map((value) => (value === '' ? Number.NaN : Number(value))))
  const list = core.values.lists.get(field)
  const number = core.values.numbers.get(field)
  const tests: Test[] = []
  if (list !== undefined) tests.push(listTest(core, list, (values) => values.some((value) => texts.has(value))))
  if (number !== undefined) tests.push(numberTest(core, number, (value) => !Number.isNaN(value) && numbers.has(value)))
  const [first, second] = tests
  if (first === undefined) return () => false
  return second === undefined ? first : (doc) => first(doc) || second(doc)
}

function within(core: Core, field: string, low: number, high: number): Test {
  const column = core.values.numbers.get(field)
  if (column === undefined) return () => false
  return numberTest(core, column, (value) => value >= low && value <= high)
}

const not =
  (test: Test): Test =>
  (doc) =>
    !test(doc)

const bound = (value: unknown, open: number): number => {
  if (value === null || value === undefined) return open
  const number = Number(value)
  // A bound that is not a number excludes every product, as if it had no value.
  return Number.isNaN(number) ? -open : number
}

/** Turns a condition into a test; `Filter` in engine.ts says what each operator means. */
export function compile(core: Core, { field, op, data }: Filter): Test {
  const equal = (): Test => {
    if (field !== 'category') return anyOf(core, field, scalars(data))
    return listTest(core, core.values.list(field), underPath(paths(data).map(pathKey)))
  }
  switch (op) {
    case 'eq':
    case 'in':
      return equal()
    case 'neq':
    case 'nin':
      return not(equal())
    case 'leq':
      return within(core, field, -Infinity, bound(data, Infinity))
    case 'geq':
      return within(core, field, bound(data, -Infinity), Infinity)
    case 'inrange': {
      const [low, high] = isList(data) ? data : [data, data]
      return within(core, field, bound(low, -Infinity), bound(high, Infinity))
    }
  }
}

/** Conditions on one field. They are ignored together when the facet of that field is counted. */
export type FieldTests = { readonly field: string; readonly bit: number; readonly tests: readonly Test[] }

export function compileAll(core: Core, filters: readonly Filter[]): FieldTests[] {
  const byField = Map.groupBy(filters, ({ field }) => field)
  return [...byField].map(([field, own], at) => ({
    field,
    // There are 31 bits. Further fields share the last one, so their facets ignore each other's filters.
    bit: 1 << Math.min(at, 30),
    tests: own.map((filter) => compile(core, filter)),
  }))
}

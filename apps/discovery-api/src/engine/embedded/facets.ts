import type { CategoryValue, Facet, FacetRequest, FacetValue } from '../engine.js'
import type { Accumulator } from './accumulator.js'
import { passing, type Candidates } from './candidates.js'
import type { ListColumn, NumberColumn } from './columns.js'
import type { Core } from './core.js'
import type { FieldTests } from './filters.js'
import { type SharedModels, sharedModels } from './models.js'
import { pathsOf } from './paths.js'
import { topK } from './top-k.js'

const DEFAULT_LIMIT = 200

/** The products that a facet counts. `models` has the products that share a model and count once; null when each product counts. */
type Counted = { readonly docs: Uint32Array; readonly models: SharedModels | null }

/** Subtracts from the counts of values the further products of a model, so that a model counts once. */
function countModelsOnce(
  counts: Accumulator<Uint32Array>,
  { docs, ends }: SharedModels,
  valuesOf: (doc: number) => readonly number[],
  countedFor: Uint32Array,
): void {
  let at = 0
  for (const [group, end] of ends.entries())
    for (; at < end; at += 1)
      for (const value of valuesOf(docs[at] ?? 0)) {
        if (countedFor[value] === group + 1) counts.add(value, -1)
        else countedFor[value] = group + 1
      }
}

/** Counts the products that have each value: first by list, then for each value in the lists. */
function countValues(
  core: Core,
  column: ListColumn,
  { docs, models }: Counted,
  membersOf: (list: number) => readonly number[],
  count: number,
): Accumulator<Uint32Array> {
  const { lists, values } = core.buffers
  lists.reserve(column.members.length)
  values.reserve(count)
  const listOf = column.byDoc(core.ids.length)
  lists.count(docs, listOf, column.members.length)
  for (const list of lists.keys) for (const value of membersOf(list)) values.add(value, lists.get(list))
  lists.clear()
  if (models !== null && models.ends.length > 0) {
    const countedFor = core.buffers.clearCountedFor(count)
    countModelsOnce(values, models, (doc) => membersOf(listOf[doc] ?? 0), countedFor)
  }
  return values
}

/** The values with the highest counts, equal counts by name. Empties the counts. */
function mostFrequent<V>(
  counts: Accumulator<Uint32Array>,
  names: readonly string[],
  limit: number,
  toValue: (id: number, count: number) => V,
): V[] {
  const first = topK(counts.keys, limit, (a, b) => {
    const difference = counts.get(a) - counts.get(b)
    return difference === 0 ? (names[a] ?? '') < (names[b] ?? '') : difference > 0
  })
  const values = first.map((id) => toValue(id, counts.get(id)))
  counts.clear()
  return values
}

function listValues(core: Core, column: ListColumn, counted: Counted, limit: number): FacetValue[] {
  const { values, members } = column
  const counts = countValues(core, column, counted, (list) => members[list] ?? [], values.length)
  return mostFrequent(counts, values, limit, (id, count) => ({ value: values[id] ?? '', count }))
}

/** The products of each model that has several. */
function* groupsOf(models: SharedModels | null): Generator<Uint32Array> {
  if (models === null) return
  let from = 0
  for (const end of models.ends) {
    yield models.docs.subarray(from, end)
    from = end
  }
}

/** The values of a field that some or all products fill with numbers. */
function mixedValues(
  core: Core,
  number: NumberColumn,
  list: ListColumn | undefined,
  counted: Counted,
  limit: number,
): FacetValue[] {
  const counts = new Map<string, number>()
  const { docs, models } = counted
  for (const { value, count } of list === undefined ? [] : listValues(core, list, { docs, models: null }, Infinity))
    counts.set(value, count)
  const add = (value: string, by: number): void => void counts.set(value, (counts.get(value) ?? 0) + by)
  for (const doc of docs) if (!Number.isNaN(number.of(doc))) add(String(number.of(doc)), 1)
  for (const group of groupsOf(models)) {
    const values = Array.from(group).flatMap((doc) => [
      ...(list?.valuesOf(doc) ?? []),
      ...(Number.isNaN(number.of(doc)) ? [] : [String(number.of(doc))]),
    ])
    for (const [at, value] of values.entries()) if (values.indexOf(value) < at) add(value, -1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
}

function valueFacet(core: Core, { field, limit = DEFAULT_LIMIT }: FacetRequest, counted: Counted): FacetValue[] {
  const list = core.values.lists.get(field)
  const number = core.values.numbers.get(field)
  if (number !== undefined) return mixedValues(core, number, list, counted, limit)
  return list === undefined ? [] : listValues(core, list, counted, limit)
}

/** A product counts once for every path that one of its categories equals or lies under. */
function categoryFacet(core: Core, { field, limit = DEFAULT_LIMIT }: FacetRequest, counted: Counted): CategoryValue[] {
  const column = core.values.lists.get(field)
  if (column === undefined) return []
  const paths = pathsOf(column)
  const counts = countValues(core, column, counted, (list) => paths.ofList(list), paths.count)
  return mostFrequent(counts, paths.keys, limit, (id, count) => ({ path: paths.parts[id] ?? [], count }))
}

function rangeFacet(core: Core, field: string, { docs, models }: Counted): Facet {
  const numbers = core.values.numbers.get(field)?.byDoc(core.ids.length) ?? new Float64Array(0)
  let [min, max, count] = [Infinity, -Infinity, 0]
  for (let at = 0; at < docs.length; at += 1) {
    const value = numbers[docs[at] ?? 0] ?? Number.NaN
    if (Number.isNaN(value)) continue
    if (value < min) min = value
    if (value > max) max = value
    count += 1
  }
  for (const group of groupsOf(models)) {
    const having = group.reduce((sum, doc) => sum + Number(!Number.isNaN(numbers[doc] ?? Number.NaN)), 0)
    count -= Math.max(0, having - 1)
  }
  return { field, kind: 'range', bounds: count === 0 ? null : { min, max }, count }
}

function countFacet(core: Core, request: FacetRequest, counted: Counted): Facet {
  const { field, kind } = request
  switch (kind) {
    case 'value':
      return { field, kind, values: valueFacet(core, request, counted) }
    case 'boolean': {
      const values = valueFacet(core, request, counted)
      return { field, kind, values: values.map(({ value, count }) => ({ value: value === 'true', count })) }
    }
    case 'category':
      return { field, kind, values: categoryFacet(core, request, counted) }
    case 'range':
      return rangeFacet(core, field, counted)
  }
}

type FacetScope = {
  readonly candidates: Candidates
  readonly passed: Uint32Array
  readonly models: SharedModels | null
  readonly fields: readonly FieldTests[]
}

/** Counts all facets. The facet of a filtered field ignores the filters on that field. */
export function countFacets(
  core: Core,
  requests: readonly FacetRequest[],
  { candidates, passed, models, fields }: FacetScope,
): Facet[] {
  return requests.map((request) => {
    const own = fields.find(({ field }) => field === request.field)
    if (own === undefined) return countFacet(core, request, { docs: passed, models })
    const docs = passing(candidates, own.bit)
    return countFacet(core, request, { docs, models: models && sharedModels(core, docs) })
  })
}

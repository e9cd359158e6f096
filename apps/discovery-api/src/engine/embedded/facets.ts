import type { CategoryValue, Facet, FacetRequest, FacetValue } from '../engine.js'
import type { Accumulator } from './accumulator.js'
import { passing, type Candidates } from './candidates.js'
import type { ListColumn, NumberColumn } from './columns.js'
import type { Core } from './core.js'
import type { FieldTests } from './filters.js'
import { pathsOf } from './paths.js'
import { topK } from './top-k.js'

const DEFAULT_LIMIT = 200

/** How many products have each value: lists are counted, and then spread over what is in them. */
function countValues(
  core: Core,
  column: ListColumn,
  docs: Uint32Array,
  membersOf: (list: number) => readonly number[],
  count: number,
): Accumulator<Uint32Array> {
  const { lists, values } = core.buffers
  lists.reserve(column.members.length)
  values.reserve(count)
  lists.count(docs, column.byDoc(core.ids.length), column.members.length)
  for (const list of lists.keys) for (const value of membersOf(list)) values.add(value, lists.get(list))
  lists.clear()
  return values
}

/** The most frequent first, of equals the first by name; empties the counts. */
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

function listValues(core: Core, column: ListColumn, docs: Uint32Array, limit: number): FacetValue[] {
  const { values, members } = column
  const counts = countValues(core, column, docs, (list) => members[list] ?? [], values.length)
  return mostFrequent(counts, values, limit, (id, count) => ({ value: values[id] ?? '', count }))
}

/** The values of a field that is partly or wholly of numbers. */
function mixedValues(
  core: Core,
  number: NumberColumn,
  list: ListColumn | undefined,
  docs: Uint32Array,
  limit: number,
): FacetValue[] {
  const counts = new Map<string, number>()
  for (const { value, count } of list === undefined ? [] : listValues(core, list, docs, Infinity))
    counts.set(value, count)
  for (const doc of docs) {
    const value = number.of(doc)
    if (!Number.isNaN(value)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
}

function valueFacet(core: Core, { field, limit = DEFAULT_LIMIT }: FacetRequest, docs: Uint32Array): FacetValue[] {
  const list = core.values.lists.get(field)
  const number = core.values.numbers.get(field)
  if (number !== undefined) return mixedValues(core, number, list, docs, limit)
  return list === undefined ? [] : listValues(core, list, docs, limit)
}

/** Each product counts once for every path that one of its categories is at or under. */
function categoryFacet(core: Core, { field, limit = DEFAULT_LIMIT }: FacetRequest, docs: Uint32Array): CategoryValue[] {
  const column = core.values.lists.get(field)
  if (column === undefined) return []
  const paths = pathsOf(column)
  const counts = countValues(core, column, docs, (list) => paths.ofList(list), paths.count)
  return mostFrequent(counts, paths.keys, limit, (id, count) => ({ path: paths.parts[id] ?? [], count }))
}

function rangeFacet(core: Core, field: string, docs: Uint32Array): Facet {
  const numbers = core.values.numbers.get(field)?.byDoc(core.ids.length) ?? new Float64Array(0)
  let [min, max, count] = [Infinity, -Infinity, 0]
  for (let at = 0; at < docs.length; at += 1) {
    const value = numbers[docs[at] ?? 0] ?? Number.NaN
    if (Number.isNaN(value)) continue
    if (value < min) min = value
    if (value > max) max = value
    count += 1
  }
  return { field, kind: 'range', bounds: count === 0 ? null : { min, max }, count }
}

function countFacet(core: Core, request: FacetRequest, docs: Uint32Array): Facet {
  const { field, kind } = request
  switch (kind) {
    case 'value':
      return { field, kind, values: valueFacet(core, request, docs) }
    case 'boolean': {
      const values = valueFacet(core, request, docs)
      return { field, kind, values: values.map(({ value, count }) => ({ value: value === 'true', count })) }
    }
    case 'category':
      return { field, kind, values: categoryFacet(core, request, docs) }
    case 'range':
      return rangeFacet(core, field, docs)
  }
}

/** Counts of all facets: those of a field that is filtered by count what fails no filter but those on it. */
export function countFacets(
  core: Core,
  requests: readonly FacetRequest[],
  candidates: Candidates,
  passed: Uint32Array,
  fields: readonly FieldTests[],
): Facet[] {
  return requests.map((request) => {
    const own = fields.find(({ field }) => field === request.field)
    return countFacet(core, request, own === undefined ? passed : passing(candidates, own.bit))
  })
}

import type { CategoryValue, Facet, FacetRequest, FacetValue } from '../engine.js'
import { passing, type Candidates } from './candidates.js'
import type { ListColumn, NumberColumn } from './columns.js'
import type { Core } from './core.js'
import type { FieldTests } from './filters.js'
import { pathsOf, type CategoryPaths } from './paths.js'
import type { Scratch } from './scratch.js'
import type { Tally } from './tally.js'
import { mostFrequent } from './top.js'

const VALUES = 200

/** Products to count, with what counting them for one column can leave to the next. */
class Counted {
  readonly docs: Uint32Array
  /** All products have numbers below it. */
  readonly room: number
  readonly #scratch: Scratch
  #marked = false

  constructor(docs: Uint32Array, { ids, scratch }: Pick<Core, 'ids' | 'scratch'>) {
    this.docs = docs
    this.room = ids.length
    this.#scratch = scratch
  }

  /** By product: 1 for those to count; until {@link Counted.unmark}. */
  mark(): Uint32Array {
    const { place } = this.#scratch
    if (!this.#marked) for (let at = 0; at < this.docs.length; at += 1) place[this.docs[at] ?? 0] = 1
    this.#marked = true
    return place
  }

  unmark(): void {
    const { place } = this.#scratch
    if (this.#marked) for (let at = 0; at < this.docs.length; at += 1) place[this.docs[at] ?? 0] = 0
    this.#marked = false
  }
}

/** Products for each list from which on all lists are looked through, and none is noted when it is met first. */
const MANY = 4

/** How many products have each list of a column, in `tally`; 0 stands for none. */
function countLists(column: ListColumn, counted: Counted, tally: Tally): void {
  const { docs } = counted
  const { places, lists } = column
  const { data } = lists
  tally.reserve(column.members.length)
  if (places.docs === null && docs.length > column.members.length * MANY) {
    const { counts } = tally
    for (let at = 0; at < docs.length; at += 1) {
      const list = data[docs[at] ?? 0] ?? 0
      counts[list] = (counts[list] ?? 0) + 1
    }
    tally.collect(column.members.length)
  } else if (places.docs === null) {
    for (let at = 0; at < docs.length; at += 1) tally.add(data[docs[at] ?? 0] ?? 0, 1)
  } else if (places.docs.length <= docs.length) {
    const marked = counted.mark()
    const { data: having, length } = places.docs
    for (let at = 0; at < length; at += 1) if (marked[having[at] ?? 0] === 1) tally.add(data[at] ?? 0, 1)
  } else {
    const byDoc = places.byDoc(places.docs, counted.room)
    for (let at = 0; at < docs.length; at += 1) {
      const place = byDoc[docs[at] ?? 0] ?? 0
      if (place !== 0) tally.add(data[place - 1] ?? 0, 1)
    }
  }
}

/** Spreads the counts of lists over what is in them. */
function countMembers(lists: Tally, membersOf: (list: number) => readonly number[], into: Tally): void {
  for (let at = 0; at < lists.size; at += 1) {
    const list = lists.met[at] ?? 0
    const count = lists.counts[list] ?? 0
    const members = list === 0 ? [] : membersOf(list)
    for (let one = 0; one < members.length; one += 1) into.add(members[one] ?? 0, count)
  }
}

function eachNumber(column: NumberColumn, counted: Counted, take: (value: number) => void): void {
  const { docs } = counted
  for (let at = 0; at < docs.length; at += 1) {
    const value = column.of(docs[at] ?? 0)
    if (!Number.isNaN(value)) take(value)
  }
}

/** The values of a field that is partly or wholly of numbers. */
function mixedValues(core: Core, number: NumberColumn, list: ListColumn | undefined, counted: Counted): FacetValue[] {
  const found = new Map<string, number>()
  for (const { value, count } of list === undefined ? [] : listValues(core, list, counted, Infinity))
    found.set(value, count)
  const counts = new Map<number, number>()
  eachNumber(number, counted, (value) => counts.set(value, (counts.get(value) ?? 0) + 1))
  for (const [value, count] of counts) found.set(String(value), (found.get(String(value)) ?? 0) + count)
  return [...found]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function listValues(core: Core, column: ListColumn, counted: Counted, limit: number): FacetValue[] {
  const { lists, values } = core.scratch
  countLists(column, counted, lists)
  values.reserve(column.values.length)
  countMembers(lists, (list) => column.members[list] ?? [], values)
  const found = mostFrequent(values, column.values, limit).map((id): FacetValue => ({
    value: column.values[id] ?? '',
    count: values.counts[id] ?? 0,
  }))
  lists.clear()
  values.clear()
  return found
}

function valueFacet(core: Core, { field, limit = VALUES }: FacetRequest, counted: Counted): FacetValue[] {
  const list = core.values.lists.get(field)
  const number = core.values.numbers.get(field)
  if (number !== undefined) return mixedValues(core, number, list, counted).slice(0, limit)
  return list === undefined ? [] : listValues(core, list, counted, limit)
}

/** Each product counts once for every path that one of its categories is at or under. */
function categoryFacet(core: Core, { field, limit = VALUES }: FacetRequest, counted: Counted): CategoryValue[] {
  const column = core.values.lists.get(field)
  if (column === undefined) return []
  const { lists, values } = core.scratch
  const paths: CategoryPaths = pathsOf(column)
  countLists(column, counted, lists)
  values.reserve(paths.room)
  countMembers(lists, (list) => paths.ofList(list), values)
  const found = mostFrequent(values, paths.keys, limit).map((id): CategoryValue => ({
    path: paths.parts[id] ?? [],
    count: values.counts[id] ?? 0,
  }))
  lists.clear()
  values.clear()
  return found
}

function rangeFacet(core: Core, field: string, counted: Counted): Facet {
  const column = core.values.numbers.get(field)
  const { min, max, count } = column === undefined ? NO_BOUNDS : boundsAmong(column, counted)
  return { field, kind: 'range', bounds: count === 0 ? null : { min, max }, count }
}

type Bounds = { readonly min: number; readonly max: number; readonly count: number }
const NO_BOUNDS: Bounds = { min: Infinity, max: -Infinity, count: 0 }

/** The least and the greatest number of what is counted: one short loop for each way in which a column is read. */
function boundsAmong({ places, numbers: { data } }: NumberColumn, counted: Counted): Bounds {
  const { docs } = counted
  let min = Infinity
  let max = -Infinity
  let count = 0
  if (places.docs === null) {
    for (let at = 0; at < docs.length; at += 1) {
      const value = data[docs[at] ?? 0] ?? Number.NaN
      // Not a number is neither, and is not itself.
      if (value < min) min = value
      if (value > max) max = value
      if (value === value) count += 1
    }
  } else if (places.docs.length <= docs.length) {
    const marked = counted.mark()
    const { data: having, length } = places.docs
    for (let at = 0; at < length; at += 1) {
      if (marked[having[at] ?? 0] !== 1) continue
      const value = data[at] ?? 0
      if (value < min) min = value
      if (value > max) max = value
      count += 1
    }
  } else {
    const byDoc = places.byDoc(places.docs, counted.room)
    for (let at = 0; at < docs.length; at += 1) {
      const place = byDoc[docs[at] ?? 0] ?? 0
      if (place === 0) continue
      const value = data[place - 1] ?? 0
      if (value < min) min = value
      if (value > max) max = value
      count += 1
    }
  }
  return { min, max, count }
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

/**
 * Counts of all facets. Those of fields that nobody filters by count the same products, and come first; those of the others
 * count what fails no filter but their own.
 */
export function countFacets(
  core: Core,
  requests: readonly FacetRequest[],
  candidates: Candidates,
  kept: Uint32Array,
  fields: readonly FieldTests[],
): Facet[] {
  const bitOf = (field: string): number => fields.find((own) => own.field === field)?.bit ?? 0
  const found = new Map<FacetRequest, Facet>()
  for (const [bit, own] of Map.groupBy(requests, ({ field }) => bitOf(field))) {
    const counted = new Counted(bit === 0 ? kept : passing(candidates, bit), core)
    for (const request of own) found.set(request, countFacet(core, request, counted))
    counted.unmark()
  }
  return requests.flatMap((request) => found.get(request) ?? [])
}

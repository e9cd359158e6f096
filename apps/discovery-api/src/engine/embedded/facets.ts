import type { CategoryValue, Facet, FacetRequest, FacetValue } from '../engine.js'
import type { Candidates } from './candidates.js'
import type { ListColumn, NumberColumn } from './columns.js'
import type { Core } from './core.js'
import type { FieldTests } from './filters.js'
import { pathKey, pathOf } from './values.js'

const VALUES = 200

/**
 * Calls `each` with the place in a sparse column of every product to count. Where much was
 * found, the column is walked from its own side; `core.scratch.place` then tells which products were found.
 */
function forEachPlace(
  core: Core,
  places: ListColumn['places'],
  candidates: Candidates,
  ownBit: number,
  each: (place: number) => void,
): void {
  const { docs: having } = places
  const { docs, fails, count } = candidates
  // Walking looks at each entry once, and twice at each candidate; searching halves the column for each candidate.
  if (having === null || having.length + 2 * count >= count * Math.log2(having.length + 1)) {
    forEachCounted(candidates, ownBit, (doc) => {
      const place = places.of(doc)
      if (place !== -1) each(place)
    })
    return
  }
  const { place } = core.scratch
  const others = ~ownBit
  for (let at = 0; at < count; at += 1) if (((fails[at] ?? 0) & others) === 0) place[docs[at] ?? 0] = 1
  const { data, length } = having
  for (let at = 0; at < length; at += 1) if (place[data[at] ?? 0] === 1) each(at)
  for (let at = 0; at < count; at += 1) place[docs[at] ?? 0] = 0
}

/** Calls `each` with every product to count for a facet: those that fail no filter but those of the facet's own field. */
function forEachCounted(candidates: Candidates, ownBit: number, each: (doc: number) => void): void {
  const { docs, fails, count } = candidates
  const others = ~ownBit
  for (let at = 0; at < count; at += 1) if (((fails[at] ?? 0) & others) === 0) each(docs[at] ?? 0)
}

/** How many products have each list of a column. */
function countLists(core: Core, column: ListColumn, candidates: Candidates, ownBit: number): Uint32Array {
  const counts = new Uint32Array(column.members.length)
  const { docs, fails, count } = candidates
  const others = ~ownBit
  if (column.places.docs === null) {
    const { data } = column.lists
    for (let at = 0; at < count; at += 1) {
      if (((fails[at] ?? 0) & others) !== 0) continue
      const list = data[docs[at] ?? 0] ?? 0
      counts[list] = (counts[list] ?? 0) + 1
    }
  } else {
    forEachPlace(core, column.places, candidates, ownBit, (place) => {
      const list = column.lists.at(place)
      counts[list] = (counts[list] ?? 0) + 1
    })
  }
  counts[0] = 0
  return counts
}

const byCount = (a: { count: number; value: string }, b: { count: number; value: string }): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1)

function countValues(column: ListColumn, counts: Uint32Array): Map<string, number> {
  const byValue = new Float64Array(column.values.length)
  for (const [list, ids] of column.members.entries()) {
    const count = counts[list] ?? 0
    if (count > 0) for (const id of ids) byValue[id] = (byValue[id] ?? 0) + count
  }
  const found = new Map<string, number>()
  for (const [id, count] of byValue.entries()) if (count > 0) found.set(column.values[id] ?? '', count)
  return found
}

function countNumbers(column: NumberColumn, candidates: Candidates, ownBit: number, into: Map<string, number>): void {
  const counts = new Map<number, number>()
  forEachCounted(candidates, ownBit, (doc) => {
    const value = column.of(doc)
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
  })
  for (const [value, count] of counts) into.set(String(value), (into.get(String(value)) ?? 0) + count)
}

function valueFacet(core: Core, request: FacetRequest, candidates: Candidates, ownBit: number): FacetValue[] {
  const list = core.values.lists.get(request.field)
  const number = core.values.numbers.get(request.field)
  const found =
    list === undefined ? new Map<string, number>() : countValues(list, countLists(core, list, candidates, ownBit))
  if (number !== undefined) countNumbers(number, candidates, ownBit, found)
  return [...found]
    .map(([value, count]) => ({ value, count }))
    .sort(byCount)
    .slice(0, request.limit ?? VALUES)
}

/** Each product counts once for every path that one of its categories is at or under. */
function categoryFacet(core: Core, request: FacetRequest, candidates: Candidates, ownBit: number): CategoryValue[] {
  const column = core.values.lists.get(request.field)
  if (column === undefined) return []
  const counts = countLists(core, column, candidates, ownBit)
  const byPath = new Map<string, number>()
  for (const [list, ids] of column.members.entries()) {
    const count = counts[list] ?? 0
    if (count === 0) continue
    const paths = new Set<string>()
    for (const id of ids) {
      const parts = pathOf(column.values[id] ?? '')
      for (let depth = 1; depth <= parts.length; depth += 1) paths.add(pathKey(parts.slice(0, depth)))
    }
    for (const path of paths) byPath.set(path, (byPath.get(path) ?? 0) + count)
  }
  return [...byPath]
    .map(([value, count]) => ({ value, count }))
    .sort(byCount)
    .slice(0, request.limit ?? VALUES)
    .map(({ value, count }) => ({ path: pathOf(value), count }))
}

function rangeFacet(core: Core, field: string, candidates: Candidates, ownBit: number): Facet {
  const column = core.values.numbers.get(field)
  let [min, max, count] = [Infinity, -Infinity, 0]
  const take = (value: number): void => {
    // Not a number is neither.
    if (value < min) min = value
    if (value > max) max = value
    if (value === value) count += 1
  }
  if (column !== undefined) {
    const { docs, fails, count: all } = candidates
    const others = ~ownBit
    const { data } = column.numbers
    if (column.places.docs === null) {
      for (let at = 0; at < all; at += 1) if (((fails[at] ?? 0) & others) === 0) take(data[docs[at] ?? 0] ?? Number.NaN)
    } else forEachPlace(core, column.places, candidates, ownBit, (place) => take(data[place] ?? Number.NaN))
  }
  return { field, kind: 'range', bounds: count === 0 ? null : { min, max }, count }
}

export function countFacet(
  core: Core,
  request: FacetRequest,
  candidates: Candidates,
  fields: readonly FieldTests[],
): Facet {
  const { field, kind } = request
  const ownBit = fields.find((own) => own.field === field)?.bit ?? 0
  switch (kind) {
    case 'value':
      return { field, kind, values: valueFacet(core, request, candidates, ownBit) }
    case 'boolean': {
      const values = valueFacet(core, request, candidates, ownBit)
      return { field, kind, values: values.map(({ value, count }) => ({ value: value === 'true', count })) }
    }
    case 'category':
      return { field, kind, values: categoryFacet(core, request, candidates, ownBit) }
    case 'range':
      return rangeFacet(core, field, candidates, ownBit)
  }
}

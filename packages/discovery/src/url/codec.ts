import type { Filter, FilterOp, Sorting } from '../wire.js'
import { paramNames } from './names.js'
import { ASCENDING, DESCENDING, LEGACY_PREFIX, OPERATORS } from './symbols.js'
import { decodeValue, encodeValue, isFilterData } from './value.js'

/** Receives what could not be read. */
export type Unreadable = (name: string, value: string) => void

/** A filter of a link: its value is any JSON. {@link isFilter} decides which ones the service accepts. */
export type LinkFilter = Omit<Filter, 'data'> & { readonly data: unknown }

/** Whether the service can filter by this. */
export const isFilter = (filter: LinkFilter): filter is Filter => isFilterData(filter.data)

const operators = Object.entries(OPERATORS) as [FilterOp, string][]
const operatorAtEnd = (name: string) => operators.find(([, symbol]) => name.endsWith(symbol))

/** Filters as query parameters. Any state comes back from {@link decodeFilters} as it was. */
export function encodeFilters(filters: readonly LinkFilter[], instanceKey?: string): URLSearchParams {
  const params = new URLSearchParams()
  const { filter: prefix } = paramNames(instanceKey)
  for (const { field, op, data } of filters) {
    const symbol = op === 'in' && !operatorAtEnd(field) ? '' : OPERATORS[op]
    params.append(prefix + field + symbol, encodeValue(op, data))
  }
  return params
}

/**
 * Filters of a query string, those of older links (`filter_…`) included. Never throws: what is empty is passed over, and
 * what cannot be read is passed to `unreadable` and skipped.
 */
export function decodeFilters(
  params: URLSearchParams | string,
  instanceKey?: string,
  unreadable?: Unreadable,
): LinkFilter[] {
  const { filter: own } = paramNames(instanceKey)
  const filters: LinkFilter[] = []
  for (const [name, value] of new URLSearchParams(params)) {
    const prefix = [own, LEGACY_PREFIX].find((start) => name.startsWith(start))
    if (prefix === undefined || value === '') continue
    const [op, symbol] = operatorAtEnd(name.slice(prefix.length)) ?? (['in', ''] as const)
    const data = decodeValue(op, value)
    if (data === undefined) unreadable?.(name, value)
    else filters.push({ field: name.slice(prefix.length, name.length - symbol.length), op, data })
  }
  return filters
}

/** Sorting as a query parameter; none for the order of the service. */
export function encodeSorting(sorting: Sorting | null | undefined, instanceKey?: string): URLSearchParams {
  const params = new URLSearchParams()
  if (sorting) {
    params.set(paramNames(instanceKey).sorting, sorting.field + (sorting.order === 'asc' ? ASCENDING : DESCENDING))
  }
  return params
}

/** Sorting of a query string, or of the bare value of the parameter; undefined when there is none that can be read. */
export function decodeSorting(
  params: URLSearchParams | string,
  instanceKey?: string,
  unreadable?: Unreadable,
): Sorting | undefined {
  const name = paramNames(instanceKey).sorting
  const value = typeof params === 'string' ? (new URLSearchParams(params).get(name) ?? params) : params.get(name)
  if (!value) return undefined
  if (value.endsWith(ASCENDING)) return { field: value.slice(0, -ASCENDING.length), order: 'asc' }
  if (value.endsWith(DESCENDING)) return { field: value.slice(0, -DESCENDING.length), order: 'desc' }
  unreadable?.(name, value)
  return undefined
}

/** Takes the filters and the sorting of an instance out of an address, in place. */
export function stripState(params: URLSearchParams, instanceKey?: string): void {
  const { filter, sorting } = paramNames(instanceKey)
  // A copy: deleting moves what is walked over.
  for (const name of Array.from(params.keys())) {
    if (name === sorting || name.startsWith(filter) || name.startsWith(LEGACY_PREFIX)) params.delete(name)
  }
}

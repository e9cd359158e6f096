import type { Filter, FilterOp, Sorting } from '../wire.js'
import { paramNames } from './names.js'
import { ASCENDING, DESCENDING, LEGACY_PREFIX, OPERATORS } from './symbols.js'
import { decodeValue, encodeValue, isFilterData } from './value.js'

/** Receives a parameter that could not be read. */
export type Unreadable = (name: string, value: string) => void

/** A filter of a link, whose value may be any JSON. {@link isFilter} decides whether the service accepts it. */
export type LinkFilter = Omit<Filter, 'data'> & { readonly data: unknown }

/** Returns whether the service accepts a filter. */
export const isFilter = (filter: LinkFilter): filter is Filter => isFilterData(filter.data)

const operators = Object.entries(OPERATORS) as [FilterOp, string][]
const operatorAtEnd = (name: string) => operators.find(([, symbol]) => name.endsWith(symbol))

/** Writes filters as query parameters. {@link decodeFilters} returns exactly the same filters. */
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
 * Reads the filters of a query string, also those of older links (`filter_…`). It never throws. It skips empty values,
 * and it skips unreadable ones after it passed them to `unreadable`.
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

/** Writes the sorting as a query parameter. It writes none for the service's own order. */
export function encodeSorting(sorting: Sorting | null | undefined, instanceKey?: string): URLSearchParams {
  const params = new URLSearchParams()
  if (sorting) {
    params.set(paramNames(instanceKey).sorting, sorting.field + (sorting.order === 'asc' ? ASCENDING : DESCENDING))
  }
  return params
}

/**
 * Reads the sorting of a query string or of the parameter's bare value. Returns undefined when there is none or it is
 * unreadable.
 */
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

/** Removes the filters and the sorting of an instance from an address. It changes `params` itself. */
export function stripState(params: URLSearchParams, instanceKey?: string): void {
  const { filter, sorting } = paramNames(instanceKey)
  // It loops over a copy, because deleting changes the list of keys.
  for (const name of Array.from(params.keys())) {
    if (name === sorting || name.startsWith(filter) || name.startsWith(LEGACY_PREFIX)) params.delete(name)
  }
}

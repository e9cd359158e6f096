import type { CategoryOption, Filter, FilterData, FilterGroup } from '../wire.js'

/** A value that can be ticked. */
export type Option = {
  readonly value: string
  readonly title: string
  /** How many products it would show. */
  readonly count: number
  readonly chosen: boolean
  /** A CSS colour; null where none is known, undefined where there is none to show. */
  readonly colour?: string | null
}
/** A value in a tree; `value` is the path from the root. */
export type Node = {
  readonly value: readonly string[]
  /** The path as text: what is kept of an open node. */
  readonly id: string
  readonly title: string
  readonly count: number
  /** `part`: something below it is chosen. */
  readonly chosen: boolean | 'part'
  readonly children: readonly Node[]
}
type Common = { readonly field: string; readonly title: string; readonly chosen: number }
/** What a filter section shows, without markup. */
export type FilterModel =
  | (Common & { readonly kind: 'checkbox' | 'swatch'; readonly options: readonly Option[] })
  | (Common & { readonly kind: 'hierarchical'; readonly nodes: readonly Node[] })
  | (Common & {
      readonly kind: 'range'
      readonly min: number
      readonly max: number
      readonly low: number
      readonly high: number
      readonly step: number
      readonly unit: string | null
      /** Bounds are amounts in the market's currency. */
      readonly price: boolean
    })
  | (Common & { readonly kind: 'boolean'; readonly on: boolean; readonly count: number })

/** A group as offered and what is chosen of it. A chosen value that is offered no more stays, with a count of 0. */
export function filterModel(group: FilterGroup, filters: readonly Filter[]): FilterModel {
  const data = filters.find(({ field, op }) => field === group.field && op === group.op)?.data
  const common = { field: group.field, title: group.meta.group_title }
  if (group.type === 'range') return { ...common, ...rangeOf(group, data), kind: 'range' }
  if (group.type === 'boolean') {
    const on = data === true || data === 'true'
    const count = group.data.find((option) => option.value)?.count ?? 0
    return { ...common, kind: 'boolean', on, count, chosen: Number(on) }
  }
  if (group.type === 'hierarchical') {
    const paths = pathsOf(data)
    return { ...common, kind: 'hierarchical', nodes: nodesOf(group.data, paths), chosen: paths.length }
  }
  const chosen = stringsOf(data)
  const offered: readonly Option[] = group.data.map((option) => ({ ...option, chosen: chosen.includes(option.value) }))
  const gone = chosen.filter((value) => !offered.some((option) => option.value === value))
  const rest = gone.map((value): Option => ({ value, title: value, count: 0, chosen: true }))
  return { ...common, kind: group.type, options: [...offered, ...rest], chosen: chosen.length }
}

/** The filter after a value was ticked or unticked; with no value left its data is empty, which takes it away. */
export function toggleOption(group: FilterGroup, filters: readonly Filter[], value: string): Filter {
  const chosen = stringsOf(dataOf(group, filters))
  const data = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { field: group.field, op: group.op, data }
}

/** As {@link toggleOption} in a tree: a chosen node stands for all below it, so these go, and so do those above it. */
export function toggleNode(group: FilterGroup, filters: readonly Filter[], path: readonly string[]): Filter {
  const chosen = pathsOf(dataOf(group, filters))
  const rest = chosen.filter((one) => !startsWith(one, path) && !startsWith(path, one))
  const data = chosen.some((one) => samePath(one, path)) ? rest : [...rest, path]
  return { field: group.field, op: group.op, data }
}

/** As {@link toggleOption} for yes or nothing. */
export function toggleBoolean(group: FilterGroup, filters: readonly Filter[]): Filter {
  const data = dataOf(group, filters)
  return { field: group.field, op: group.op, data: data === 'true' || data === true ? [] : 'true' }
}

/**
 * The filter after a thumb of a range was moved. Thumbs do not pass each other, values snap to the step, and a range as
 * wide as what is offered is no filter.
 */
export function moveThumb(model: FilterModel & { readonly kind: 'range' }, thumb: 'low' | 'high', to: number): Filter {
  const { field, min, max, step } = model
  const snapped = Math.round(to / step) * step
  const [least, most] = thumb === 'low' ? [min, model.high] : [model.low, max]
  // The ends may lie off the grid, and have to be reachable.
  const value = to <= least ? least : to >= most ? most : Math.min(most, Math.max(least, Number(snapped.toFixed(6))))
  const [low, high] = thumb === 'low' ? [value, model.high] : [model.low, value]
  return { field, op: 'inrange', data: low <= min && high >= max ? [] : [low, high] }
}

/** Options whose title has every word that is typed, wherever in it; case and accents do not matter. */
export function searchOptions<T extends { readonly title: string }>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const words = fold(typed).split(/\s+/)
  return options.filter(({ title }) => words.every((word) => fold(title).includes(word)))
}

const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function dataOf({ field, op }: FilterGroup, filters: readonly Filter[]): FilterData | undefined {
  return filters.find((filter) => filter.field === field && filter.op === op)?.data
}

function stringsOf(data: FilterData | undefined): string[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : data === undefined ? [] : [data]
  return list.flatMap((item) => (typeof item === 'object' ? [] : [String(item)]))
}

function pathsOf(data: FilterData | undefined): (readonly string[])[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : []
  return list.flatMap((item) => (Array.isArray(item) && item.length > 0 ? [item.map(String)] : []))
}

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((part, index) => path[index] === part)
const samePath = (a: readonly string[], b: readonly string[]) => a.length === b.length && startsWith(a, b)

function nodesOf(options: readonly CategoryOption[], paths: readonly (readonly string[])[]): Node[] {
  return options.map(({ value, title, count, children }) => ({
    value,
    id: JSON.stringify(value),
    title,
    count,
    chosen: paths.some((path) => startsWith(value, path)) || (paths.some((path) => startsWith(path, value)) && 'part'),
    children: nodesOf(children, paths),
  }))
}

/** Whole steps where both ends are whole numbers, else hundredths. */
function rangeOf({ data: [min, max], meta }: FilterGroup & { type: 'range' }, data: FilterData | undefined) {
  const [low, high] = (Array.isArray(data) ? data : []) as readonly unknown[]
  const within = (value: unknown, otherwise: number) =>
    typeof value === 'number' ? Math.min(max, Math.max(min, value)) : otherwise
  return {
    min,
    max,
    low: within(low, min),
    high: within(high, max),
    step: Number.isInteger(min) && Number.isInteger(max) ? 1 : 0.01,
    unit: meta.unit,
    price: meta.price,
    chosen: data === undefined ? 0 : 1,
  }
}

import type { Filter, FilterData, FilterGroup, FilterType } from '../wire.js'

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

export type GroupOf<T extends FilterType> = Extract<FilterGroup, { readonly type: T }>
export type ModelOf<T extends FilterType> = FilterModel & { readonly kind: T }

/** What is particular to a kind of filter. */
export interface FilterDefinition<T extends FilterType> {
  /** What its section shows, given what is chosen. */
  readonly model: (group: GroupOf<T>, data: FilterData | undefined) => Omit<ModelOf<T>, 'field' | 'title' | 'kind'>
  /** A chosen value as a chip shows it; a bound of a range is written by `format`. */
  readonly label: (group: GroupOf<T>, value: unknown, format: (bound: number) => string) => string
}

/** What is chosen of a group. */
export function dataOf({ field, op }: FilterGroup, filters: readonly Filter[]): FilterData | undefined {
  return filters.find((filter) => filter.field === field && filter.op === op)?.data
}

/** A chosen value as text, where no group knows it: a path by its parts. */
export const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(' / ') : String(value))

/** The title of a value among those that are offered. */
export const titleOf = (
  options: readonly { readonly value: unknown; readonly title: string }[],
  value: unknown,
): string | undefined => options.find((option) => String(option.value) === String(value))?.title

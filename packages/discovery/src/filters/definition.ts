import type { Filter, FilterData, FilterGroup, FilterType } from '../wire.js'

/** A value that the shopper can tick. */
export type Option = {
  readonly value: string
  readonly title: string
  /** Number of products that this value would show. */
  readonly count: number
  readonly chosen: boolean
  /** A CSS colour. It is null when the colour is unknown, and undefined when the filter shows no colours. */
  readonly colour?: string | null
}
/** A value in a tree. `value` is its path from the root. */
export type Node = {
  readonly value: readonly string[]
  /** The path as text. The memory of open nodes uses it. */
  readonly id: string
  readonly title: string
  readonly count: number
  /** `part` means that a node below this one is chosen. */
  readonly chosen: boolean | 'part'
  readonly children: readonly Node[]
}
type Common = { readonly field: string; readonly title: string; readonly chosen: number }
/** The data of a filter section, without markup. */
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
      /** True when the bounds are amounts in the market's currency. */
      readonly price: boolean
    })
  | (Common & { readonly kind: 'boolean'; readonly on: boolean; readonly count: number })

export type GroupOf<T extends FilterType> = Extract<FilterGroup, { readonly type: T }>
export type ModelOf<T extends FilterType> = FilterModel & { readonly kind: T }

/** The functions of one kind of filter. */
export interface FilterDefinition<T extends FilterType> {
  /** Makes the data of the section from the group and the chosen data. */
  readonly model: (group: GroupOf<T>, data: FilterData | undefined) => Omit<ModelOf<T>, 'field' | 'title' | 'kind'>
  /** Makes the text of a chosen value for a chip. `format` writes a bound of a range. */
  readonly label: (group: GroupOf<T>, value: unknown, format: (bound: number) => string) => string
}

/** Returns the chosen data of a group. */
export function dataOf({ field, op }: FilterGroup, filters: readonly Filter[]): FilterData | undefined {
  return filters.find((filter) => filter.field === field && filter.op === op)?.data
}

/** Writes a chosen value that no group knows as text. A path is written as its parts. */
export const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(' / ') : String(value))

/** Finds the title of a value among the offered ones. */
export const titleOf = (
  options: readonly { readonly value: unknown; readonly title: string }[],
  value: unknown,
): string | undefined => options.find((option) => String(option.value) === String(value))?.title

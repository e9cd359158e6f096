import type { Filter, FilterData, FilterGroup } from '../wire.js'
import { dataOf, type FilterDefinition, type Option, textOf, titleOf } from './definition.js'

/** A filter with values to tick. A chosen value that is no longer offered stays in the list with a count of 0. */
export const OPTIONS = {
  model(group, data) {
    const chosen = stringsOf(data)
    const offered = group.data.map((option): Option => ({ ...option, chosen: chosen.includes(option.value) }))
    const gone = chosen.filter((value) => !offered.some((option) => option.value === value))
    const rest = gone.map((value): Option => ({ value, title: value, count: 0, chosen: true }))
    return { options: [...offered, ...rest], chosen: chosen.length }
  },
  label: ({ data }, value) => (Array.isArray(value) ? textOf(value) : (titleOf(data, value) ?? textOf(value))),
} satisfies FilterDefinition<'checkbox' | 'swatch'>

/**
 * Returns the filter after the shopper ticked or unticked a value. Without any value its data is empty, which removes
 * the filter.
 */
export function toggleOption(group: FilterGroup, filters: readonly Filter[], value: string): Filter {
  const chosen = stringsOf(dataOf(group, filters))
  const data = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { field: group.field, op: group.op, data }
}

/** Finds the options whose title contains every typed word. It ignores case and accents. */
export function searchOptions<T extends { readonly title: string }>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const words = fold(typed).split(/\s+/)
  return options.filter(({ title }) => words.every((word) => fold(title).includes(word)))
}

const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function stringsOf(data: FilterData | undefined): string[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : data === undefined ? [] : [data]
  return list.flatMap((item) => (typeof item === 'object' ? [] : [String(item)]))
}

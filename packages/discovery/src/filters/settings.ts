import type { ReactNode } from 'react'
import type { FilterGroup } from '../wire.js'
import type { Option } from './definition.js'

/** Settings for a filter with values to tick. */
export interface FilterSettings {
  /** Number of values shown at first. The default is 8. Chosen values are always shown. */
  readonly limit?: number
  /**
   * Says whether "view more" shows the other values. The default is true. When false, they are found only by search.
   */
  readonly showMore?: boolean
  /** Number of values from which a search is offered. The default is 12, and `Infinity` means never. */
  readonly searchableFrom?: number
  /** Order of the values. The default is the service's. A list names the values that come first, in their order. */
  readonly sortBy?: 'service' | 'count' | 'title' | readonly string[]
  /** Draws a decoration before the text of a value. Screen readers skip it. */
  readonly icon?: (value: string) => ReactNode
}
/**
 * Settings by field, either as addresses name it (`color`) or as the service does. `default` applies to every other
 * filter.
 */
export type FiltersSettings = Readonly<Record<string, FilterSettings>>

/** Settings with the defaults filled in. The icon has no default. */
export type ResolvedFilterSettings = Required<Omit<FilterSettings, 'icon'>> & Pick<FilterSettings, 'icon'>

const DEFAULTS: ResolvedFilterSettings = {
  limit: 8,
  showMore: true,
  searchableFrom: 12,
  sortBy: 'service',
}

export function filterSettingsOf(
  { field, actual_field }: Pick<FilterGroup, 'field' | 'actual_field'>,
  settings: FiltersSettings = {},
): ResolvedFilterSettings {
  return { ...DEFAULTS, ...settings['default'], ...(settings[field] ?? settings[actual_field ?? '']) }
}

/** Sorts values by a setting. Titles are sorted by the rules of the language, and numbers in them by their value. */
export function sortOptions(
  options: readonly Option[],
  sortBy: FilterSettings['sortBy'],
  language: string,
): readonly Option[] {
  if (sortBy === 'count') return options.toSorted((a, b) => b.count - a.count)
  if (typeof sortBy === 'object') return inOrder(options, sortBy)
  if (sortBy !== 'title') return options
  const { compare } = new Intl.Collator(language, { numeric: true })
  return options.toSorted((a, b) => compare(a.title, b.title))
}

function inOrder(options: readonly Option[], values: readonly string[]): readonly Option[] {
  const place = ({ value }: Option) => (values.includes(value) ? values.indexOf(value) : values.length)
  return options.toSorted((a, b) => place(a) - place(b))
}

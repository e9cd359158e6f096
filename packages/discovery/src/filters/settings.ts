import type { ReactNode } from 'react'
import type { FilterGroup } from '../wire.js'
import type { Option } from './definition.js'

/** How a filter with values to tick is shown. */
export interface FilterSettings {
  /** Values shown at first; 8 unless given. What is chosen is always shown. */
  readonly limit?: number
  /** Whether the rest is behind "view more"; true unless given. Without it the rest is found by searching only. */
  readonly showMore?: boolean
  /** From so many values on they can be searched; 12 unless given, `Infinity` for never. */
  readonly searchableFrom?: number
  /** Order of the values: that of the service unless given. A list names the values that come first, in their order. */
  readonly sortBy?: 'service' | 'count' | 'title' | readonly string[]
  /** What is drawn before the text of a value: decoration, which is not read out. */
  readonly icon?: (value: string) => ReactNode
}
/** Settings by field, as addresses name it (`color`) or as the service does; `default` is for every other filter. */
export type FiltersSettings = Readonly<Record<string, FilterSettings>>

/** Settings with what is not given; there is no icon unless one is. */
export type ResolvedFilterSettings = Required<Omit<FilterSettings, 'icon'>> & Pick<FilterSettings, 'icon'>

const DEFAULTS: ResolvedFilterSettings = {
  limit: 8,
  showMore: true,
  searchableFrom: 12,
  sortBy: 'service',
}

/** The settings of one filter. */
export function filterSettingsOf(
  { field, actual_field }: Pick<FilterGroup, 'field' | 'actual_field'>,
  settings: FiltersSettings = {},
): ResolvedFilterSettings {
  return { ...DEFAULTS, ...settings['default'], ...(settings[field] ?? settings[actual_field ?? '']) }
}

/** Values in the order of a setting; titles by the rules of a language, numbers in them by what they count. */
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

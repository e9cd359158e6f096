import type { ConsoleRuleDraft, Filter, FilterGroup } from '@klarsikt/contract/discovery/types'

export type Adjustment = ConsoleRuleDraft['adjust'][number]

/** Factors that a merchant can choose. The service accepts any factor from 0.1 to 10. */
export const STEPS = [
  { factor: 5, label: 'Boost strongly' },
  { factor: 2, label: 'Boost' },
  { factor: 1.3, label: 'Boost a little' },
  { factor: 0.75, label: 'Bury a little' },
  { factor: 0.4, label: 'Bury' },
  { factor: 0.1, label: 'Bury strongly' },
] as const

type Choice = { readonly value: string; readonly label: string; readonly data: Filter['data'] }

/** The values of a filter group that a rule can name. A range group has none, because its bounds are typed in. */
export function choicesOf(group: FilterGroup): readonly Choice[] {
  switch (group.type) {
    case 'checkbox':
    case 'swatch':
      return group.data.map(({ value, title }) => ({ value, label: title, data: [value] }))
    case 'boolean':
      return [
        { value: 'true', label: 'Yes', data: true },
        { value: 'false', label: 'No', data: false },
      ]
    case 'hierarchical':
      return flatten(group.data)
    case 'range':
      return []
  }
}

type Branch = Extract<FilterGroup, { type: 'hierarchical' }>['data'][number]
function flatten(branches: readonly Branch[]): Choice[] {
  return branches.flatMap(({ value, children }) => [
    { value: JSON.stringify(value), label: value.join(' › '), data: [value] },
    ...flatten(children),
  ])
}

/** The value of the choice that equals the filter; empty when the group no longer offers it. */
export function chosenIn(group: FilterGroup, filter: Filter): string {
  const data = JSON.stringify(filter.data)
  return choicesOf(group).find((choice) => JSON.stringify(choice.data) === data)?.value ?? ''
}

export function firstFilter(group: FilterGroup): Filter {
  if (group.type === 'range') return { field: group.field, op: 'inrange', data: [group.data[0], group.data[1]] }
  return { field: group.field, op: group.op, data: choicesOf(group)[0]?.data ?? [] }
}

export function describe({ field, op, data }: Filter, groups: readonly FilterGroup[]): string {
  const title = groups.find((group) => group.field === field)?.meta.group_title ?? field
  if (op === 'inrange' && Array.isArray(data)) return `${title} ${String(data[0] ?? '')}–${String(data[1] ?? '')}`
  if (typeof data === 'boolean') return `${title}: ${data ? 'yes' : 'no'}`
  const list: readonly unknown[] = Array.isArray(data) ? data : [data]
  return `${title} ${list.map((one) => (Array.isArray(one) ? one.join(' › ') : String(one))).join(', ')}`
}

import type { Filter, FilterGroup, FilterScalar } from '../../wire.js'

/** One value of a filter: itself, or a path in a tree. */
export type Choice = FilterScalar | readonly FilterScalar[]

/** Two values that mean the same. */
export const sameChoice = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is chosen of a group that holds a list; a link may hold a single value. */
export function choicesOf(filters: readonly Filter[], { field, op }: Pick<FilterGroup, 'field' | 'op'>): Choice[] {
  const filter = filters.find((one) => one.field === field && one.op === op)
  if (!filter) return []
  return (Array.isArray(filter.data) ? filter.data : [filter.data]) as Choice[]
}

/** With a value, or without it when it was there. */
export function toggled(choices: readonly Choice[], value: Choice): Choice[] {
  const without = choices.filter((choice) => !sameChoice(choice, value))
  return without.length < choices.length ? without : [...choices, value]
}

/** The bounds of a range that are in force, inside what is offered or beyond it where a link says so. */
export function rangeOf(filters: readonly Filter[], group: FilterGroup & { type: 'range' }) {
  const [lowest, highest] = group.data
  const [from, to] = choicesOf(filters, group) as (number | null | undefined)[]
  const low = typeof from === 'number' ? from : lowest
  const high = typeof to === 'number' ? to : highest
  return { low, high, lowest: Math.min(lowest, low), highest: Math.max(highest, high) }
}

/** How fine a slider goes: whole steps between whole numbers, else quarters, as lens powers have them. */
export const stepOf = ([low, high]: readonly [number, number]): number =>
  Number.isInteger(low) && Number.isInteger(high) ? 1 : 0.25

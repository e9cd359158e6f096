import type { Filter, FilterData } from '../wire.js'
import { type FilterDefinition, type GroupOf, type ModelOf, textOf } from './definition.js'

/** A chosen range as text: its bounds, or nothing for an open end. */
export const rangeText = (value: unknown, format: (bound: number) => string): string =>
  Array.isArray(value)
    ? value.map((bound: unknown) => (typeof bound === 'number' ? format(bound) : '')).join(' – ')
    : textOf(value)

/** A lowest and a highest number. */
export const RANGE: FilterDefinition<'range'> = {
  model: rangeOf,
  label: (_, value, format) => rangeText(value, format),
}

/**
 * The filter after a thumb of a range was moved. Thumbs do not pass each other, values snap to the step, and a range as
 * wide as what is offered is no filter.
 */
export function moveThumb(model: ModelOf<'range'>, thumb: 'low' | 'high', to: number): Filter {
  const { field, min, max, step } = model
  const snapped = Math.round(to / step) * step
  const [least, most] = thumb === 'low' ? [min, model.high] : [model.low, max]
  // The ends may lie off the grid, and have to be reachable.
  const value = to <= least ? least : to >= most ? most : Math.min(most, Math.max(least, Number(snapped.toFixed(6))))
  const [low, high] = thumb === 'low' ? [value, model.high] : [model.low, value]
  return { field, op: 'inrange', data: low <= min && high >= max ? [] : [low, high] }
}

/** Whole steps where both ends are whole numbers, else hundredths. */
function rangeOf({ data: [min, max], meta }: GroupOf<'range'>, data: FilterData | undefined) {
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

import type { Filter, FilterData } from '../wire.js'
import { type FilterDefinition, type GroupOf, type ModelOf, textOf } from './definition.js'

/** Writes a chosen range as text. An open end has no text. */
export const rangeText = (value: unknown, format: (bound: number) => string): string =>
  Array.isArray(value)
    ? value.map((bound: unknown) => (typeof bound === 'number' ? format(bound) : '')).join(' – ')
    : textOf(value)

/** A filter with a lowest and a highest number. */
export const RANGE: FilterDefinition<'range'> = {
  model: rangeOf,
  label: (_, value, format) => rangeText(value, format),
}

/**
 * Returns the filter after the shopper moved a thumb. Thumbs stop at each other and snap to the step. A range as wide
 * as the offered one gives an empty filter.
 */
export function moveThumb(model: ModelOf<'range'>, thumb: 'low' | 'high', to: number): Filter {
  const { field, min, max, step } = model
  const snapped = Math.round(to / step) * step
  const [least, most] = thumb === 'low' ? [min, model.high] : [model.low, max]
  // The ends may lie between two steps, and the thumbs must still reach them.
  const value = to <= least ? least : to >= most ? most : Math.min(most, Math.max(least, Number(snapped.toFixed(6))))
  const [low, high] = thumb === 'low' ? [value, model.high] : [model.low, value]
  return { field, op: 'inrange', data: low <= min && high >= max ? [] : [low, high] }
}

/** Makes the data of a range. The step is 1 when both ends are whole numbers, otherwise 0.01. */
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

/** The lower and the upper end. */
export type Range = readonly [from: number, to: number]

export interface RangeRules {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Minimum distance of the ends. */
  readonly minDistance: number
}

/**
 * Returns the nearest value of the slider. A maximum between two steps cannot be reached, as in the browser's own
 * slider.
 */
export function snap(value: number, { min, max, step }: RangeRules): number {
  const last = Math.floor(tidy((max - min) / step))
  const steps = Math.round((clamp(value, min, max) - min) / step)
  return tidy(min + Math.min(steps, last) * step)
}

/** Moves one end of a range. It stops at the minimum distance and never moves the other end. */
export function moveEnd(range: Range, end: 0 | 1, value: number, rules: RangeRules): Range {
  const [from, to] = range
  // Ends that were closer than the minimum distance from the start may stay so, but come no closer.
  const distance = Math.min(rules.minDistance, Math.max(0, rules.max - rules.min))
  return end === 0
    ? [Math.max(rules.min, Math.min(snap(value, rules), floorTo(to - distance, rules))), to]
    : [from, Math.min(rules.max, Math.max(snap(value, rules), ceilTo(from + distance, rules)))]
}

/** Parses a number. Spaces and units are ignored, a comma is a decimal point. Returns null when there is no number. */
export function parseNumber(typed: string): number | null {
  const digits = typed
    .replaceAll(/\s/g, '')
    .replace('−', '-')
    .replace(',', '.')
    .replace(/[^\d.-]+$/, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}

function floorTo(value: number, { min, step }: RangeRules): number {
  return tidy(min + Math.floor(tidy((value - min) / step)) * step)
}

function ceilTo(value: number, { min, step }: RangeRules): number {
  return tidy(min + Math.ceil(tidy((value - min) / step)) * step)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Removes binary rounding errors: 0.1 + 0.2 gives 0.3. */
function tidy(value: number): number {
  return Number(value.toFixed(10))
}

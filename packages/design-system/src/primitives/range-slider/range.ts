/** From and to. */
export type Range = readonly [from: number, to: number]

export interface RangeRules {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Minimum distance of the ends. */
  readonly minDistance: number
}

/** The nearest value of the slider; a maximum between two steps is out of reach, as in the browser's own slider. */
export function snap(value: number, { min, max, step }: RangeRules): number {
  const last = Math.floor(tidy((max - min) / step))
  const steps = Math.round((clamp(value, min, max) - min) / step)
  return tidy(min + Math.min(steps, last) * step)
}

/** The range after one end was moved: that end yields to the other and never pushes it. */
export function moveEnd(range: Range, end: 0 | 1, value: number, rules: RangeRules): Range {
  const [from, to] = range
  // Two ends that were handed in closer than this may stay, but come no closer.
  const distance = Math.min(rules.minDistance, Math.max(0, rules.max - rules.min))
  return end === 0
    ? [Math.max(rules.min, Math.min(snap(value, rules), floorTo(to - distance, rules))), to]
    : [from, Math.min(rules.max, Math.max(snap(value, rules), ceilTo(from + distance, rules)))]
}

/** Parses typed text as a number: spaces and units are skipped, a comma is a decimal point; null when it is none. */
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

/** Ends what binary fractions begin: 0.1 + 0.2 is 0.3. */
function tidy(value: number): number {
  return Number(value.toFixed(10))
}

import type { Point } from './polygon.js'

/** Every so many points of an outline, for a drawing with about `count` of them. */
export function thinned(polygon: readonly Point[], count: number): readonly Point[] {
  const every = Math.max(1, Math.floor(polygon.length / count))
  return polygon.filter((_, i) => i % every === 0)
}

/** A closed path in SVG. */
export function pathOf(polygon: readonly Point[]): string {
  return `M${polygon.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`
}

/** A number of a path: two decimals are a hundredth of a millimetre. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

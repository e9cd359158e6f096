import type { Point } from './polygon.js'

/** The outline thinned to about `count` points. */
export function thinned(polygon: readonly Point[], count: number): readonly Point[] {
  const every = Math.max(1, Math.floor(polygon.length / count))
  return polygon.filter((_, i) => i % every === 0)
}

/** A closed path in SVG. */
export function pathOf(polygon: readonly Point[]): string {
  return `M${polygon.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`
}

/** A number of a path. Two decimals are a hundredth of a millimetre. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

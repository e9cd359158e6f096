/** A value at a time; `at` is in ms. */
export type Point = { readonly at: number; readonly value: number }

/** Growth by least squares: per hour, and over the whole time of the points. */
export function growth(points: readonly Point[]): { readonly perHour: number; readonly total: number } {
  const start = points[0]?.at ?? 0
  const xs = points.map(({ at }) => (at - start) / 3_600_000)
  const meanX = mean(xs)
  const meanY = mean(points.map(({ value }) => value))
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
  const together = points.reduce((sum, { value }, index) => sum + ((xs[index] ?? 0) - meanX) * (value - meanY), 0)
  const perHour = spread > 0 ? together / spread : 0
  return { perHour, total: perHour * (xs.at(-1) ?? 0) }
}

/** The points without the first third, in which caches fill and the compiler optimises. */
export const settled = (points: readonly Point[]): readonly Point[] => points.slice(Math.ceil(points.length / 3))

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

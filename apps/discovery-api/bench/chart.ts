/** Measurements at one size of the catalogue; times in milliseconds. */
export type GrowthPoint = {
  readonly count: number
  readonly bytes: number
  readonly p50: number
  readonly p99: number
  readonly typing: number
}

const [WIDTH, HEIGHT, LEFT, TOP, INNER] = [720, 420, 70, 40, 300]
const SPAN = WIDTH - LEFT - 170

const LINES = [
  { key: 'p99', name: 'search, 8 facets, p99', colour: '#b3261e' },
  { key: 'p50', name: 'search, 8 facets, p50', colour: '#1f5fa8' },
  { key: 'typing', name: 'as one types, p99', colour: '#2e7d32' },
] as const

const named = (count: number): string =>
  count >= 1_000_000 ? `${String(count / 1_000_000)}M` : `${String(count / 1000)}k`

/** Draws times against the size of the catalogue as SVG, both on logarithmic scales. */
export function drawGrowth(points: readonly GrowthPoint[]): string {
  const [first, last] = [points[0]?.count ?? 1, points.at(-1)?.count ?? 10]
  const [low, high] = [0.01, 100]
  const x = (count: number): number => LEFT + (Math.log(count / first) / Math.log(last / first)) * SPAN
  const y = (ms: number): number => TOP + INNER - (Math.log(Math.max(ms, low) / low) / Math.log(high / low)) * INNER
  const text = (at: number, down: number, said: string, more = ''): string =>
    `<text x="${at.toFixed(1)}" y="${down.toFixed(1)}" ${more}>${said}</text>`
  const grid = [0.01, 0.1, 1, 10, 100].map(
    (ms) =>
      `<line x1="${String(LEFT)}" x2="${String(LEFT + SPAN)}" y1="${y(ms).toFixed(1)}" y2="${y(ms).toFixed(1)}" stroke="#ddd"/>${text(LEFT - 8, y(ms) + 4, `${String(ms)} ms`, 'text-anchor="end"')}`,
  )
  const sizes = points.map(
    ({ count, bytes }) =>
      text(x(count), TOP + INNER + 22, named(count), 'text-anchor="middle"') +
      text(x(count), TOP + INNER + 42, `${bytes.toFixed(0)} B`, 'text-anchor="middle" fill="#666"'),
  )
  const curves = LINES.map(({ key, name, colour }) => {
    const path = points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.count).toFixed(1)} ${y(point[key]).toFixed(1)}`)
      .join('')
    const end = points.at(-1)
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${end === undefined ? '' : text(LEFT + SPAN + 10, y(end[key]) + 4, name, `fill="${colour}"`)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" font-family="sans-serif" font-size="12">
<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="#fff"/>
${text(LEFT, 20, 'The embedded engine as a catalogue grows: time of a search, and memory a product', 'font-size="14"')}
${[...grid, ...sizes, ...curves].join('\n')}
${text(LEFT + SPAN / 2, TOP + INNER + 64, 'products (memory of each below)', 'text-anchor="middle"')}
</svg>
`
}

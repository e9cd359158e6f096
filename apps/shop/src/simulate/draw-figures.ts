import type { MonthlyFigures } from './monthly-figures.js'

const CHART = { width: 340, height: 120, gap: 28, columns: 2 } as const
const PLOT = { left: 34, top: 24, bottom: 18 } as const
const MARGIN = 20
/** Only every third month gets a label, because a chart has no room for twelve. */
const MONTHS_A_LABEL = 3

/** Draws an SVG document with a small chart for each kind of event. All charts have the same time axis. */
export function drawFigures(months: readonly MonthlyFigures[], title: string): string {
  const names = [...new Set(months.flatMap(({ counts }) => Object.keys(counts)))].toSorted()
  const rows = Math.ceil(names.length / CHART.columns)
  const width = MARGIN * 2 + CHART.columns * CHART.width + (CHART.columns - 1) * CHART.gap
  const height = MARGIN * 2 + 24 + rows * (CHART.height + CHART.gap)
  const charts = names.map((name, at) => {
    const x = MARGIN + (at % CHART.columns) * (CHART.width + CHART.gap)
    const y = MARGIN + 24 + Math.floor(at / CHART.columns) * (CHART.height + CHART.gap)
    return `<g transform="translate(${x} ${y})">${chart(name, months)}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escape(title)}">`,
    `<style>text{font:11px system-ui,sans-serif;fill:#33322e}.name{font-weight:600}.axis{stroke:#b8b4aa}.bar{fill:#2f5d50}</style>`,
    `<rect width="100%" height="100%" fill="#fbfaf7"/>`,
    `<text x="${MARGIN}" y="${MARGIN + 4}" style="font-size:14px;font-weight:600">${escape(title)}</text>`,
    ...charts,
    '</svg>',
    '',
  ].join('\n')
}

function chart(name: string, months: readonly MonthlyFigures[]): string {
  const counts = months.map((month) => month.counts[name] ?? 0)
  const most = Math.max(1, ...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const room = CHART.height - PLOT.top - PLOT.bottom
  const step = (CHART.width - PLOT.left) / Math.max(1, months.length)
  const base = CHART.height - PLOT.bottom
  const bars = counts.map((count, at) => {
    const tall = (count / most) * room
    return `<rect class="bar" x="${round(PLOT.left + at * step + 1)}" y="${round(base - tall)}" width="${round(Math.max(1, step - 2))}" height="${round(tall)}"/>`
  })
  const labels = months.flatMap(({ month }, at) =>
    at % MONTHS_A_LABEL === 0
      ? [`<text x="${round(PLOT.left + at * step)}" y="${CHART.height - 4}">${month.slice(2)}</text>`]
      : [],
  )
  return [
    `<text class="name" x="0" y="12">${escape(name)}</text>`,
    `<text x="${CHART.width}" y="12" text-anchor="end">${total}</text>`,
    `<text x="${PLOT.left - 6}" y="${PLOT.top + 4}" text-anchor="end">${most}</text>`,
    `<line class="axis" x1="${PLOT.left}" x2="${CHART.width}" y1="${base}" y2="${base}"/>`,
    ...bars,
    ...labels,
  ].join('')
}

const round = (value: number) => Math.round(value * 10) / 10

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

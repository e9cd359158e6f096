// Draws Sweden for the store map: Natural Earth's outline (public domain, from world-atlas), projected once, here.
// Writes src/commerce/store-map/generated, or the folder it is handed. Run by hand after a change of atlas or sketch:
// node scripts/sweden-outline.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { geoConicConformal, geoPath } from 'd3-geo'
import { feature, merge } from 'topojson-client'

const SWEDEN = '752'
/** Height of the map in its own units. The width follows from the shape of the country. */
const HEIGHT = 1000
const MARGIN = 12
/** The window is wider than the country (3 to 4). The neighbouring land is drawn this far to each side. */
const MAX_SIDES = 320
/** The two standard parallels divide Sweden's 55 to 69 degrees evenly; the meridian is its middle. */
const PARALLELS = [57, 67]
const MERIDIAN = 17

/**
 * The great lakes, which the atlas lacks: a hand-made sketch in degrees, so that people recognise the country. It is
 * coarse, so the map fades it out when it zooms in.
 */
const LAKES = {
  vänern: `12.33 58.39, 12.42 58.55, 12.47 58.7, 12.4 58.78, 12.52 58.88, 12.6 58.98, 12.72 59.05, 12.86 59.05, 12.95 58.96,
    13.08 58.95, 13.12 59.12, 13.14 59.3, 13.5 59.36, 13.7 59.4, 14.05 59.29, 13.95 59.12, 14.05 58.96, 13.98 58.84,
    13.82 58.72, 13.4 58.68, 13.18 58.51, 13.04 58.58, 13.16 58.7, 13.05 58.74, 12.92 58.62, 12.8 58.52, 12.55 58.43`,
  vättern: `14.14 57.78, 14.27 57.8, 14.45 58, 14.6 58.15, 14.68 58.3, 14.85 58.42, 15.03 58.53, 14.96 58.62, 14.98 58.75,
    14.93 58.88, 14.78 58.8, 14.7 58.7, 14.55 58.58, 14.5 58.48, 14.4 58.38, 14.3 58.28, 14.28 58.15, 14.2 58`,
  mälaren: `15.98 59.51, 16.3 59.55, 16.55 59.59, 16.85 59.52, 17.05 59.6, 17.25 59.5, 17.52 59.55, 17.6 59.72, 17.68 59.52,
    17.85 59.42, 17.97 59.33, 17.75 59.29, 17.6 59.2, 17.35 59.28, 17.1 59.36, 16.85 59.41, 16.5 59.47, 16.2 59.45`,
  hjälmaren: '15.24 59.25, 15.55 59.29, 15.85 59.32, 16.15 59.27, 16.26 59.2, 15.95 59.18, 15.65 59.17, 15.35 59.18',
  siljan: '14.58 60.99, 14.75 61.01, 14.9 60.93, 15.12 60.89, 15.05 60.8, 14.85 60.78, 14.65 60.83, 14.5 60.92',
  storsjön: '14.1 63.05, 14.3 63.15, 14.45 63.3, 14.64 63.22, 14.53 63.1, 14.78 63.02, 14.55 62.91, 14.3 62.95',
}

const home = fileURLToPath(new URL('..', import.meta.url))
const atlas = (scale) => {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const world = JSON.parse(readFileSync(path, 'utf8'))
  const countries = world.objects.countries.geometries
  return {
    country: feature(
      world,
      countries.find(({ id }) => id === SWEDEN),
    ),
    neighbours: merge(
      world,
      countries.filter(({ id }) => id !== SWEDEN),
    ),
  }
}

const fine = atlas('10m').country
const projection = geoConicConformal().parallels(PARALLELS).rotate([-MERIDIAN, 0]).center([0, 62]).scale(1)
projection.translate([0, 0]).precision(0)
const [[left, top], [right, bottom]] = geoPath(projection).bounds(fine)
const scale = (HEIGHT - 2 * MARGIN) / (bottom - top)
const width = Math.ceil((right - left) * scale + 2 * MARGIN)
const round = (number, digits) => Number(number.toFixed(digits))
const translate = [round(MARGIN - left * scale, 3), round(MARGIN - top * scale, 3)]
projection.scale(round(scale, 3)).translate(translate)

/** Writes relative steps on a grid. Points that coincide, or that lie on the line to the next point, are left out. */
function ringPath(ring, grid) {
  const points = ring.map((point) => point.map((value) => Math.round(value / grid)))
  const distinct = points.filter(
    (point, index) => index === 0 || point.some((v, axis) => v !== points[index - 1][axis]),
  )
  const corners = distinct.filter((point, index) => {
    const [a, c] = [distinct[index - 1], distinct[index + 1]]
    return !a || !c || (point[0] - a[0]) * (c[1] - a[1]) !== (point[1] - a[1]) * (c[0] - a[0])
  })
  if (corners.length < 3) return ''
  const steps = corners.slice(1).map(([x, y], index) => `${x - corners[index][0]} ${y - corners[index][1]}`)
  return `M${corners[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

/** Writes the path of a shape in grid steps, clipped by d3. */
function outline(shape, grid, clip = null) {
  projection.clipExtent(clip)
  let path = ''
  let ring = []
  const close = () => {
    path += ringPath(ring, grid)
    ring = []
  }
  const context = {
    moveTo: (x, y) => (ring = [[x, y]]),
    lineTo: (x, y) => ring.push([x, y]),
    closePath: close,
    arc: () => {},
    beginPath: () => {},
  }
  geoPath(projection, context)(shape)
  return path
}

/** Writes a closed curve through the middles of the sketch's sides. */
function lakePath(sketch) {
  const points = sketch.split(',').map((pair) => projection(pair.trim().split(' ').map(Number)))
  const at = (index) => points[index % points.length]
  const text = (point) => point.map((value) => round(value, 1)).join(' ')
  const middle = (index) => text([0, 1].map((axis) => (at(index)[axis] + at(index + 1)[axis]) / 2))
  return `M${middle(0)}${points.map((_, index) => `Q${text(at(index + 1))} ${middle(index + 1)}`).join('')}z`
}

const target = process.argv[2] ?? `${home}/src/commerce/store-map/generated`
mkdirSync(target, { recursive: true })
const head = '// Generated by scripts/sweden-outline.mjs.\n'
const write = (name, code) => {
  writeFileSync(`${target}/${name}.ts`, head + code)
  process.stdout.write(`${name}: ${gzipSync(code, { level: 9 }).length} bytes gzip\n`)
}

write(
  'map-frame',
  `/** The sheet the outlines are drawn on, and the projection that put them there. */
export const MAP_FRAME = {
  width: ${width},
  height: ${HEIGHT},
  parallels: [${PARALLELS.join(', ')}],
  meridian: ${MERIDIAN},
  latitude: 62,
  scale: ${round(scale, 3)},
  translate: [${translate.join(', ')}],
} as const
`,
)
for (const [name, size, grid] of [
  ['SWEDEN_10M', '10m', 0.05],
  ['SWEDEN_50M', '50m', 0.5],
]) {
  write(
    `sweden-${size}`,
    `/** The country at 1:${size.slice(0, -1)} million by Natural Earth (public domain), in steps of ${grid} map units. */
export const ${name} = { grid: ${grid}, path: '${outline(atlas(size).country, grid)}' } as const
`,
  )
}
const around = [
  [-MAX_SIDES, -MAX_SIDES],
  [width + MAX_SIDES, HEIGHT + MAX_SIDES],
]
write(
  'neighbours-50m',
  `/** The land around, at 1:50 million by Natural Earth (public domain), in steps of 1 map unit. */
export const NEIGHBOURS_50M = { grid: 1, path: '${outline(atlas('50m').neighbours, 1, around)}' } as const
`,
)
projection.clipExtent(null)
write(
  'lakes',
  `/** The great lakes, sketched. */\nexport const LAKES = '${Object.values(LAKES).map(lakePath).join('')}'\n`,
)

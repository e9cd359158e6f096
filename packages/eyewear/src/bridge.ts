import type { FrameSpec } from './frame-spec.js'
import { band, cubic, quadratic } from './lines.js'
import type { Point, Polygon } from './polygon.js'
import { shapeTraits } from './shapes/registry.js'

export interface BridgeParts {
  readonly bridge: Polygon
  readonly line: readonly Point[]
  readonly topBar?: Polygon
  readonly topBarLine?: readonly Point[]
}

/** The bridge of a front. Of wire: an arched line that starts inside both rims. Of sheet: a saddle with an arch for the nose. */
export function bridgeParts(spec: FrameSpec, rim: Polygon): BridgeParts {
  const wire = spec.material === 'metal' || spec.material === 'titanium' || spec.construction === 'browline'
  const traits = shapeTraits(spec.shape)
  const y = traits.bridge * spec.measures.lensHeight
  if (!wire) return { bridge: saddle(spec, y), line: [] }
  const line = arch(spec, rim, y)
  const halfThickness = spec.material === 'titanium' ? 0.75 : 0.95
  if (!traits.doubleBridge || spec.construction === 'rimless') return { bridge: band(line, halfThickness), line }
  const bar = browBar(spec, rim)
  return { bridge: band(line, halfThickness), line, topBar: band(bar, 0.85), topBarLine: bar }
}

function nasalEdge(rim: Polygon, y: number): number {
  let best = Infinity
  for (const [px, py] of rim) if (Math.abs(py - y) < 1.2) best = Math.min(best, px)
  return best === Infinity ? Math.min(...rim.map((p) => p[0])) : best
}

function arch(spec: FrameSpec, rim: Polygon, y: number): Point[] {
  const rimless = spec.construction === 'rimless'
  const edge = nasalEdge(rim, y) + (rimless ? 4.2 : 0.55)
  const rise = spec.measures.noseBridge * 0.2
  const right = cubic(
    [0, y - rise * 0.62],
    [edge * 0.5, y - rise * 0.62],
    [edge * 0.72, y - rise * 0.1],
    [edge, y + (rimless ? 0.3 : 0.9)],
  )
  const left = right
    .slice(1)
    .map(([x, py]): Point => [-x, py])
    .reverse()
  return [...left, ...right]
}

/** The y of the rim's upper edge at a distance from the middle. */
function topEdge(rim: Polygon, x: number): number {
  let best = 0
  for (const [px, py] of rim) if (Math.abs(px - x) < 0.8) best = Math.min(best, py)
  return best
}

/** The brow bar leaves the rims where their upper edge is nearly level, so that both form one line. */
function browBar(spec: FrameSpec, rim: Polygon): Point[] {
  const { noseBridge, lensWidth } = spec.measures
  const x = noseBridge / 2 + lensWidth * 0.34
  const y = topEdge(rim, x) + 0.5
  const inner = noseBridge / 2 + lensWidth * 0.1
  const right = cubic([0, y - 0.2], [inner * 0.6, y - 0.25], [inner, y - 0.3], [x, y])
  const left = right
    .slice(1)
    .map(([px, py]): Point => [-px, py])
    .reverse()
  return [...left, ...right]
}

function saddle(spec: FrameSpec, y: number): Polygon {
  const half = spec.measures.noseBridge / 2
  const scale = Math.min(1.1, Math.max(0.75, spec.measures.lensHeight / 42))
  const wrap = shapeTraits(spec.shape).wrap === true
  const depth = (wrap ? 8 : spec.material === 'rubber' ? 6 : 5.6) * scale
  const arc = half * 0.22
  const top = quadratic([-half - 1.6, y - 0.2], [0, y - arc * 0.7], [half + 1.6, y - 0.2])
  const low = y + depth
  const right = cubic([half + 1.6, low + 5 * scale], [half * 0.78, low + 1.4], [half * 0.5, low - arc], [0, low - arc])
  const left = right
    .slice(0, -1)
    .map(([px, py]): Point => [-px, py])
    .reverse()
  return [...top, ...right, ...left]
}

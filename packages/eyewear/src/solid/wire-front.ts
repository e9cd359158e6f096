import type { FrameSpec } from '../frame-spec.js'
import type { FrameOutline } from '../outline.js'
import { isWire } from '../outline.js'
import { offsetOutwards, type Point } from '../polygon.js'
import { rimThickness } from '../rim.js'
import { upright } from './distance.js'
import { mirroredMesh, type Mesh, type Vector } from './mesh.js'
import { spaced } from './spacing.js'
import { alongLine, superellipse, sweep, type SectionOffset } from './surface.js'

/** Half thickness of the wire, mm. */
export function wireRadius(spec: FrameSpec): number {
  return spec.material === 'titanium' ? 0.62 : 0.8
}

/** Rims, bridge and bars of bent wire, on the flat front. The rims have a groove for the lens. */
export function wireFront(spec: FrameSpec, shape: FrameOutline): Mesh[] {
  const radius = wireRadius(spec)
  const lines = [shape.bridgeLine, ...(shape.topBarLine ? [shape.topBarLine] : [])].filter((line) => line.length > 1)
  const behind = spec.construction === 'browline' ? -0.4 : 0
  const across = lines.map((line) => wire(upright(line, 40), radius, behind))
  return [...across, ...rims(spec, shape, radius, behind)]
}

function rims(spec: FrameSpec, shape: FrameOutline, radius: number, behind: number): Mesh[] {
  if (spec.construction === 'rimless' || !(isWire(spec) || spec.construction === 'browline')) return []
  const available = rimThickness({ ...spec, construction: 'full-rim', material: 'metal' })
  const middle = offsetOutwards(shape.shield ?? shape.lenses[1], (nx, ny) => Math.min(0.5, available(nx, ny) / 2))
  const line = counterClockwise(upright(middle, 400))
  if (spec.construction !== 'half-rim') {
    const rim = sweep(closedStations(spaced(line, true), radius, behind), true)
    return shape.shield ? [rim] : [rim, mirroredMesh(rim)]
  }
  const cut = -spec.measures.lensHeight * 0.06
  const start = line.findIndex((p, i) => p[1] > cut && line[(i - 1 + line.length) % line.length]![1] <= cut)
  const upper = [...line.slice(start), ...line.slice(0, start)].filter((p) => p[1] > cut)
  const bar = wire(spaced(upper, false), radius, behind)
  return [bar, mirroredMesh(bar)]
}

/** A round wire along a line on the flat front. */
export function wire(line: readonly Point[], radius: number, above: number): Mesh {
  const section = superellipse(radius, radius, 2, 10)
  const path = line.map(([x, y]): Vector => [x, y, above])
  return sweep(alongLine(path, [0, 0, 1], () => section))
}

/** The section of a rim: its outer side is round, its inner side has a groove. */
function rimSection(radius: number): SectionOffset[] {
  const deep = radius * 1.2
  return [
    [-radius, -deep * 0.7],
    [-radius * 0.5, -deep],
    [radius * 0.4, -deep * 0.92],
    [radius * 0.88, -deep * 0.5],
    [radius, 0],
    [radius * 0.88, deep * 0.5],
    [radius * 0.4, deep * 0.92],
    [-radius * 0.5, deep],
    [-radius, deep * 0.7],
    [-radius * 0.62, 0],
  ]
}

function closedStations(line: readonly Point[], radius: number, behind: number) {
  const section = rimSection(radius)
  const n = line.length
  return line.map(([x, y], i) => {
    const [a, b] = [line[(i - 1 + n) % n]!, line[(i + 1) % n]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const across: Vector = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length, 0]
    return { at: [x, y, behind] as const, across, up: [0, 0, -1] as const, section }
  })
}

export function counterClockwise(line: readonly Point[]): readonly Point[] {
  let area = 0
  for (let i = 0; i < line.length; i++) {
    const [a, b] = [line[i]!, line[(i + 1) % line.length]!]
    area += a[0] * b[1] - b[0] * a[1]
  }
  return area > 0 ? line : line.toReversed()
}

import earcut from 'earcut'
import type { FrameSpec } from '../frame-spec.js'
import type { FrameOutline } from '../outline.js'
import { contains, signedArea, type Point } from '../polygon.js'
import { contours } from './contour.js'
import { slopeAt } from './distance.js'
import { frontDistances, GROOVE_MM, type FrontDistances } from './front-distance.js'
import type { FrontForm } from './front-form.js'
import { insetLimits } from './inset.js'
import { MeshBuilder, type Mesh } from './mesh.js'
import { edgeSection, widestRounding, type SectionPoint } from './section.js'
import { spaced } from './spacing.js'

interface EdgePoint {
  readonly at: Point
  /** Direction away from the material. */
  readonly outward: Point
  /** Whether the point is in the groove that holds the lens. */
  readonly grooved: boolean
}

/** Limits of the roundings that are tried in turn, as shares of the distance to the middle of the material, until no roundings cross. */
const REACHES = [0.84, 0.5, 0.25, 0.1]

/** The front cut from a sheet, or its brows: one watertight solid with rounded edges, and grooves for the lenses. */
export function sheetFront(spec: FrameSpec, shape: FrameOutline, form: FrontForm): Mesh {
  const edges = edgesOf(spec, frontDistances(spec, shape))
  const measured = edges.map((edge) => edge.map((point) => ({ ...point, widest: widestRounding(spec, point) })))
  for (const reach of REACHES) {
    const limits = insetLimits(measured, reach)
    const mesh = new MeshBuilder()
    const faces = edges.map((edge, e) => wall(mesh, spec, form, edge, limits[e]!))
    if (close(mesh, faces, 'front') && close(mesh, faces, 'back')) return mesh
  }
  throw new Error(`The front of a ${spec.shape} has edges that cross: ${JSON.stringify(spec.measures)}`)
}

function edgesOf(spec: FrameSpec, { lens, sheet }: FrontDistances): EdgePoint[][] {
  const { totalWidth, lensHeight } = spec.measures
  const bounds = { x1: totalWidth / 2 + 2, y0: -lensHeight / 2 - 8, y1: lensHeight / 2 + 12 }
  const { across, right } = contours(sheet, bounds)
  const point = ([x, y]: Point): EdgePoint => ({
    at: [x, y],
    outward: slopeAt(sheet, x, y),
    grooved: Math.abs(lens(x, y) + GROOVE_MM) < 0.12,
  })
  const mirror = (p: EdgePoint): EdgePoint => ({
    ...p,
    at: [-p.at[0], p.at[1]],
    outward: [-p.outward[0], p.outward[1]],
  })
  const whole = across.map((chain) => {
    const half = spaced(chain, false).map(point)
    half[0] = { ...half[0]!, at: [0, half[0]!.at[1]], outward: [0, Math.sign(half[0]!.outward[1])] }
    const last = half.at(-1)!
    half[half.length - 1] = { ...last, at: [0, last.at[1]], outward: [0, Math.sign(last.outward[1])] }
    return [...half, ...half.slice(1, -1).toReversed().map(mirror)]
  })
  const pairs = right.flatMap((chain) => {
    const edge = spaced(chain, true).map(point)
    return [edge, edge.toReversed().map(mirror)]
  })
  return [...whole, ...pairs]
}

interface Faces {
  readonly front: { readonly ids: readonly number[]; readonly at: readonly Point[] }
  readonly back: { readonly ids: readonly number[]; readonly at: readonly Point[] }
}

/** Adds the rounded edge along an outline, from the front face to the back face. */
function wall(
  mesh: MeshBuilder,
  spec: FrameSpec,
  form: FrontForm,
  edge: readonly EdgePoint[],
  limits: readonly number[],
): Faces {
  const sections = edge.map((point, i): readonly SectionPoint[] =>
    edgeSection(spec, form.thickness, { limit: limits[i]!, grooved: point.grooved, outward: point.outward }),
  )
  const rows = sections[0]!.map((_, r) =>
    edge.map(({ at, outward }, i) => {
      const { inset, above, out, up } = sections[i]![r]!
      const x = at[0] - outward[0] * inset
      const y = at[1] - outward[1] * inset
      return mesh.vertex(form.place(x, y, above), form.turn(x, [outward[0] * out, outward[1] * out, up]))
    }),
  )
  // Seen from outside, the outline runs to the right with the front face above.
  mesh.strips(rows.toReversed(), true)
  const flat = edge.map(({ at, outward }, i): Point => {
    const { inset } = sections[i]![0]!
    return [at[0] - outward[0] * inset, at[1] - outward[1] * inset]
  })
  return { front: { ids: rows[0]!, at: flat }, back: { ids: rows.at(-1)!, at: flat } }
}

/** Fills a face between its rounded edges; false when they cross, so that it cannot be filled. */
function close(mesh: MeshBuilder, faces: readonly Faces[], side: 'front' | 'back'): boolean {
  const outlines = faces.map((face) => face[side])
  const bodies = outlines.filter(({ at }) => signedArea(at) > 0)
  const holes = outlines.filter(({ at }) => signedArea(at) <= 0)
  for (const body of bodies) {
    const inside = holes.filter((hole) => contains(body.at, hole.at[0]!))
    const rings = [body, ...inside]
    const ids = rings.flatMap((ring) => ring.ids)
    const starts: number[] = []
    let count = body.ids.length
    for (const ring of inside) {
      starts.push(count)
      count += ring.ids.length
    }
    // Points exactly on one line would be left out and leave a gap, so each is moved slightly.
    const flat = rings.flatMap((ring) => ring.at).flatMap(([x, y], i) => [x + jitter(i), y + jitter(i + 0.5)])
    const corners = earcut(flat, starts, 2)
    if (corners.length / 3 !== ids.length + 2 * inside.length - 2) return false
    for (let i = 0; i < corners.length; i += 3) {
      const [a, b, c] = [ids[corners[i]!]!, ids[corners[i + 1]!]!, ids[corners[i + 2]!]!]
      const counterClockwise = turnOf(flat, corners[i]!, corners[i + 1]!, corners[i + 2]!) > 0
      if (counterClockwise === (side === 'front')) mesh.triangle(a, b, c)
      else mesh.triangle(a, c, b)
    }
  }
  return true
}

const JITTER_MM = 1e-5
const jitter = (seed: number): number => Math.sin(seed * 127.1) * JITTER_MM

function turnOf(flat: readonly number[], a: number, b: number, c: number): number {
  const [ax, ay] = [flat[a * 2]!, flat[a * 2 + 1]!]
  return (flat[b * 2]! - ax) * (flat[c * 2 + 1]! - ay) - (flat[b * 2 + 1]! - ay) * (flat[c * 2]! - ax)
}

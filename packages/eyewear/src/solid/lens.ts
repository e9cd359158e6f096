import type { FrameSpec } from '../frame-spec.js'
import type { FrameOutline } from '../outline.js'
import type { Point } from '../polygon.js'
import { shapeTraits } from '../shapes/registry.js'
import { upright } from './distance.js'
import type { FrontForm } from './front-form.js'
import { MeshBuilder, mirroredMesh, type Mesh, type Vector } from './mesh.js'
import { spaced } from './spacing.js'
import { counterClockwise } from './wire-front.js'

/** Rings of vertices from the middle to the edge, as shares of the distance. */
const RINGS = [0.32, 0.64, 0.88] as const

/** Half thickness (mm) of the lens edge, and how far (mm) inside the bevel the faces end. */
const EDGE = { half: 0.75, bevel: 0.5, polished: 0.12 } as const

/** Radius (mm) of the front of the lens: base curve 4 for glasses, 6 for sunglasses, 8 for a wrap. */
function baseRadius(spec: FrameSpec): number {
  if (shapeTraits(spec.shape).wrap) return 90
  return spec.lens === 'clear' || spec.lens === 'blue-filter' ? 132 : 98
}

/** The right-hand lens. Its edge is the outline on the bent front; its faces bulge to their base curve. */
export function lensSolid(spec: FrameSpec, shape: FrameOutline, form: FrontForm): Mesh {
  const { noseBridge, lensWidth } = spec.measures
  const edge = spaced(counterClockwise(upright(shape.lenses[1], 400)), true)
  return dome(edge, [(noseBridge + lensWidth) / 2, 0], spec, form)
}

/** The single lens of a shield: two halves that share the edge in the middle. */
export function shieldSolid(spec: FrameSpec, shield: readonly Point[], form: FrontForm): Mesh {
  const { noseBridge, lensWidth } = spec.measures
  const right = counterClockwise(upright(shield, 1200)).filter((p) => p[0] >= -1e-9)
  const start = right.findIndex((p, i) => p[0] < 1e-6 && i > 0)
  const ordered = start > 0 ? [...right.slice(start), ...right.slice(0, start)] : right
  // From the notch over the nose, along the temple side, to the middle of the upper edge and back down.
  const rest = spaced(ordered, false)
  const [low, high] = [ordered[0]![1], ordered.at(-1)![1]]
  const seam = Array.from({ length: 7 }, (_, i): Point => [0, high + ((low - high) * i) / 7])
  const half = dome([...rest, ...seam], [(noseBridge + lensWidth) / 2, 0], spec, form, true)
  const builder = new MeshBuilder()
  builder.add(half)
  builder.add(mirroredMesh(half))
  return builder
}

function dome(edge: readonly Point[], [cx, cy]: Point, spec: FrameSpec, form: FrontForm, seamed = false): Mesh {
  const mesh = new MeshBuilder()
  const width = spec.measures.lensWidth
  const rise = seamed ? 0 : Math.max(0, (width * width) / (8 * baseRadius(spec)) + form.depth(width / 2))
  const bare = spec.construction === 'rimless' || spec.construction === 'half-rim'
  const inset = bare ? EDGE.polished : EDGE.bevel
  const place = ([x, y]: Point, share: number, side: 1 | -1): Vector =>
    form.place(x, y, rise * (1 - share * share) + side * EDGE.half)
  const face = (side: 1 | -1): number[] => {
    const normal = (x: number, [ex, ey]: Point, share: number): Vector => {
      const radius = Math.hypot(ex - cx, ey - cy)
      const slope = (2 * rise * share) / radius
      const flat: Vector = [(slope * (ex - cx)) / radius, (slope * (ey - cy)) / radius, 1]
      const [nx, ny, nz] = form.turn(x, flat)
      // The normals have no x here, so that the halves of a shield meet without a crease.
      return seamed && Math.abs(x) < 1e-6 ? [0, side * ny, side * nz] : [side * nx, side * ny, side * nz]
    }
    const centre = mesh.vertex(place([cx, cy], 0, side), normal(cx, edge[0]!, 0))
    const rows = [...RINGS, 1].map((ring) =>
      edge.map((e) => {
        const reach = Math.hypot(e[0] - cx, e[1] - cy)
        const share = e[0] < 1e-6 && seamed ? ring : ring * (1 - inset / reach)
        const at: Point = [cx + (e[0] - cx) * share, cy + (e[1] - cy) * share]
        return mesh.vertex(place(at, share, side), normal(at[0], e, share))
      }),
    )
    for (let i = 0; i < edge.length; i++) {
      const [a, b] = [rows[0]![i]!, rows[0]![(i + 1) % edge.length]!]
      if (side > 0) mesh.triangle(centre, a, b)
      else mesh.triangle(centre, b, a)
    }
    mesh.strips(side > 0 ? rows.toReversed() : rows, true)
    return rows.at(-1)!
  }
  wall(mesh, edge, { front: face(1), back: face(-1), form, seamed })
  return mesh
}

interface Wall {
  readonly front: readonly number[]
  readonly back: readonly number[]
  readonly form: FrontForm
  readonly seamed: boolean
}

/** The bevel around the edge. The seam between the halves of a shield has none. */
function wall(mesh: MeshBuilder, edge: readonly Point[], { front, back, form, seamed }: Wall): void {
  const n = edge.length
  const at = (id: number): Vector => [mesh.positions[id * 3]!, mesh.positions[id * 3 + 1]!, mesh.positions[id * 3 + 2]!]
  const outward = edge.map((_, i): Vector => {
    const [a, b] = [edge[(i - 1 + n) % n]!, edge[(i + 1) % n]!]
    return [b[1] - a[1], a[0] - b[0], 0]
  })
  const rows = [
    front.map((id, i) => mesh.vertex(at(id), outward[i]!)),
    edge.map((e, i) => mesh.vertex(form.place(e[0], e[1], 0), outward[i]!)),
    back.map((id, i) => mesh.vertex(at(id), outward[i]!)),
  ].toReversed()
  for (let r = 0; r < 2; r++) {
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n
      if (seamed && edge[i]![0] < 1e-6 && edge[j]![0] < 1e-6) continue
      mesh.quad(rows[r]![i]!, rows[r]![j]!, rows[r + 1]![j]!, rows[r + 1]![i]!)
    }
  }
}

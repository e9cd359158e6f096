import type { FrameSpec } from '@klarsikt/eyewear'
import {
  boxingCentre,
  frameSolids,
  type FramePart,
  type FrameSolids,
  type MaterialSlot,
  type Mesh,
  type ModelNode,
} from '@klarsikt/eyewear/solid'

/** Largest angle, in radians, that is tried for the resting frame. */
const MAX_LEAN_RAD = 0.5
const BISECTIONS = 24

export interface RestingPart {
  readonly node: ModelNode
  readonly slot: MaterialSlot
  readonly mesh: Mesh
}

export interface RestingFrame {
  readonly parts: readonly RestingPart[]
  /** Height of the table in mm, from the boxing centre; negative. */
  readonly floor: number
}

/** How a frame lies: `open` on its rims and the ends of its temples, or `folded` and upside down on its brow. */
export type FramePose = 'open' | 'folded'

/** A frame that rests on a table with its front and its temples. The origin is the boxing centre; lengths in mm. */
export function restingFrame(spec: FrameSpec, pose: FramePose = 'open'): RestingFrame {
  const solids = frameSolids(spec)
  const isFolded = pose === 'folded'
  const open = solids.parts.map((part) => ({
    ...part,
    mesh: isFolded ? upsideDown(folded(part, solids)) : opened(part, solids),
  }))
  const lean = restingLean(open)
  const centre = boxingCentre(spec)
  const [, y, z] = turned(turnedOver([0, centre.y, centre.z], solids.tilt, isFolded), lean)
  const parts = open.map(({ node, slot, mesh }) => ({
    node,
    slot,
    mesh: {
      ...mesh,
      positions: eachPoint(mesh.positions, (point) => shifted(turned(point, lean), [0, -y, -z])),
      normals: eachPoint(mesh.normals, (normal) => turned(normal, lean)),
    },
  }))
  return { parts, floor: Math.min(...parts.map(({ mesh }) => lowest(mesh.positions))) }
}

type Point = readonly [x: number, y: number, z: number]

/** Moves a part of an open frame to its place: the front tilted, the temples at their hinges. */
function opened({ node, mesh }: FramePart, { tilt, hinge }: FrameSolids): Mesh {
  if (node === 'temple-left' || node === 'temple-right') {
    const side = node === 'temple-right' ? 1 : -1
    const by: Point = [side * hinge[0], hinge[1], hinge[2]]
    return { ...mesh, positions: eachPoint(mesh.positions, (point) => shifted(point, by)) }
  }
  return {
    ...mesh,
    positions: eachPoint(mesh.positions, (point) => turned(point, tilt)),
    normals: eachPoint(mesh.normals, (normal) => turned(normal, tilt)),
  }
}

/** Distance (mm) of the upper temple behind the lower one. */
const TEMPLE_STEP = 5

/** Moves a part of a folded frame to its place: the temples behind the lenses, one behind the other. */
function folded(part: FramePart, solids: FrameSolids): Mesh {
  const { node, mesh } = part
  if (node !== 'temple-left' && node !== 'temple-right') return opened(part, solids)
  const side = node === 'temple-right' ? 1 : -1
  const by: Point = [side * solids.hinge[0], solids.hinge[1], solids.hinge[2] - (side === 1 ? TEMPLE_STEP : 0)]
  const aside = ([x, y, z]: Point): Point => [side * z, y, -side * x]
  return {
    ...mesh,
    positions: eachPoint(mesh.positions, (point) => shifted(aside(point), by)),
    normals: eachPoint(mesh.normals, aside),
  }
}

function upsideDown(mesh: Mesh): Mesh {
  const over = ([x, y, z]: Point): Point => [-x, -y, z]
  return { ...mesh, positions: eachPoint(mesh.positions, over), normals: eachPoint(mesh.normals, over) }
}

function turnedOver(point: Point, tilt: number, isFolded: boolean): Point {
  const [x, y, z] = turned(point, tilt)
  return isFolded ? [-x, -y, z] : [x, y, z]
}

/** The angle about x at which the rims and the temples touch the table. */
function restingLean(parts: readonly Pick<FramePart, 'node' | 'mesh'>[]): number {
  const isTemple = ({ node }: Pick<FramePart, 'node'>) => node.startsWith('temple')
  const points = (some: typeof parts) => some.flatMap(({ mesh }) => mesh.positions)
  const front = points(parts.filter((part) => !isTemple(part)))
  const temples = points(parts.filter(isTemple))
  let [from, to] = [-MAX_LEAN_RAD, MAX_LEAN_RAD]
  for (let i = 0; i < BISECTIONS; i++) {
    const lean = (from + to) / 2
    if (lowest(temples, lean) < lowest(front, lean)) from = lean
    else to = lean
  }
  return (from + to) / 2
}

function lowest(positions: readonly number[], lean = 0): number {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  let low = Infinity
  for (let i = 0; i < positions.length; i += 3) low = Math.min(low, positions[i + 1]! * c - positions[i + 2]! * s)
  return low
}

function turned([x, y, z]: Point, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [x, y * c - z * s, y * s + z * c]
}

const shifted = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz]

function eachPoint(values: readonly number[], change: (point: Point) => Point): number[] {
  const out: number[] = []
  for (let i = 0; i < values.length; i += 3) out.push(...change([values[i]!, values[i + 1]!, values[i + 2]!]))
  return out
}

import type { FrameSpec } from '../frame-spec.js'
import { outline, type FrameOutline } from '../outline.js'
import { bent } from './bent.js'
import { upright } from './distance.js'
import { hasWireEnds } from './end-piece-design.js'
import { BAR_MM, elbow, ELBOW_MM, rivets } from './end-pieces.js'
import { barrels, carvedPad, screw, smartWindow, thread, wirePad } from './fittings.js'
import { hasSheet } from './front-distance.js'
import { frontForm, type FrontForm } from './front-form.js'
import { lensSolid, shieldSolid } from './lens.js'
import { joined, mirroredMesh, moved, type Mesh, type Vector } from './mesh.js'
import { sheetFront } from './sheet.js'
import { templeForm, templeSolids } from './temple.js'
import { counterClockwise, wireFront, wireRadius } from './wire-front.js'

/** The nodes of a model, each of which is moved or folded as a whole. */
export const MODEL_NODES = ['front', 'lens-left', 'lens-right', 'temple-left', 'temple-right'] as const
export type ModelNode = (typeof MODEL_NODES)[number]

/** What a part is made of; parts with the same slot have the same material. */
export type MaterialSlot = 'sheet' | 'wire' | 'temple' | 'tip' | 'pad' | 'hinge' | 'thread' | 'lens' | 'camera' | 'lamp'

/** A watertight solid in mm, in the coordinates of its node. */
export interface FramePart {
  readonly node: ModelNode
  readonly slot: MaterialSlot
  readonly mesh: Mesh
}

export interface FrameSolids {
  readonly parts: readonly FramePart[]
  /** Angle (radians) by which front and lenses lean towards the cheeks. */
  readonly tilt: number
  /** Place of the right-hand hinge, which is the origin of the temple's parts. */
  readonly hinge: Vector
}

/**
 * All parts of a frame as solids, made from the outline that drawings use. Left and right are as the viewer sees them.
 */
export function frameSolids(spec: FrameSpec): FrameSolids {
  const shape = outline(spec)
  const form = frontForm(spec)
  const origin = bridgeOrigin(spec, shape, form)
  const place = (mesh: Mesh) => moved(mesh, [0, -origin[1], -origin[2]])
  const temple = templeForm(spec)
  const hinge = hingeOf(spec, shape, form)
  const [c, s] = [Math.cos(temple.tilt), Math.sin(temple.tilt)]
  const [hy, hz] = [hinge[1] - origin[1], hinge[2] - origin[2]]
  return {
    parts: [...frontParts(spec, shape, form), ...lensParts(spec, shape, form)]
      .map((part) => ({ ...part, mesh: place(part.mesh) }))
      .concat(templeParts(spec)),
    tilt: temple.tilt,
    hinge: [hinge[0], hy * c - hz * s, hy * s + hz * c],
  }
}

/** The origin of a model: the middle of the bridge on the front's face. Measured from the boxing centres, y up, mm. */
function bridgeOrigin(spec: FrameSpec, shape: FrameOutline, form: FrontForm): Vector {
  const near = shape.bridge.filter(([x]) => Math.abs(x) < 1.5).map(([, y]) => -y)
  const y = near.length > 0 ? (Math.min(...near) + Math.max(...near)) / 2 : 0
  return [0, y, spec.construction !== 'browline' && hasSheet(spec) ? form.thickness / 2 : wireRadius(spec)]
}

function hingeOf(spec: FrameSpec, shape: FrameOutline, form: FrontForm): Vector {
  if (hasWireEnds(spec)) {
    const x = spec.measures.totalWidth / 2 - BAR_MM
    return [x, -shape.hinge[1], form.depth(x) - ELBOW_MM]
  }
  const [x, y] = shape.hinge
  return [x, -y, form.depth(x) - form.thickness / 2 - 0.05]
}

/**
 * Place of the boxing centres in the coordinates of a model: their height, and the z of the front's middle plane; mm.
 */
export function boxingCentre(spec: FrameSpec): { readonly y: number; readonly z: number } {
  const [, y, z] = bridgeOrigin(spec, outline(spec), frontForm(spec))
  return { y: -y, z: -z }
}

/** A right-hand mesh and its mirror image. */
const pair = (mesh: Mesh): Mesh[] => [mesh, mirroredMesh(mesh)]

function frontParts(spec: FrameSpec, shape: FrameOutline, form: FrontForm): FramePart[] {
  const front = (slot: MaterialSlot, meshes: readonly Mesh[]): FramePart[] =>
    meshes.length > 0 ? [{ node: 'front', slot, mesh: joined(meshes) }] : []
  const bend = (meshes: readonly Mesh[]) => meshes.map((mesh) => bent(mesh, form))
  const sheet = hasSheet(spec)
  const wires = !sheet || spec.construction === 'browline'
  const pads = wires ? wirePad(spec) : null
  const wireMeshes = wires ? wireFront(spec, shape) : []
  const ends = hasWireEnds(spec) ? elbow(spec, shape).flatMap(pair) : []
  const arms = pads ? pair(pads.arm) : []
  const screws = spec.construction === 'rimless' ? screwsOf(spec, shape).flatMap(pair) : []
  const [hx, hy, hz] = hingeOf(spec, shape, form)
  const hinge = hasWireEnds(spec)
    ? barrels([hx - 0.3, hy, hz - 0.3], 'front', 3)
    : barrels([hx - 2.7, hy, hz - 0.3], 'front', 5)
  const lamps = spec.smart && sheet ? smartWindow(spec, shape, form.thickness) : null
  const studs = sheet && !lamps ? rivets(spec, shape, form).flatMap(pair) : []
  return [
    ...(sheet ? front('sheet', [sheetFront(spec, shape, form)]) : []),
    ...front('wire', bend([...wireMeshes, ...ends, ...arms, ...screws])),
    ...front('pad', bend(pads ? pair(pads.pad) : carvedPads(spec, shape, form))).map((part) =>
      wires ? part : { ...part, slot: 'sheet' as const },
    ),
    ...front('hinge', [...hinge.flatMap(pair), ...bend(studs)]),
    ...(spec.construction === 'half-rim' ? front('thread', bend(threads(spec, shape))) : []),
    ...(lamps
      ? [
          ...front('hinge', bend(pair(lamps.ring))),
          ...front('camera', bend([lamps.glass])),
          ...front('lamp', bend([mirroredMesh(lamps.glass)])),
        ]
      : []),
  ]
}

/** The nose pads of a sheet front. A shield has none: it rests on the rim of its cut-out, and pads would show through its lens. */
function carvedPads(spec: FrameSpec, shape: FrameOutline, form: FrontForm): Mesh[] {
  return shape.shield ? [] : pair(carvedPad(spec, shape, form.thickness))
}

function threads(spec: FrameSpec, shape: FrameOutline): Mesh[] {
  const cut = -spec.measures.lensHeight * 0.06
  const line = counterClockwise(upright(shape.shield ?? shape.lenses[1], 120))
  const start = line.findIndex((p, i) => p[1] < cut + 1 && line[(i - 1 + line.length) % line.length]![1] >= cut + 1)
  const lower = [...line.slice(start), ...line.slice(0, start)].filter((p) => p[1] < cut + 1)
  return shape.shield ? [thread(lower)] : pair(thread(lower))
}

/** The right-hand screws of a rimless frame: by the bridge and by the end piece. */
function screwsOf(spec: FrameSpec, shape: FrameOutline): Mesh[] {
  const { noseBridge, lensWidth } = spec.measures
  const bridgeEnd = shape.bridgeLine.at(-1)
  const outside = screw([noseBridge / 2 + lensWidth - 3.6, -shape.hinge[1] + 0.5])
  return bridgeEnd ? [screw([bridgeEnd[0], -bridgeEnd[1]]), outside] : [outside]
}

function lensParts(spec: FrameSpec, shape: FrameOutline, form: FrontForm): FramePart[] {
  if (shape.shield) return [{ node: 'lens-left', slot: 'lens', mesh: shieldSolid(spec, shape.shield, form) }]
  const right = lensSolid(spec, shape, form)
  return [
    { node: 'lens-right', slot: 'lens', mesh: right },
    { node: 'lens-left', slot: 'lens', mesh: mirroredMesh(right) },
  ]
}

function templeParts(spec: FrameSpec): FramePart[] {
  const form = templeForm(spec)
  const { bar, tip } = templeSolids(spec, form)
  const knuckles =
    form.wire && hasWireEnds(spec) ? barrels([-0.3, 0, -0.3], 'temple', 3) : barrels([-2.7, 0, -0.3], 'temple', 5)
  const right: FramePart[] = [
    { node: 'temple-right', slot: 'temple', mesh: bar },
    { node: 'temple-right', slot: 'hinge', mesh: joined(knuckles) },
    ...(tip ? [{ node: 'temple-right', slot: 'tip', mesh: tip } as const] : []),
  ]
  return [
    ...right,
    ...right.map((part): FramePart => ({ ...part, node: 'temple-left', mesh: mirroredMesh(part.mesh) })),
  ]
}

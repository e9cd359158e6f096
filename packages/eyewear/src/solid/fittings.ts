import type { FrameSpec } from '../frame-spec.js'
import type { FrameOutline } from '../outline.js'
import { shapeTraits } from '../shapes/registry.js'
import { ellipsoid, stud } from './ball.js'
import { onEndPiece } from './end-pieces.js'
import type { Mesh, Vector } from './mesh.js'
import { alongLine, superellipse, sweep } from './surface.js'

/** Measures of a hinge's barrels. Counted from the top, the front holds the odd ones and the temple the even ones. */
const BARREL_MM = { radius: 0.95, height: 0.92, pitch: 1 } as const

/** The barrels of one side of a hinge, stacked around a point. */
export function barrels([x, y, z]: Vector, side: 'front' | 'temple', count: 3 | 5): Mesh[] {
  const first = y + ((count - 1) / 2) * BARREL_MM.pitch
  return Array.from({ length: count }, (_, i) => i)
    .filter((i) => (i % 2 === 0) === (side === 'front'))
    .map((i) => {
      const middle = first - i * BARREL_MM.pitch
      return rod(
        [
          [x, middle - BARREL_MM.height / 2, z],
          [x, middle + BARREL_MM.height / 2, z],
        ],
        BARREL_MM.radius,
        [1, 0, 0],
      )
    })
}

function rod(line: readonly Vector[], radius: number, across: Vector, sides = 10): Mesh {
  return sweep(alongLine(line, across, () => superellipse(radius, radius, 2, sides)))
}

/** The right-hand nose pad of a wire frame, and the arm that carries it. */
export function wirePad({ shape, measures }: FrameSpec): { readonly arm: Mesh; readonly pad: Mesh } {
  const half = measures.noseBridge / 2
  const top = shapeTraits(shape).bridge * -measures.lensHeight - 5
  const [px, py] = [half - 2.1, top - 6]
  const path: Vector[] = [
    [half + 0.3, top, -0.3],
    [half + 0.1, top - 0.1, -2.2],
    [half - 0.5, top - 0.7, -3.9],
    [half - 1, top - 2, -4.7],
    [px + 0.6, py + 1.6, -4.9],
    [px + 0.5, py + 0.2, -4.8],
  ]
  return { arm: rod(path, 0.42, [1, 0, 0], 8), pad: leaning([px, py, -5.4], [0.95, 4.1, 2]) }
}

/** The right-hand nose pad carved out of a sheet front, at its back. */
export function carvedPad(spec: FrameSpec, shape: FrameOutline, thickness: number): Mesh {
  const half = spec.measures.noseBridge / 2
  const low = Math.max(...shape.bridge.map((p) => p[1]))
  const wide = spec.material === 'rubber' ? 1.7 : 1.5
  return leaning([half - 0.5, -low - 0.6, -thickness / 2 - 0.7], [wide, 5, 2.1])
}

/** A nose pad that leans like the side of a nose. */
function leaning(centre: Vector, [wide, tall, deep]: readonly [number, number, number]): Mesh {
  const [c, s] = [0.93, 0.36]
  return ellipsoid(centre, [
    [wide * c, -wide * s, wide * 0.7],
    [tall * s, tall * c, 0],
    [-deep * 0.3, 0, deep],
  ])
}

/** A round window in the right-hand end piece of smart frames. Mirrored, the right one is the camera and the left one the lamp. */
export function smartWindow(spec: FrameSpec, shape: FrameOutline, thickness: number): { ring: Mesh; glass: Mesh } {
  const { totalWidth, noseBridge, lensWidth } = spec.measures
  const outer = totalWidth / 2
  const x = onEndPiece(spec, Math.max(noseBridge / 2 + lensWidth + 1.2, outer - 4.6), 2.1)
  const y = -shape.hinge[1]
  const above = thickness / 2
  return { ring: stud(x, y, above, [2.1, 2.1]), glass: stud(x, y, above + 0.2, [1.35, 1.35]) }
}

/** The nylon thread below the lens of a half-rim. */
export function thread(line: readonly (readonly [number, number])[]): Mesh {
  return rod(
    line.map(([x, y]): Vector => [x, y, 0]),
    0.28,
    [0, 0, 1],
    6,
  )
}

/** The screw of a rimless lens: through the lens, with a head on both sides. */
export function screw([x, y]: readonly [number, number]): Mesh {
  return rod(
    [
      [x, y, -1.7],
      [x, y, 2.2],
    ],
    0.75,
    [1, 0, 0],
  )
}

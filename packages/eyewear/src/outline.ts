import { bridgeParts, type BridgeParts } from './bridge.js'
import { endPiece } from './end-piece.js'
import type { FrameSpec } from './frame-spec.js'
import { mirrored, offsetOutwards, type Point, type Polygon } from './polygon.js'
import { rimThickness } from './rim.js'
import { lensCurve, shapeTraits } from './shapes/registry.js'

/** A left and a right part, as the viewer sees them. */
export type Pair<T> = readonly [left: T, right: T]

/** The front of a frame as flat outlines in mm, origin between the boxing centres, y down. */
export interface FrameOutline {
  /** Visible parts of the lenses. Each box is exactly lensWidth by lensHeight; the boxes are noseBridge apart. */
  readonly lenses: Pair<Polygon>
  /** Outer edge of each rim; equal to the lens where there is no rim. */
  readonly rims: Pair<Polygon>
  /** The bridge; it overlaps both rims. */
  readonly bridge: Polygon
  /** Middle line of the bridge, for wire frames. */
  readonly bridgeLine: readonly Point[]
  /** The upper bar of pilot shapes. */
  readonly topBar?: Polygon
  readonly topBarLine?: readonly Point[]
  /** The parts between a rim and the full width of the front. */
  readonly endPieces: Pair<Polygon>
  /** The single lens of a shield. `lenses` are then the two halves of its boxing rectangle. */
  readonly shield?: Polygon
  /** The point where the right-hand temple meets the front. */
  readonly hinge: Point
  /** The y of the lowest point of the front. */
  readonly bottom: number
}

/** Whether the front is bent from wire; otherwise it is cut from a sheet. */
export function isWire(spec: FrameSpec): boolean {
  return spec.material === 'metal' || spec.material === 'titanium'
}

/** The outlines of a frame with these measures. Total width, lens boxes and bridge are exact if {@link measuresFit}. */
export function outline(spec: FrameSpec): FrameOutline {
  const { noseBridge, lensWidth, lensHeight } = spec.measures
  const centre = (noseBridge + lensWidth) / 2
  const curve = lensCurve(spec.shape, lensWidth, lensHeight)
  const lens = curve.map(([x, y]): Point => [x + centre, y])
  const rim = offsetOutwards(curve, rimThickness(spec)).map(([x, y]): Point => [x + centre, y])
  const end = endPiece(spec, rim)
  const bridge: BridgeParts = bridgeParts(spec, rim)
  const traits = shapeTraits(spec.shape)
  return {
    lenses: [mirrored(lens), lens],
    rims: [mirrored(rim), rim],
    bridge: bridge.bridge,
    bridgeLine: bridge.line,
    ...(bridge.topBar && bridge.topBarLine ? { topBar: bridge.topBar, topBarLine: bridge.topBarLine } : {}),
    endPieces: [mirrored(end.polygon), end.polygon],
    ...(traits.shield ? { shield: shieldLens(lens, noseBridge, lensHeight) } : {}),
    hinge: end.hinge,
    bottom: Math.max(...rim.map((p) => p[1])),
  }
}

/** Joins the outer two thirds of both lenses over the nose, with a notch for it. */
function shieldLens(lens: Polygon, noseBridge: number, height: number): Polygon {
  const top = [...lens].reduce((a, b) => (b[1] < a[1] ? b : a))
  const bottom = [...lens].reduce((a, b) => (b[1] > a[1] ? b : a))
  const start = lens.indexOf(top)
  const right: Point[] = []
  for (let k = 0; k < lens.length; k++) {
    const p = lens[(start + k) % lens.length]!
    right.push(p)
    if (p === bottom) break
  }
  const notchTop: Point = [0, -height * 0.08]
  const inner: Point[] = []
  for (let i = 1; i <= 40; i++) {
    const t = i / 40
    const u = 1 - t
    const cx1: Point = [noseBridge * 0.62, bottom[1]]
    const cx2: Point = [noseBridge * 0.72, notchTop[1]]
    inner.push([
      u * u * u * bottom[0] + 3 * u * u * t * cx1[0] + 3 * u * t * t * cx2[0],
      u * u * u * bottom[1] + 3 * u * u * t * cx1[1] + 3 * u * t * t * cx2[1] + t * t * t * notchTop[1],
    ])
  }
  const half = [...right, ...inner]
  const left = half
    .slice(0, -1)
    .map(([x, y]): Point => [-x, y])
    .reverse()
  return [...half, ...left]
}

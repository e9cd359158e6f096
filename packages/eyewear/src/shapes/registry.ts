import { fitInto, type Point } from '../polygon.js'
import { roundedCorners, spline, superellipse } from './curves.js'

/** Features of a shape that affect the frame around it. Numbers are fractions of the lens height from the boxing centre, y down. */
export interface ShapeTraits {
  /** Height of the hinge. */
  readonly hinge: number
  /** Upper edge of the bridge. */
  readonly bridge: number
  /** Whether the upper outer corner is drawn up and out into a tip. */
  readonly upswept?: boolean
  /** Whether there is a second, straight bar above the bridge. */
  readonly doubleBridge?: boolean
  /** Whether the front bends around the face. */
  readonly wrap?: boolean
  /** Whether one lens covers both eyes. */
  readonly shield?: boolean
  /** Extra thickness of the rim. */
  readonly bold?: number
}

interface Shape extends ShapeTraits {
  /** Right-hand lens, nose at -1 and temple at +1, y down; stretched to the boxing rectangle afterwards. */
  readonly curve: () => Point[]
}

const SHAPES = {
  round: { curve: () => superellipse(2.04), hinge: -0.16, bridge: -0.3 },
  oval: { curve: () => superellipse(2.3, 0.04), hinge: -0.14, bridge: -0.28 },
  panto: {
    curve: () =>
      spline([
        [-0.98, -0.36],
        [-0.8, -0.84],
        [-0.3, -1],
        [0.3, -1],
        [0.82, -0.86],
        [1, -0.4],
        [0.95, 0.06],
        [0.74, 0.58],
        [0.36, 0.9],
        [-0.02, 1],
        [-0.4, 0.9],
        [-0.75, 0.56],
        [-0.95, 0.08],
      ]),
    hinge: -0.27,
    bridge: -0.31,
  },
  square: { curve: () => superellipse(3.9, 0.08), hinge: -0.33, bridge: -0.34 },
  rectangular: { curve: () => superellipse(4.6, 0.06), hinge: -0.3, bridge: -0.36 },
  browline: {
    curve: () =>
      spline([
        [-0.96, -0.42],
        [-0.86, -0.86],
        [-0.4, -0.98],
        [0.3, -1],
        [0.84, -0.96],
        [1, -0.62],
        [0.98, -0.1],
        [0.84, 0.5],
        [0.46, 0.9],
        [0, 1],
        [-0.48, 0.93],
        [-0.8, 0.55],
        [-0.95, 0.04],
      ]),
    hinge: -0.36,
    bridge: -0.3,
  },
  aviator: {
    curve: () =>
      spline([
        [-0.93, -0.56],
        [-0.74, -0.9],
        [-0.24, -1],
        [0.36, -0.98],
        [0.84, -0.82],
        [1, -0.38],
        [0.95, 0.16],
        [0.76, 0.64],
        [0.42, 0.93],
        [0.06, 1],
        [-0.3, 0.86],
        [-0.64, 0.48],
        [-0.87, -0.04],
      ]),
    hinge: -0.32,
    bridge: -0.24,
    doubleBridge: true,
  },
  pilot: {
    curve: () =>
      spline([
        [-0.94, -0.66],
        [-0.78, -0.96],
        [-0.2, -1],
        [0.4, -1],
        [0.86, -0.95],
        [1, -0.6],
        [0.98, -0.02],
        [0.88, 0.56],
        [0.56, 0.95],
        [0.04, 1],
        [-0.42, 0.88],
        [-0.74, 0.48],
        [-0.9, -0.06],
      ]),
    hinge: -0.34,
    bridge: -0.26,
    doubleBridge: true,
  },
  'cat-eye': {
    curve: () =>
      spline(
        [
          [-0.97, -0.2],
          [-0.84, -0.62],
          [-0.42, -0.8],
          [0.1, -0.88],
          [0.62, -0.98],
          [0.93, -1],
          [1, -0.76],
          [0.94, -0.2],
          [0.78, 0.36],
          [0.42, 0.84],
          [-0.08, 1],
          [-0.56, 0.88],
          [-0.88, 0.42],
        ],
        8,
      ),
    hinge: -0.36,
    bridge: -0.24,
    upswept: true,
  },
  butterfly: {
    curve: () =>
      spline(
        [
          [-0.94, -0.34],
          [-0.76, -0.8],
          [-0.3, -0.93],
          [0.26, -0.97],
          [0.76, -1],
          [0.98, -0.82],
          [1, -0.36],
          [0.92, 0.18],
          [0.76, 0.68],
          [0.4, 0.97],
          [-0.06, 1],
          [-0.52, 0.78],
          [-0.84, 0.3],
        ],
        8,
      ),
    hinge: -0.38,
    bridge: -0.26,
    upswept: true,
    bold: 0.4,
  },
  geometric: {
    curve: () =>
      roundedCorners([
        [-1, -0.28, 0.16],
        [-0.56, -1, 0.16],
        [0.62, -1, 0.16],
        [1, -0.34, 0.16],
        [0.62, 0.92, 0.2],
        [0, 1.02, 0.6],
        [-0.58, 0.92, 0.2],
      ]),
    hinge: -0.2,
    bridge: -0.24,
  },
  hexagonal: {
    curve: () =>
      roundedCorners([
        [-1, -0.06, 0.13],
        [-0.56, -1, 0.13],
        [0.56, -1, 0.13],
        [1, -0.06, 0.13],
        [0.56, 1, 0.13],
        [-0.56, 1, 0.13],
      ]),
    hinge: -0.08,
    bridge: -0.2,
  },
  oversized: {
    curve: () =>
      spline([
        [-0.95, -0.5],
        [-0.82, -0.88],
        [-0.3, -0.99],
        [0.3, -1],
        [0.84, -0.93],
        [1, -0.5],
        [0.98, 0.02],
        [0.86, 0.58],
        [0.5, 0.94],
        [-0.02, 1],
        [-0.52, 0.9],
        [-0.84, 0.5],
        [-0.96, 0],
      ]),
    hinge: -0.36,
    bridge: -0.26,
    bold: 0.7,
  },
  wrap: {
    curve: () =>
      spline(
        [
          [-0.98, -0.3],
          [-0.8, -0.82],
          [-0.3, -0.98],
          [0.3, -1],
          [0.8, -0.86],
          [1, -0.5],
          [0.96, -0.06],
          [0.78, 0.38],
          [0.4, 0.76],
          [-0.08, 1],
          [-0.52, 0.96],
          [-0.84, 0.5],
        ],
        8,
      ),
    hinge: -0.3,
    bridge: -0.42,
    wrap: true,
  },
  shield: {
    curve: () =>
      spline(
        [
          [-0.98, -0.2],
          [-0.84, -0.84],
          [-0.3, -0.98],
          [0.3, -1],
          [0.82, -0.9],
          [1, -0.52],
          [0.97, -0.04],
          [0.82, 0.4],
          [0.46, 0.8],
          [-0.06, 1],
          [-0.5, 0.96],
          [-0.86, 0.5],
        ],
        8,
      ),
    hinge: -0.32,
    bridge: -0.5,
    wrap: true,
    shield: true,
  },
} as const satisfies Record<string, Shape>

/** Ids of the frame shapes. Customers see the names in the shop's texts. */
export type FrameShapeId = keyof typeof SHAPES
export const FRAME_SHAPES = Object.keys(SHAPES) as FrameShapeId[]

export function shapeTraits(shape: FrameShapeId): ShapeTraits {
  return SHAPES[shape]
}

/** The right-hand lens around its boxing centre. Its bounding box is exactly width by height (mm). */
export function lensCurve(shape: FrameShapeId, width: number, height: number): Point[] {
  return fitInto(SHAPES[shape].curve(), { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 })
}

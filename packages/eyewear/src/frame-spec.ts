import type { FrameColorId, FrameMaterialId } from './colors.js'
import type { EndPieceDesign } from './end-piece-designs.js'
import type { LensFinishId } from './lens-finishes.js'
import type { FrameShapeId } from './shapes/registry.js'

/** How the lenses are held. */
export const FRAME_CONSTRUCTIONS = ['full-rim', 'half-rim', 'rimless', 'browline'] as const
export type FrameConstruction = (typeof FRAME_CONSTRUCTIONS)[number]

/** The five measures of a frame in millimetres, by the boxing system [CARD-009]. */
export interface FrameMeasures {
  /** Outermost point to outermost point of the front. */
  readonly totalWidth: number
  /** Shortest distance between the two lenses. */
  readonly noseBridge: number
  /** Width of the box around one lens. */
  readonly lensWidth: number
  /** Height of the box around one lens. */
  readonly lensHeight: number
  /** Hinge to tip, measured along the temple. */
  readonly templeLength: number
}

/** The data that pictures, drawings and models of one frame need, as plain JSON. */
export interface FrameSpec {
  readonly shape: FrameShapeId
  readonly construction: FrameConstruction
  readonly material: FrameMaterialId
  readonly color: FrameColorId
  readonly lens: LensFinishId
  readonly measures: FrameMeasures
  /** An end piece other than the usual one of the shape. */
  readonly endPiece?: EndPieceDesign
  /** Whether the end pieces have windows for a camera and a lamp. */
  readonly smart?: boolean
}

/** Directions from which a frame is shown. */
export const FRAME_VIEWS = ['front', 'angle', 'side', 'detail'] as const
export type FrameView = (typeof FRAME_VIEWS)[number]

/** Least space (mm) for rim and hinge block next to each lens. */
const SIDE_MM = 2

/** Whether the measures can belong to one frame: positive, and the lenses fit inside the total width. */
export function measuresFit(measures: FrameMeasures): boolean {
  const { totalWidth, noseBridge, lensWidth, lensHeight, templeLength } = measures
  const all = [totalWidth, noseBridge, lensWidth, lensHeight, templeLength]
  return all.every((n) => Number.isFinite(n) && n > 0) && noseBridge + 2 * (lensWidth + SIDE_MM) <= totalWidth
}

/** The text printed inside the temple: `52□18 145`. */
export function frameStamp(measures: FrameMeasures): string {
  return `${measures.lensWidth}□${measures.noseBridge} ${measures.templeLength}`
}

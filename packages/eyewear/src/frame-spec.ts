import type { FrameColorId, FrameMaterialId } from './colors.js'
import type { EndPieceDesign } from './end-piece-designs.js'
import type { LensFinishId } from './lens-finishes.js'
import type { FrameShapeId } from './shapes/registry.js'

/** How the lenses are held. */
export const FRAME_CONSTRUCTIONS = ['full-rim', 'half-rim', 'rimless', 'browline'] as const
export type FrameConstruction = (typeof FRAME_CONSTRUCTIONS)[number]

/** The five measures of a frame, all in millimetres after the boxing system [CARD-009]. */
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

/** Everything a picture, a drawing or a model of one frame needs. Plain JSON. */
export interface FrameSpec {
  readonly shape: FrameShapeId
  readonly construction: FrameConstruction
  readonly material: FrameMaterialId
  readonly color: FrameColorId
  readonly lens: LensFinishId
  readonly measures: FrameMeasures
  /** Another end piece than the shape usually has. */
  readonly endPiece?: EndPieceDesign
  /** Has windows for a camera and a lamp in its end pieces. */
  readonly smart?: boolean
}

/** From where a frame is looked at. */
export const FRAME_VIEWS = ['front', 'angle', 'side', 'detail'] as const
export type FrameView = (typeof FRAME_VIEWS)[number]

/** Minimum space (mm) for rim and hinge block next to each lens. */
const SIDE_MM = 2

/** Whether the measures can belong to one frame: positive, and the lenses fit inside the total width. */
export function measuresFit(measures: FrameMeasures): boolean {
  const { totalWidth, noseBridge, lensWidth, lensHeight, templeLength } = measures
  const all = [totalWidth, noseBridge, lensWidth, lensHeight, templeLength]
  return all.every((n) => Number.isFinite(n) && n > 0) && noseBridge + 2 * (lensWidth + SIDE_MM) <= totalWidth
}

/** Printed inside the temple: `52□18 145`. */
export function frameStamp(measures: FrameMeasures): string {
  return `${measures.lensWidth}□${measures.noseBridge} ${measures.templeLength}`
}

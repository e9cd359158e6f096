import type { FrameSpec } from '@klarsikt/eyewear'

/** A frame on the table that turns from side to side. */
export interface TurningFrameVideo {
  readonly kind: 'turning-frame'
  readonly frame: FrameSpec
}

/** A round lens. Lengths in mm; curvatures (1/mm) are positive where the surface bulges forwards. */
export interface RoundLens {
  readonly diameter: number
  /** Thickness in the middle. */
  readonly centre: number
  readonly frontCurvature: number
  readonly backCurvature: number
}

/** Lenses cut through their middle, side by side, while the camera moves around them. */
export interface CutLensesVideo {
  readonly kind: 'cut-lenses'
  readonly lenses: readonly RoundLens[]
}

/** What a video shows, as plain JSON, so that it can be hashed. */
export type VideoSpec = TurningFrameVideo | CutLensesVideo

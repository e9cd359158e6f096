/** What a point of a frame belongs to. */
export const PART = { sheet: 0, wire: 1, temple: 2, tip: 3, pad: 4, pin: 5, thread: 6 } as const
export type Part = (typeof PART)[keyof typeof PART]

/** A distance function (mm, right half, y up) that also returns the part nearest to the last point. */
export interface PartSolid {
  distance(x: number, y: number, z: number): number
  part(): Part
}

/** A part in one corner of the frame, with a cheap lower bound of its distance. */
export interface CorneredSolid extends PartSolid {
  /** A distance (mm) that is never too long; past {@link EXACT_WITHIN_MM} it may replace the exact one. */
  lowerBound(x: number, y: number, z: number): number
}

/** Nearer (mm) than this, shading reads distances and needs the real ones. */
export const EXACT_WITHIN_MM = 3.3

/** Parts of a frame, by which its material is chosen. */
export const PART = { sheet: 0, wire: 1, temple: 2, tip: 3, pad: 4, pin: 5, thread: 6 } as const
export type Part = (typeof PART)[keyof typeof PART]

/** A distance function (mm, right half, y up). `part` returns the part nearest to the last queried point. */
export interface PartSolid {
  distance(x: number, y: number, z: number): number
  part(): Part
}

/** A part in one corner of the frame, with a cheap lower bound of its distance. */
export interface CorneredSolid extends PartSolid {
  /** A distance (mm) that is never too long. Beyond {@link EXACT_WITHIN_MM} it may replace the exact one. */
  lowerBound(x: number, y: number, z: number): number
}

/** Within this distance (mm) shading needs exact distances. */
export const EXACT_WITHIN_MM = 3.3

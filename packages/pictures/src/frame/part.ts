/** What a point of a frame belongs to. */
export const PART = { sheet: 0, wire: 1, temple: 2, tip: 3, pad: 4, pin: 5, thread: 6 } as const
export type Part = (typeof PART)[keyof typeof PART]

/** A distance function (mm, right half, y up) that also tells what the last asked point was nearest to. */
export interface PartSolid {
  distance(x: number, y: number, z: number): number
  part(): Part
}

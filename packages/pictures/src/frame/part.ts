/** What a point of a frame belongs to. */
export const PART = { sheet: 0, wire: 1, temple: 2, tip: 3, pad: 4, pin: 5, thread: 6 } as const
export type Part = (typeof PART)[keyof typeof PART]

/** A distance function (mm, right half, y up) that also tells what the last asked point was nearest to. */
export interface PartSolid {
  distance(x: number, y: number, z: number): number
  part(): Part
}

/** A part that only lies in a corner of the frame, and can tell cheaply how far away that corner is. */
export interface CorneredSolid extends PartSolid {
  /** A distance (mm) that is never too long; past {@link ROOM_EXACT} it may stand for the real one. */
  room(x: number, y: number, z: number): number
}

/** Nearer (mm) than this, shading reads distances and needs the real ones. */
export const ROOM_EXACT = 3.3

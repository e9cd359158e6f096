import { SHEET_END_PIECES, WIRE_END_PIECES, type SheetEndPiece, type WireEndPiece } from '../end-piece-designs.js'
import type { FrameSpec } from '../frame-spec.js'
import { isWire } from '../outline.js'
import type { FrameShapeId } from '../shapes/registry.js'

/** The end pieces of a shape when the frame names none: on sheet, and of wire. */
const USUAL: Readonly<Record<FrameShapeId, readonly [SheetEndPiece, WireEndPiece]>> = {
  round: ['two-rivets', 'twist'],
  oval: ['two-rivets', 'bar'],
  panto: ['diamond', 'bead'],
  square: ['three-rivets', 'blade'],
  rectangular: ['bar-rivet', 'step'],
  browline: ['diamond', 'bar'],
  aviator: ['plain', 'fork'],
  pilot: ['two-rivets', 'fork'],
  'cat-eye': ['diamond', 'bead'],
  butterfly: ['plaque', 'blade'],
  geometric: ['bar-rivet', 'step'],
  hexagonal: ['plain', 'bar'],
  oversized: ['plaque', 'blade'],
  wrap: ['plain', 'bar'],
  shield: ['plain', 'bar'],
}

export function sheetEndPiece({ shape, material, endPiece }: FrameSpec): SheetEndPiece {
  const named = SHEET_END_PIECES.find((design) => design === endPiece)
  return named ?? (material === 'rubber' ? 'plain' : USUAL[shape][0])
}

export function wireEndPiece({ shape, endPiece }: FrameSpec): WireEndPiece {
  return WIRE_END_PIECES.find((design) => design === endPiece) ?? USUAL[shape][1]
}

/** Whether the end pieces are bent from wire. */
export function hasWireEnds(spec: FrameSpec): boolean {
  return (isWire(spec) && spec.construction !== 'browline') || spec.construction === 'rimless'
}

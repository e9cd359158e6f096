/** Designs of the end piece: ornaments on a front cut from a sheet, and bends of a wire. */
export const SHEET_END_PIECES = ['plain', 'two-rivets', 'three-rivets', 'bar-rivet', 'diamond', 'plaque'] as const
export const WIRE_END_PIECES = ['bar', 'blade', 'fork', 'step', 'bead', 'twist'] as const
export const END_PIECE_DESIGNS = [...SHEET_END_PIECES, ...WIRE_END_PIECES] as const
export type SheetEndPiece = (typeof SHEET_END_PIECES)[number]
export type WireEndPiece = (typeof WIRE_END_PIECES)[number]
export type EndPieceDesign = (typeof END_PIECE_DESIGNS)[number]

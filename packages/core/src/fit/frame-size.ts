export const FRAME_SIZES = ['narrow', 'medium', 'wide'] as const
export type FrameSize = (typeof FRAME_SIZES)[number]

/** A range in millimetres including both ends. Null means no limit. */
export type MmRange = readonly [from: number | null, to: number | null]

/** Total widths of each size in millimetres. Frames of 130 to 138 mm fit most adult faces. */
export const FRAME_SIZE_WIDTHS_MM = {
  narrow: [null, 129],
  medium: [130, 138],
  wide: [139, null],
} as const satisfies Readonly<Record<FrameSize, MmRange>>

/** Values of the attribute `size`, also in addresses of filtered lists. Pages show `frameSizeText` in their place. */
export const FRAME_SIZE_ATTRIBUTES = {
  narrow: 'Liten',
  medium: 'Mellan',
  wide: 'Stor',
} as const satisfies Readonly<Record<FrameSize, string>>

/** Returns the size of a frame by its total width. */
export function frameSize(totalWidthMm: number): FrameSize {
  if (totalWidthMm < FRAME_SIZE_WIDTHS_MM.medium[0]) return 'narrow'
  return totalWidthMm <= FRAME_SIZE_WIDTHS_MM.medium[1] ? 'medium' : 'wide'
}

/** Tells whether a measure in millimetres is in a range. */
export const isWithin = (mm: number, [from, to]: MmRange): boolean =>
  (from === null || mm >= from) && (to === null || mm <= to)

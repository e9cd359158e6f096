/** How wide a frame is in a word, for the face of an adult. */
export const FRAME_SIZES = ['narrow', 'medium', 'wide'] as const
export type FrameSize = (typeof FRAME_SIZES)[number]

/** Numbers from the first to the last, in mm; null for an open end. */
export type MmRange = readonly [from: number | null, to: number | null]

/** Total widths of each size. The faces of most adults are met by frames of 130 to 138 mm. */
export const FRAME_SIZE_WIDTHS_MM = {
  narrow: [null, 129],
  medium: [130, 138],
  wide: [139, null],
} as const satisfies Readonly<Record<FrameSize, MmRange>>

/** What the attribute `size` of an article says, and with it addresses of filtered lists; shoppers read `frameSizeText`. */
export const FRAME_SIZE_ATTRIBUTES = {
  narrow: 'Liten',
  medium: 'Mellan',
  wide: 'Stor',
} as const satisfies Readonly<Record<FrameSize, string>>

/** The size of a frame by its total width. */
export function frameSize(totalWidthMm: number): FrameSize {
  if (totalWidthMm < FRAME_SIZE_WIDTHS_MM.medium[0]) return 'narrow'
  return totalWidthMm <= FRAME_SIZE_WIDTHS_MM.medium[1] ? 'medium' : 'wide'
}

/** Whether a number lies in a range, both ends included. */
export const isWithin = (mm: number, [from, to]: MmRange): boolean =>
  (from === null || mm >= from) && (to === null || mm <= to)

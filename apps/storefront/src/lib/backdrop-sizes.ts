/** The width from which the text stands beside the motif and the wide crop is used. */
export const BACKDROP_WIDE = '(min-width: 64rem)'

/**
 * The display widths of the crops, for the `sizes` attribute. Between phones and wide windows the tall crop fills half.
 */
export const BACKDROP_SIZES = { wide: '100vw', tall: '(min-width: 48rem) 56vw, 100vw' } as const

/** From this width on, the text stands beside what is shown and the wide crop is taken. */
export const BACKDROP_WIDE = '(min-width: 1024px)'

/** How wide the crops are shown, as in the `sizes` attribute. Between phones and wide windows the tall one fills half. */
export const BACKDROP_SIZES = { wide: '100vw', tall: '(min-width: 640px) 56vw, 100vw' } as const

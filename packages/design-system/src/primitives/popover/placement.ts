/** Where a floating box goes first; it moves to the other side when it does not fit. */
export type Side = 'top' | 'bottom' | 'start' | 'end'
/** Which edges line up along that side. */
export type Align = 'start' | 'center' | 'end'

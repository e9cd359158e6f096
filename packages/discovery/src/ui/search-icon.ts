/** The lens, as lines on a square of 24; apart, for the fields that stand in a page before anything else is loaded. */
export const SEARCH_ICON = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20.5 20.5l-5-5'

/** The lens, as lines on a square of 24; apart, for the fields that stand in a page before anything else is loaded. */
export const SEARCH_ICON = 'M11 4a7 7 0 1 0 .1 0M20 20l-4-4'

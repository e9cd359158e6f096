/** The search icon, 24 by 24. It has its own file for fields that are drawn before anything else is loaded. */
export const SEARCH_ICON = 'M11 4a7 7 0 1 0 .1 0M20 20l-4-4'

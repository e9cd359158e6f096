/** A notification clears itself so long after it was shown, ms [CHROME-029]. */
export const NOTIFICATION_MS = 4400

/** The section of a closed menu is forgotten after this, so that it does not change while sliding out, ms. */
export const MENU_CLEAR_MS = 250

/** Transitions rest so long after a resize, ms [CONST-003, CONST-005]. */
export const RESIZE_STILL_MS = 250

/** Scrolled further down than this, the mobile header buttons hide, px [CHROME-024]. */
export const SCROLL_HIDE_PX = 50

/** From this width on the layout is the desktop one, px [CONST-002]. */
export const DESKTOP_BREAKPOINT_PX = 768

/** Height of the bar that shows a route change, px; its colour is orange [CHROME-031]. */
export const PROGRESS_BAR_PX = 3

/** How often the status bar of a store repeats whose session it is [CHROME-014]. */
export const STORE_BAR_REPEATS = 5

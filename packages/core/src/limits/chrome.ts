/** Milliseconds that a notification is shown [CHROME-029]. */
export const NOTIFICATION_MS = 4400

/** Milliseconds after closing a menu until its section is forgotten. It must not change while the menu slides out. */
export const MENU_CLEAR_MS = 250

/** Milliseconds without transitions after the window was resized [CONST-003, CONST-005]. */
export const RESIZE_STILL_MS = 250

/** Pixels of scrolling after which the buttons of the mobile header are hidden [CHROME-024]. */
export const SCROLL_HIDE_PX = 50

/** Width in pixels from which the layout is the desktop one [CONST-002]. */
export const DESKTOP_BREAKPOINT_PX = 768

/** Height in pixels of the bar that shows a change of route. It is orange [CHROME-031]. */
export const PROGRESS_BAR_PX = 3

/** Number of times that the status bar repeats the text about a logged-in store [CHROME-014]. */
export const STORE_BAR_REPEATS = 5

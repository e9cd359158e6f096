/** Limits of the page frame and of request rates. A limit that belongs to a feature is in the folder of the feature. */
export { MENU_CLEAR_MS, NOTIFICATION_MS, RESIZE_STILL_MS, SCROLL_HIDE_PX, STORE_BAR_REPEATS } from './chrome.js'
export { RATE_LIMITS, type RateLimitName } from './rate-limits.js'

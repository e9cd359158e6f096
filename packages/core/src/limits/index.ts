/** Limits of the page frame and of request rates. A limit that belongs to a feature is in the folder of the feature. */
export {
  DESKTOP_BREAKPOINT_PX,
  MENU_CLEAR_MS,
  NOTIFICATION_MS,
  PROGRESS_BAR_PX,
  RESIZE_STILL_MS,
  SCROLL_HIDE_PX,
  STORE_BAR_REPEATS,
} from './chrome.js'
export { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.js'

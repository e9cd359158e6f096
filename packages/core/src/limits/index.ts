/** Numbers of the page frame, and of the requests a visitor may make; a limit of a feature lives in its feature. */
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

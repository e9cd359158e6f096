/** Every number that bounds the shop, gathered; each lives with its rule [CONST-004]. */
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
export {
  CANCELLATION_FEE,
  EXAM_MINUTES,
  EXAM_PRICE,
  FREE_CANCELLATION_HOURS,
  MEMBER_EXAM_PRICE,
  SLOT_HOLD_MINUTES,
} from '../booking/rules.js'
export { CART_BADGE_MAXIMUM, CART_LINE_MAXIMUM } from '../cart/limits.js'
export { PRICE_HISTORY_DAYS } from '../catalogue/campaign.js'
export { RECOMMENDATION_LIMIT } from '../catalogue/recommendation.js'
export { WITHDRAWAL_DAYS } from '../catalogue/usps.js'
export { FREE_SHIPPING_LIMIT } from '../delivery/freight.js'
export { GRINDING_DAYS, PACKING_DAYS } from '../delivery/handling.js'
export {
  ACCIDENT_GUARANTEE_DAYS,
  EXCHANGE_RIGHT_DAYS,
  FRAME_PERK_PERCENT,
  FREE_REVISIT_YEARS,
  REFERRAL_FREE_MONTHS,
} from '../friends/club.js'
export { HOLD_MINUTES } from '../gift-card/ledger.js'
export { GIFT_CARD_NUMBER_LENGTH, GIFT_CARD_PIN_LENGTH } from '../gift-card/number.js'
export { PIN_ATTEMPTS, PIN_LOCK_MINUTES } from '../gift-card/pin.js'
export {
  EXCHANGES_PER_YEAR,
  NOTICE_DAYS,
  WINBACK_FREE_MONTHS,
  WINBACK_PAUSE_MONTHS,
} from '../glasses-subscription/states.js'
export { DELIVERY_INTERVALS } from '../lens-subscription/intervals.js'
export { FREE_DELIVERY_VALUE, LENS_EXAM_VALUE, LENS_PROCESS_LEAD, LENS_SEND_LEAD } from '../lens-subscription/states.js'
export { EMAIL_MAXIMUM } from '../identity/email.js'
export { MOBILE_DIGITS } from '../identity/mobile.js'
export { NAME_MAXIMUM } from '../identity/name.js'
export { ONE_TIME_CODE_LENGTH } from '../identity/one-time-code.js'
export { PASSWORD_LENGTH } from '../identity/password.js'
export { CITY_LENGTH, STREET_LENGTH } from '../identity/postal-address.js'
export { OCR_LENGTH } from '../invoice/ocr.js'
export {
  ADDITION,
  AXIS,
  CYLINDER,
  PRESCRIPTION_VALIDITY_MONTHS,
  PUPILLARY_DISTANCE,
  SPHERE,
  SPHERE_PLUS_ADDITION_MAXIMUM,
  WORKING_DISTANCE_MAXIMUM,
} from '../prescription/limits.js'
export { IMAGE_WIDTHS } from '../media/media.js'
export { ORDER_NUMBER_LENGTH } from '../order/number.js'
export { LEGAL_WITHDRAWAL_DAYS } from '../order/withdrawal.js'
export { PAYMENT_REQUEST_AMOUNT, PAYMENT_REQUEST_HOURS, PAYMENT_REQUEST_PURPOSE_LENGTH } from '../payment/request.js'
export {
  POPULAR_SEARCHES,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MINIMUM_LENGTH,
  SEARCH_OVERLAY_SIZE,
  SEARCH_PAGE_SIZE,
} from '../search/search.js'
export { VIDEO_CONTROLS_HIDE_MS } from '../video/video.js'
export { WITHDRAWAL_GOODS_MAXIMUM, WITHDRAWAL_NAME_MAXIMUM } from '../withdrawal/declaration.js'
export { CLOSES_SOON_MINUTES, OPENING_HORIZON_DAYS } from '../stores/opening-state.js'

import { expect, it } from 'vitest'
import { CANCELLATION_FEE, FREE_CANCELLATION_HOURS } from '../booking/index.js'
import { CART_BADGE_MAXIMUM, CART_LINE_MAXIMUM } from '../cart/index.js'
import { RECOMMENDATION_LIMIT, WITHDRAWAL_DAYS } from '../catalogue/index.js'
import { PIN_LOCK_MINUTES } from '../gift-card/index.js'
import { PIN_ATTEMPTS } from '../gift-card/pin.js'
import { NOTICE_DAYS, WINBACK_FREE_MONTHS } from '../glasses-subscription/index.js'
import { PASSWORD_LENGTH } from '../identity/index.js'
import { LENS_PROCESS_LEAD } from '../lens-subscription/index.js'
import { LENS_SEND_LEAD } from '../lens-subscription/states.js'
import { ore } from '../money/index.js'
import { PRESCRIPTION_VALIDITY_MONTHS } from '../prescription/index.js'
import { SPHERE_PLUS_ADDITION_MAXIMUM, WORKING_DISTANCE_MAXIMUM } from '../prescription/limits.js'
import { SEARCH_DEBOUNCE_MS, SEARCH_MINIMUM_LENGTH } from '../search/index.js'
import { VIDEO_CONTROLS_HIDE_MS } from '../video/index.js'
import { DESKTOP_BREAKPOINT_PX, PROGRESS_BAR_PX } from './chrome.js'
import {
  RATE_LIMITS,
  MENU_CLEAR_MS,
  NOTIFICATION_MS,
  RESIZE_STILL_MS,
  SCROLL_HIDE_PX,
  STORE_BAR_REPEATS,
} from './index.js'

it.each([
  ['CART_LINE_MAXIMUM', CART_LINE_MAXIMUM, 12],
  ['CART_BADGE_MAXIMUM', CART_BADGE_MAXIMUM, 9],
  ['RECOMMENDATION_LIMIT', RECOMMENDATION_LIMIT, 16],
  ['DESKTOP_BREAKPOINT_PX', DESKTOP_BREAKPOINT_PX, 768],
  ['VIDEO_CONTROLS_HIDE_MS', VIDEO_CONTROLS_HIDE_MS, 1500],
  ['RESIZE_STILL_MS', RESIZE_STILL_MS, 250],
  ['MENU_CLEAR_MS', MENU_CLEAR_MS, 250],
  ['NOTIFICATION_MS', NOTIFICATION_MS, 4400],
  ['SCROLL_HIDE_PX', SCROLL_HIDE_PX, 50],
  ['PROGRESS_BAR_PX', PROGRESS_BAR_PX, 3],
  ['STORE_BAR_REPEATS', STORE_BAR_REPEATS, 5],
  ['SEARCH_DEBOUNCE_MS', SEARCH_DEBOUNCE_MS, 300],
  ['SEARCH_MINIMUM_LENGTH', SEARCH_MINIMUM_LENGTH, 2],
  ['FREE_CANCELLATION_HOURS', FREE_CANCELLATION_HOURS, 24],
  ['CANCELLATION_FEE', CANCELLATION_FEE, ore(399)],
  ['LENS_PROCESS_LEAD', LENS_PROCESS_LEAD, 23],
  ['LENS_SEND_LEAD', LENS_SEND_LEAD, 21],
  ['NOTICE_DAYS', NOTICE_DAYS, 30],
  ['WINBACK_FREE_MONTHS', WINBACK_FREE_MONTHS, 3],
  ['WITHDRAWAL_DAYS', WITHDRAWAL_DAYS, [30, 90]],
  ['PASSWORD_LENGTH', PASSWORD_LENGTH, expect.objectContaining({ min: 8 })],
  ['WORKING_DISTANCE_MAXIMUM', WORKING_DISTANCE_MAXIMUM, 500],
  ['PRESCRIPTION_VALIDITY_MONTHS', PRESCRIPTION_VALIDITY_MONTHS, 12],
  ['SPHERE_PLUS_ADDITION_MAXIMUM', SPHERE_PLUS_ADDITION_MAXIMUM, 400],
  ['PIN_ATTEMPTS', PIN_ATTEMPTS, 5],
  ['PIN_LOCK_MINUTES', PIN_LOCK_MINUTES, 60],
])('%s is what the requirements say [CONST-002, CONST-003, CONST-004, CONST-005]', (_, limit, required) => {
  expect(limit).toEqual(required)
})

it('limits guesses at a PIN as often as the card itself does', () => {
  expect(RATE_LIMITS['gift-card-pin:card']).toEqual({
    tries: PIN_ATTEMPTS,
    minutes: PIN_LOCK_MINUTES,
  })
})

import { expect, it } from 'vitest'
import { ore } from '../money/index.js'
import * as limits from './index.js'

it('gathers the limits of the shop by name [CONST-002, CONST-003, CONST-004, CONST-005]', () => {
  expect(limits).toMatchObject({
    CART_LINE_MAXIMUM: 12,
    CART_BADGE_MAXIMUM: 9,
    RECOMMENDATION_LIMIT: 16,
    DESKTOP_BREAKPOINT_PX: 768,
    VIDEO_CONTROLS_HIDE_MS: 1500,
    RESIZE_STILL_MS: 250,
    MENU_CLEAR_MS: 250,
    NOTIFICATION_MS: 4400,
    SCROLL_HIDE_PX: 50,
    PROGRESS_BAR_PX: 3,
    STORE_BAR_REPEATS: 5,
    SEARCH_DEBOUNCE_MS: 300,
    SEARCH_MINIMUM_LENGTH: 2,
    FREE_CANCELLATION_HOURS: 24,
    CANCELLATION_FEE: ore(399),
    LENS_PROCESS_LEAD: 23,
    LENS_SEND_LEAD: 21,
    NOTICE_DAYS: 30,
    WINBACK_FREE_MONTHS: 3,
    WITHDRAWAL_DAYS: [30, 90],
    PASSWORD_LENGTH: { min: 8 },
    WORKING_DISTANCE_MAXIMUM: 500,
    PRESCRIPTION_VALIDITY_MONTHS: 12,
    SPHERE_PLUS_ADDITION_MAXIMUM: 400,
    PIN_ATTEMPTS: 5,
    PIN_LOCK_MINUTES: 60,
  })
})

it('limits guesses at a PIN as often as the card itself does', () => {
  expect(limits.RATE_LIMITS['gift-card-pin:card']).toEqual({
    tries: limits.PIN_ATTEMPTS,
    minutes: limits.PIN_LOCK_MINUTES,
  })
})

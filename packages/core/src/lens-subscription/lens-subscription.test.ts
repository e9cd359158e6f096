import { expect, it } from 'vitest'
import { ore } from '../money/index.js'
import {
  DELIVERY_INTERVALS,
  FREE_DELIVERY_VALUE,
  LENS_EXAM_VALUE,
  LENS_PROCESS_LEAD,
  SUBSCRIPTION_STATUS_OF,
  SubscriptionStatus,
  firstDelivery,
  processDate,
  isDelivering,
  isSubscriptionInterval,
  lensSubscriptionStates,
} from './index.js'
import { reaches, sendDate } from './schedule.js'
import { LENS_SEND_LEAD } from './states.js'

it('delivers every 1, 2, 3 or 6 months [LENS-013, CART-004]', () => {
  expect(DELIVERY_INTERVALS).toEqual({ m1: 1, m2: 2, m3: 3, m6: 6 })
  expect(['m1', 'm4', 'M1', null].map(isSubscriptionInterval)).toEqual([true, false, false, false])
})

it('has three numbers on the wire, one for each state [ENUM-005]', () => {
  expect(SubscriptionStatus).toEqual({ Active: 100, Canceled: 200, Paused: 520 })
  expect(lensSubscriptionStates.states.map((state) => SUBSCRIPTION_STATUS_OF[state])).toEqual([100, 520, 200])
})

it('delivers only while it is active [LENS-005]', () => {
  expect(lensSubscriptionStates.states.filter(isDelivering)).toEqual(['active'])
})

it('is processed 23 and sent 21 working days ahead [LENS-014, LENS-015]', () => {
  expect([LENS_PROCESS_LEAD, LENS_SEND_LEAD]).toEqual([23, 21])
})

it('is worth at least 200 kr of freight and an exam of 550 kr [LENS-016, LENS-017]', () => {
  expect([FREE_DELIVERY_VALUE, LENS_EXAM_VALUE]).toEqual([ore(200), ore(550)])
})

it.each([
  ['2027-01-15', '2026-12-08', '2026-12-10'],
  ['2026-12-28', '2026-11-23', '2026-11-25'],
  ['2027-05-03', '2027-03-31', '2027-04-02'],
])('a delivery on %s is processed on %s and sent on %s [LENS-014, LENS-015]', (delivery, processed, sent) => {
  expect([processDate(delivery), sendDate(delivery)]).toEqual([processed, sent])
})

it('takes changes until the day of processing [LENS-010]', () => {
  expect(reaches('2027-01-15', '2026-12-07')).toBe(true)
  expect(reaches('2027-01-15', '2026-12-08')).toBe(false)
})

it('delivers first when there is time to process it', () => {
  expect(firstDelivery('2026-12-08')).toBe('2027-01-15')
})

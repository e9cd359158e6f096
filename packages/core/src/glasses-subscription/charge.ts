import { defineStates } from '../lib/states.js'

/**
 * How the invoice of a month is drawn from a saved card: due on its day, tried again where the card declines, and settled once its
 * invoice is paid, by whatever means. What the card does not pay is left to the customer as the invoice that it is.
 */
export const monthChargeStates = defineStates({
  due: { charge: 'charging', settle: 'settled', leave: 'left' },
  charging: { decline: 'due', settle: 'settled', leave: 'left' },
  settled: {},
  left: {},
})

export type MonthChargeState = (typeof monthChargeStates.states)[number]

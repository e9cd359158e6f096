import { defineStates } from '../lib/states.js'

/**
 * States of charging a saved card for the invoice of a month. A declined charge is tried again. It is settled once the
 * invoice is paid in any way. If the card does not pay, the charge is left and the customer pays the invoice.
 */
export const monthChargeStates = defineStates({
  due: { charge: 'charging', settle: 'settled', leave: 'left' },
  charging: { decline: 'due', settle: 'settled', leave: 'left' },
  settled: {},
  left: {},
})

export type MonthChargeState = (typeof monthChargeStates.states)[number]

import { defineStates } from '../lib/states.js'

/**
 * States of charging a saved card for a month's invoice. A declined charge is tried again, and is settled once the
 * invoice is paid in any way. `left`: the customer pays the invoice.
 */
export const monthChargeStates = defineStates({
  due: { charge: 'charging', settle: 'settled', leave: 'left' },
  charging: { decline: 'due', settle: 'settled', leave: 'left' },
  settled: {},
  left: {},
})

export type MonthChargeState = (typeof monthChargeStates.states)[number]

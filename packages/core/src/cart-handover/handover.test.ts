import { expect, it } from 'vitest'
import {
  CART_HANDOVER_LISTS,
  CART_HANDOVER_STATE_MESSAGES,
  cartHandoverExpiry,
  cartHandoverStates,
  isHandoverOpen,
  statesOfList,
} from './index.js'

it('waits until the customer has agreed, the store has taken it back or its days are up [LENS-001]', () => {
  expect(cartHandoverStates.open).toEqual(['sent', 'opened'])
  for (const action of ['agree', 'withdraw', 'expire'] as const) {
    expect(cartHandoverStates.from(action)).toEqual(cartHandoverStates.open)
    expect(isHandoverOpen(cartHandoverStates.to(action))).toBe(false)
  }
})

it('has a name for each state, and each state on one list', () => {
  expect(Object.values(CART_HANDOVER_STATE_MESSAGES).map((text) => text())).toHaveLength(5)
  expect(CART_HANDOVER_LISTS.flatMap(statesOfList)).toEqual(cartHandoverStates.states)
})

it('ends thirty days after it was handed over', () => {
  expect(cartHandoverExpiry(new Date('2026-11-01T10:00:00Z'))).toEqual(new Date('2026-12-01T10:00:00Z'))
})

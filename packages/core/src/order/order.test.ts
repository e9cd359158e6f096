import { describe, expect, it } from 'vitest'
import {
  CONFIRMATION_STATES,
  ORDER_LINE_MESSAGES,
  ORDER_STATES,
  ORDER_STATE_MESSAGES,
  OrderStatus,
  isOrderNumber,
  mayCancel,
  moveOrder,
  orderNumber,
  orderStatus,
} from './index.js'
import { isOrderStatus } from './status.js'
import { isWithinWithdrawal, withdrawalTerm } from './withdrawal.js'

describe('status', () => {
  it('has three numbers on the wire [ENUM-006]', () => {
    expect(OrderStatus).toEqual({ Handling: 1, Delivered: 2, Canceled: 3 })
    expect([1, 2, 3, 4, '1'].map(isOrderStatus)).toEqual([true, true, true, false, false])
  })

  it('has two states of confirmation [ENUM-018]', () => {
    expect(CONFIRMATION_STATES).toEqual(['pending', 'confirmed'])
  })

  it('follows from the state', () => {
    expect(Object.fromEntries(ORDER_STATES.map((state) => [state, orderStatus(state)]))).toEqual({
      handled: 1,
      controlled: 1,
      paused: 1,
      sent: 2,
      cancelled: 3,
    })
  })

  it('has a Swedish text for every state and line label [ORD-002, ORD-005]', () => {
    for (const texts of [ORDER_STATE_MESSAGES, ORDER_LINE_MESSAGES]) {
      const said = Object.values(texts).map((text) => text())
      expect(new Set(said).size).toBe(said.length)
    }
  })
})

describe('moving an order', () => {
  it('allows the transitions of the table and no other [ORD-006]', () => {
    const allowed = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => moveOrder({ state: from, pausedFrom: 'handled' }, to).ok).map(
        (to) => `${from} > ${to}`,
      ),
    )
    expect(allowed).toEqual([
      'handled > controlled',
      'handled > paused',
      'handled > cancelled',
      'controlled > paused',
      'controlled > sent',
      'controlled > cancelled',
      'paused > handled',
      'paused > cancelled',
    ])
  })

  it('lets a paused order return only to where it was [ORD-006]', () => {
    const paused = { state: 'paused', pausedFrom: 'controlled' } as const
    expect(moveOrder(paused, 'controlled')).toEqual({ ok: true, value: 'controlled' })
    expect(moveOrder(paused, 'handled')).toEqual({
      ok: false,
      error: { code: 'transition-refused', from: 'paused', action: 'handled' },
    })
  })

  it('lets the customer cancel before the control, staff and providers until it is sent', () => {
    expect(ORDER_STATES.filter((state) => mayCancel(state, 'customer'))).toEqual(['handled', 'paused'])
    for (const by of ['staff', 'provider'] as const)
      expect(ORDER_STATES.filter((state) => mayCancel(state, by))).toEqual(['handled', 'controlled', 'paused'])
  })
})

describe('order number', () => {
  it('has eight digits and never begins with 0 [ORD-001]', () => {
    for (const random of [0, 1, 89_999_999, 90_000_000, 2 ** 32 - 1])
      expect(isOrderNumber(orderNumber(random))).toBe(true)
    expect(orderNumber(0)).toBe('10000000')
    expect(orderNumber(89_999_999)).toBe('99999999')
    expect(['1234567', '01234567', '123456789', '1234567a'].map(isOrderNumber)).toEqual([false, false, false, false])
    expect(() => orderNumber(-1)).toThrow(RangeError)
  })
})

describe('withdrawal', () => {
  it('counts from the day of delivery, the last day included [ORD-007]', () => {
    const term = withdrawalTerm('2026-12-20', { days: 30, madeToOrder: false })
    expect(term).toEqual({ legalUntil: '2027-01-03', shopUntil: '2027-01-19' })
    expect(isWithinWithdrawal(term, '2027-01-19')).toBe(true)
    expect(isWithinWithdrawal(term, '2027-01-20')).toBe(false)
  })

  it('goes over a leap day, and has no legal term for what is made to a prescription', () => {
    expect(withdrawalTerm('2028-02-15', { days: 90, madeToOrder: true })).toEqual({
      legalUntil: null,
      shopUntil: '2028-05-15',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { ORDER_STEP_MESSAGES, ORDER_STEPS, orderTimeline } from './index.js'
import { SHIPPING_STATE_MESSAGES } from './texts.js'

const placed = { placedAt: 1, controlledAt: null, sentAt: null, cancelledAt: null, pickUp: null }
const stepsOf = (order: Parameters<typeof orderTimeline<number>>[0]) =>
  orderTimeline(order).map(({ step, at, hasHappened }) => `${step} ${at} ${hasHappened}`)

describe('the time line of an order', () => {
  it('shows what has happened and what is still to come', () => {
    expect(stepsOf({ ...placed, state: 'handled' })).toEqual([
      'placed 1 true',
      'controlled null false',
      'sent null false',
    ])
    expect(stepsOf({ ...placed, state: 'controlled', controlledAt: 2 })).toEqual([
      'placed 1 true',
      'controlled 2 true',
      'sent null false',
    ])
    expect(stepsOf({ ...placed, state: 'sent', controlledAt: 2, sentAt: 3 })).toEqual([
      'placed 1 true',
      'controlled 2 true',
      'sent 3 true',
    ])
  })

  it('puts a pause where it came', () => {
    expect(stepsOf({ ...placed, state: 'paused' })).toEqual([
      'placed 1 true',
      'paused null true',
      'controlled null false',
      'sent null false',
    ])
    expect(stepsOf({ ...placed, state: 'paused', controlledAt: 2 })).toEqual([
      'placed 1 true',
      'controlled 2 true',
      'paused null true',
      'sent null false',
    ])
  })

  it('leads over the store where the order is collected there, from its own stock or the warehouse', () => {
    const pickUp = { isOfStore: false, readyAt: null, collectedAt: null, sentBackAt: null }
    const sent = { ...placed, state: 'sent', controlledAt: 2, sentAt: 3 } as const
    expect(stepsOf({ ...sent, pickUp })).toEqual([
      'placed 1 true',
      'controlled 2 true',
      'sent 3 true',
      'ready null false',
      'collected null false',
    ])
    expect(stepsOf({ ...sent, pickUp: { ...pickUp, readyAt: 4, sentBackAt: 5 } })).toEqual([
      'placed 1 true',
      'controlled 2 true',
      'sent 3 true',
      'ready 4 true',
      'sent-back 5 true',
    ])
    expect(stepsOf({ ...sent, sentAt: 5, pickUp: { ...pickUp, isOfStore: true, readyAt: 4, collectedAt: 5 } })).toEqual(
      ['placed 1 true', 'controlled 2 true', 'ready 4 true', 'collected 5 true'],
    )
    const back = { isOfStore: true, readyAt: 4, collectedAt: null, sentBackAt: 5 }
    expect(stepsOf({ ...placed, state: 'cancelled', cancelledAt: 5, pickUp: back })).toEqual([
      'placed 1 true',
      'ready 4 true',
      'cancelled 5 true',
    ])
  })

  it('ends where the order was cancelled', () => {
    expect(stepsOf({ ...placed, state: 'cancelled', controlledAt: 2, cancelledAt: 4 })).toEqual([
      'placed 1 true',
      'controlled 2 true',
      'cancelled 4 true',
    ])
  })

  it('has a text of its own for every step, and for a parcel that is sent or cancelled [ORD-003]', () => {
    expect(new Set(ORDER_STEPS.map((step) => ORDER_STEP_MESSAGES[step]())).size).toBe(ORDER_STEPS.length)
    expect(Object.values(SHIPPING_STATE_MESSAGES).map((text) => text())).toEqual(['Skickad', 'Leverans avbruten'])
  })
})

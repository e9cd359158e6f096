import { complete, fail, type Order, typeWrongCode } from './orders.js'

/** The actions of a person on the phone. */
export const ACTIONS = ['sign', 'refuse', 'wrong-code', 'run-out', 'no-app'] as const
export type Action = (typeof ACTIONS)[number]

export function act(order: Order, action: Action, now: number): void {
  if (order.status !== 'pending') return
  if (action === 'no-app') order.hintCode = 'noClient'
  if (action === 'refuse') fail(order, 'userCancel', now)
  if (action === 'run-out') fail(order, order.person ? 'expiredTransaction' : 'startFailed', now)
  // The order is not open in an app, so there is no code to type.
  if (order.person === null) return
  if (action === 'sign') complete(order, now)
  if (action === 'wrong-code') typeWrongCode(order, now)
}

import type { OrderState } from './states.js'

/** What happens to an order, in the order in which it happens. */
export const ORDER_STEPS = ['placed', 'controlled', 'paused', 'sent', 'cancelled'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** When each thing happened to an order; null for what has not. */
export interface OrderMoments<At> {
  readonly state: OrderState
  readonly placedAt: At
  readonly controlledAt: At | null
  readonly sentAt: At | null
  readonly cancelledAt: At | null
}

export interface TimelineStep<At> {
  readonly step: OrderStep
  /** Null for what is still to come, and for a pause. */
  readonly at: At | null
  /** False for what is still to come. */
  readonly hasHappened: boolean
}

/** The life of an order as its page shows it: what has happened, the pause it may be in, and what is still to come. */
export function orderTimeline<At>(order: OrderMoments<At>): TimelineStep<At>[] {
  const { state, placedAt, controlledAt, sentAt, cancelledAt } = order
  const past = (step: OrderStep, at: At | null): TimelineStep<At>[] =>
    at === null ? [] : [{ step, at, hasHappened: true }]
  const happened = [...past('placed', placedAt), ...past('controlled', controlledAt), ...past('sent', sentAt)]
  if (state === 'cancelled') return [...happened, { step: 'cancelled', at: cancelledAt, hasHappened: true }]
  const ahead = (['controlled', 'sent'] as const)
    .filter((step) => !happened.some((one) => one.step === step))
    .map((step): TimelineStep<At> => ({ step, at: null, hasHappened: false }))
  if (state === 'sent') return happened
  const pause: TimelineStep<At>[] = state === 'paused' ? [{ step: 'paused', at: null, hasHappened: true }] : []
  return [...happened, ...pause, ...ahead]
}

import type { OrderState } from './states.js'

/** Steps of an order in the order in which they happen. */
export const ORDER_STEPS = [
  'placed',
  'controlled',
  'paused',
  'sent',
  'ready',
  'collected',
  'sent-back',
  'cancelled',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** The times of an order's steps; null if one has not happened. */
export interface OrderMoments<At> {
  readonly state: OrderState
  readonly placedAt: At
  readonly controlledAt: At | null
  readonly sentAt: At | null
  readonly cancelledAt: At | null
  /** Null if the customer does not collect it. */
  readonly pickUp: PickUpMoments<At> | null
}

interface PickUpMoments<At> {
  /** True for goods from the store's own stock, which are handed over and never sent. */
  readonly isOfStore: boolean
  readonly readyAt: At | null
  readonly collectedAt: At | null
  readonly sentBackAt: At | null
}

export interface TimelineStep<At> {
  readonly step: OrderStep
  /** Null for a future step and for a pause. */
  readonly at: At | null
  /** False for a future step. */
  readonly hasHappened: boolean
}

/** Returns the steps of an order for its page: past ones, a pause if it is paused, and future ones. */
export function orderTimeline<At>(order: OrderMoments<At>): TimelineStep<At>[] {
  const { state, cancelledAt, pickUp } = order
  const happened = happenedSteps(order)
  if (state === 'cancelled') return [...happened, { step: 'cancelled', at: cancelledAt, hasHappened: true }]
  if (pickUp !== null && pickUp.sentBackAt !== null) return happened
  const ahead = stepsOf(pickUp)
    .filter((step) => !happened.some((one) => one.step === step))
    .map((step): TimelineStep<At> => ({ step, at: null, hasHappened: false }))
  const pause: TimelineStep<At>[] = state === 'paused' ? [{ step: 'paused', at: null, hasHappened: true }] : []
  return [...happened, ...pause, ...ahead]
}

function happenedSteps<At>({ state, placedAt, controlledAt, sentAt, pickUp }: OrderMoments<At>): TimelineStep<At>[] {
  const past = (step: OrderStep, at: At | null | undefined): TimelineStep<At>[] =>
    at === null || at === undefined ? [] : [{ step, at, hasHappened: true }]
  return [
    ...past('placed', placedAt),
    ...past('controlled', controlledAt),
    ...past('sent', pickUp?.isOfStore ? null : sentAt),
    ...past('ready', pickUp?.readyAt),
    ...past('collected', pickUp?.collectedAt),
    ...past('sent-back', state === 'cancelled' ? null : pickUp?.sentBackAt),
  ]
}

/** The steps of an order that nothing stops. */
function stepsOf(pickUp: PickUpMoments<unknown> | null): readonly OrderStep[] {
  if (pickUp === null) return ['controlled', 'sent']
  return pickUp.isOfStore ? ['controlled', 'ready', 'collected'] : ['controlled', 'sent', 'ready', 'collected']
}

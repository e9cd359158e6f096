import type { OrderState } from './states.js'

/** What happens to an order, in the order in which it happens. */
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

/** When each thing happened to an order; null for what has not. */
export interface OrderMoments<At> {
  readonly state: OrderState
  readonly placedAt: At
  readonly controlledAt: At | null
  readonly sentAt: At | null
  readonly cancelledAt: At | null
  /** Null where it is not collected in a store. */
  readonly pickUp: PickUpMoments<At> | null
}

interface PickUpMoments<At> {
  /** Of the stock of the store: handed over, and never sent. */
  readonly isOfStore: boolean
  readonly readyAt: At | null
  readonly collectedAt: At | null
  readonly sentBackAt: At | null
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

/** What an order goes through that nothing stops. */
function stepsOf(pickUp: PickUpMoments<unknown> | null): readonly OrderStep[] {
  if (pickUp === null) return ['controlled', 'sent']
  return pickUp.isOfStore ? ['controlled', 'ready', 'collected'] : ['controlled', 'sent', 'ready', 'collected']
}

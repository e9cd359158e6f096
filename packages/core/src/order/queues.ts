import { type OrderState, orderStates } from './states.js'

/** What of an order decides where it waits for staff. */
export type QueuedOrder = {
  readonly state: OrderState
  /** Nothing of it has to be ground, or all of it is. */
  readonly isGround: boolean
}

type Queue = {
  readonly states: readonly OrderState[]
  /** Null where grinding makes no difference. */
  readonly isGround: boolean | null
}

/** Where orders wait for staff, in the order of the work: the states that a queue holds. */
export const ORDER_QUEUES = {
  control: { states: orderStates.from('control'), isGround: null },
  grind: { states: orderStates.from('send'), isGround: false },
  send: { states: orderStates.from('send'), isGround: true },
  paused: { states: [orderStates.to('pause')], isGround: null },
} as const satisfies Record<string, Queue>
export type OrderQueue = keyof typeof ORDER_QUEUES

/** Everything that waits for staff; what comes after the orders has states of its own. */
export const STAFF_QUEUES = [
  ...(Object.keys(ORDER_QUEUES) as OrderQueue[]),
  'returns',
  'payment-links',
  'letters',
] as const
export type StaffQueue = (typeof STAFF_QUEUES)[number]

export function isOrderQueue(queue: StaffQueue): queue is OrderQueue {
  return Object.hasOwn(ORDER_QUEUES, queue)
}

/** Does the order wait there? */
export function isInQueue(queue: OrderQueue, { state, isGround }: QueuedOrder): boolean {
  const holds: Queue = ORDER_QUEUES[queue]
  return holds.states.includes(state) && (holds.isGround === null || holds.isGround === isGround)
}

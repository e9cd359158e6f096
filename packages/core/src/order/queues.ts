import type { PickUpStep } from './pick-up.js'
import { type OrderState, orderStates } from './states.js'

/** What of an order decides where it waits for staff. */
export type QueuedOrder = {
  readonly state: OrderState
  /** Nothing of it has to be ground, or all of it is. */
  readonly isGround: boolean
  /** Strengths of some of its lenses are still to be sent, and it goes no further; false where left out. */
  readonly awaitsPrescription?: boolean
  /** `none` where left out. */
  readonly pickUp?: PickUpStep
}

/** What a queue holds. */
export type QueueOfOrders = {
  readonly states: readonly OrderState[]
  /** Null where grinding makes no difference. */
  readonly isGround: boolean | null
  /** Left out where it makes no difference. */
  readonly awaitsPrescription?: boolean
  /** Null where it makes no difference. */
  readonly pickUp: readonly PickUpStep[] | null
}

const AT_HAND = ['none', 'waiting'] as const
const IN_STORE = ['ready', 'lapsed'] as const

/** Where orders wait for staff, in the order of the work: the states that a queue holds. */
export const ORDER_QUEUES = {
  control: { states: orderStates.from('control'), isGround: null, awaitsPrescription: false, pickUp: null },
  grind: { states: orderStates.from('send'), isGround: false, pickUp: null },
  send: { states: orderStates.from('send'), isGround: true, pickUp: AT_HAND },
  arrive: { states: [orderStates.to('send')], isGround: null, pickUp: ['coming'] },
  collect: { states: [...orderStates.from('send'), orderStates.to('send')], isGround: true, pickUp: IN_STORE },
  prescription: { states: orderStates.from('control'), isGround: null, awaitsPrescription: true, pickUp: null },
  paused: { states: [orderStates.to('pause')], isGround: null, pickUp: null },
} as const satisfies Record<string, QueueOfOrders>
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
export function isInQueue(
  queue: OrderQueue,
  { state, isGround, awaitsPrescription = false, pickUp = 'none' }: QueuedOrder,
): boolean {
  const holds: QueueOfOrders = ORDER_QUEUES[queue]
  return (
    holds.states.includes(state) &&
    (holds.awaitsPrescription === undefined || holds.awaitsPrescription === awaitsPrescription) &&
    (holds.isGround === null || holds.isGround === isGround) &&
    (holds.pickUp === null || holds.pickUp.includes(pickUp))
  )
}

/** Rows of a page of a queue. */
const QUEUE_ROWS = 50

/** Rows of a queue to read: so many after so many. */
export type QueueRows = { readonly limit: number; readonly offset: number }

/** A page of a queue of so many, from 1; the last one where it has become shorter than what is asked for. */
export function pageOfQueue(asked: number, count: number): { page: number; pages: number; rows: QueueRows } {
  const pages = Math.max(1, Math.ceil(count / QUEUE_ROWS))
  const page = Math.min(asked, pages)
  return { page, pages, rows: { limit: QUEUE_ROWS, offset: (page - 1) * QUEUE_ROWS } }
}

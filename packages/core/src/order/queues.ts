import type { PickUpStep } from './pick-up.js'
import { type OrderState, orderStates } from './states.js'

/** The parts of an order that decide in which queue it waits for staff. */
export type QueuedOrder = {
  readonly state: OrderState
  /** True if everything that must be ground has been. */
  readonly isGround: boolean
  /** True if the customer has not sent a prescription yet, which stops the order. False if absent. */
  readonly awaitsPrescription?: boolean
  /** True if the order may not leave before a later day. It is not packed until then. False if absent. */
  readonly awaitsDay?: boolean
  /** `none` if absent. */
  readonly pickUp?: PickUpStep
}

/** The orders that a queue holds. A condition that is null or absent does not matter. */
export type QueueOfOrders = {
  readonly states: readonly OrderState[]
  readonly isGround: boolean | null
  readonly awaitsPrescription?: boolean
  readonly awaitsDay?: boolean
  readonly pickUp: readonly PickUpStep[] | null
}

const AT_HAND = ['none', 'waiting'] as const
const IN_STORE = ['ready', 'lapsed'] as const

/** The queues of orders, in the order of the work. */
export const ORDER_QUEUES = {
  control: {
    states: orderStates.from('control'),
    isGround: null,
    awaitsPrescription: false,
    awaitsDay: false,
    pickUp: null,
  },
  grind: { states: orderStates.from('send'), isGround: false, pickUp: null },
  send: { states: orderStates.from('send'), isGround: true, pickUp: AT_HAND },
  arrive: { states: [orderStates.to('send')], isGround: null, pickUp: ['coming'] },
  collect: { states: [...orderStates.from('send'), orderStates.to('send')], isGround: true, pickUp: IN_STORE },
  prescription: { states: orderStates.from('control'), isGround: null, awaitsPrescription: true, pickUp: null },
  later: {
    states: orderStates.from('control'),
    isGround: null,
    awaitsPrescription: false,
    awaitsDay: true,
    pickUp: null,
  },
  paused: { states: [orderStates.to('pause')], isGround: null, pickUp: null },
} as const satisfies Record<string, QueueOfOrders>
export type OrderQueue = keyof typeof ORDER_QUEUES

/** All queues of staff. Those after the orders' queues have states of their own. */
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

/** Tells whether an order meets the conditions of a queue. */
export function isInQueue(
  queue: OrderQueue,
  { state, isGround, awaitsPrescription = false, awaitsDay = false, pickUp = 'none' }: QueuedOrder,
): boolean {
  const holds: QueueOfOrders = ORDER_QUEUES[queue]
  return (
    holds.states.includes(state) &&
    (holds.awaitsPrescription === undefined || holds.awaitsPrescription === awaitsPrescription) &&
    (holds.awaitsDay === undefined || holds.awaitsDay === awaitsDay) &&
    (holds.isGround === null || holds.isGround === isGround) &&
    (holds.pickUp === null || holds.pickUp.includes(pickUp))
  )
}

const QUEUE_ROWS = 50

/** Which rows of a queue to read. */
export type QueueRows = { readonly limit: number; readonly offset: number }

/** Returns a page of a queue, counted from 1; the last one if the queue is shorter than the requested page. */
export function pageOfQueue(asked: number, count: number): { page: number; pages: number; rows: QueueRows } {
  const pages = Math.max(1, Math.ceil(count / QUEUE_ROWS))
  const page = Math.min(asked, pages)
  return { page, pages, rows: { limit: QUEUE_ROWS, offset: (page - 1) * QUEUE_ROWS } }
}

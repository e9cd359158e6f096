import { can, isStaffRole, type Permission, type Role } from '../access/index.js'
import { isInStore, type PickUpStep } from './pick-up.js'
import type { QueuedOrder } from './queues.js'
import { refundMaximum, type RefundableOrder } from './refund-limit.js'
import {
  type CancelledBy,
  mayCancel,
  type OrderLineState,
  orderLineStates,
  type OrderState,
  orderStates,
} from './states.js'

export const ORDER_ACTIONS = [
  'control',
  'grind',
  'send',
  'ready',
  'collect',
  'send-back',
  'pause',
  'resume',
  'cancel',
  'cancel-lines',
  'refund',
  'note',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

const PERMISSIONS = {
  control: 'order.handle',
  grind: 'order.handle',
  send: 'order.handle',
  ready: 'order.handle',
  collect: 'order.handle',
  'send-back': 'order.handle',
  pause: 'order.handle',
  resume: 'order.handle',
  cancel: 'order.cancel',
  'cancel-lines': 'order.cancel',
  refund: 'order.refund',
  note: 'order.note',
} as const satisfies Record<OrderAction, Permission>

/** The parts of an order line that decide how it is handled. `position` identifies it within the order. */
export type HandledLine = {
  readonly position: number
  /** For a ground lens, the position of its frame. */
  readonly parentPosition: number | null
  readonly state: OrderLineState
  readonly madeToOrder: boolean
}

export type HandledOrder = QueuedOrder &
  RefundableOrder & {
    readonly lines: readonly HandledLine[]
  }

/** Tells whether a part of the order has been sent. */
export function isPartSent({ lines }: Pick<HandledOrder, 'lines'>): boolean {
  return lines.some((line) => orderLineStates.isFinal(line.state) && line.state === orderLineStates.to('deliver'))
}

/** Returns the lines that can be put in a parcel now: controlled, and ground if they need it. */
export function sendableLines({ lines, isGround }: HandledOrder): readonly HandledLine[] {
  return lines.filter((line) => orderLineStates.can(line.state, 'deliver') && (isGround || !line.madeToOrder))
}

const isSendable = (order: HandledOrder): boolean =>
  orderStates.can(order.state, 'send') && sendableLines(order).length > 0

const stepOf = ({ pickUp = 'none' }: HandledOrder): PickUpStep => pickUp
const isSent = ({ state }: HandledOrder): boolean => state === orderStates.to('send')
/** The warehouse has sent it, and the store has not yet confirmed its arrival. */
const isComing = (order: HandledOrder): boolean => isSent(order) && stepOf(order) === 'coming'

const RULES: Readonly<Record<OrderAction, (order: HandledOrder, role: Role) => boolean>> = {
  control: ({ state, awaitsPrescription = false, awaitsDay = false }) =>
    orderStates.can(state, 'control') && !awaitsPrescription && !awaitsDay,
  grind: ({ state, isGround }) => orderStates.can(state, 'send') && !isGround,
  // An order that the customer collects is handed over against its code and not sent.
  send: (order) => isSendable(order) && stepOf(order) === 'none',
  ready: (order) => (isSendable(order) && order.isGround && stepOf(order) === 'waiting') || isComing(order),
  collect: (order) => (isSendable(order) || isSent(order)) && isInStore(stepOf(order)),
  // Goods from the store's own stock return to its shelves without this action.
  'send-back': (order) => isSent(order) && stepOf(order) === 'lapsed',
  pause: ({ state }) => orderStates.can(state, 'pause'),
  resume: ({ state }) => state === orderStates.to('pause'),
  cancel: (order, role) => mayCancel(order.state, isStaffRole(role) ? 'staff' : 'customer') && !isPartSent(order),
  'cancel-lines': (order, role) =>
    isStaffRole(role) && mayCancel(order.state, 'staff') && (isPartSent(order) || cancellablePieces(order) > 1),
  refund: (order, role) =>
    (order.state === orderStates.to('send') || isPartSent(order)) && refundMaximum(order, role) > 0,
  note: () => true,
}

/** Returns what a role may do with an order in its present state. Anything else is refused [ORD-006]. */
export function orderActions(order: HandledOrder, role: Role): readonly OrderAction[] {
  return ORDER_ACTIONS.filter((action) => can(role, PERMISSIONS[action]) && RULES[action](order, role))
}

type MovingAction = Extract<OrderAction, 'control' | 'send' | 'pause' | 'resume' | 'cancel'>

/** The action that leads directly to each state. From a pause, an order can only return to its earlier state. */
const ACTION_TO: Readonly<Partial<Record<OrderState, MovingAction>>> = {
  controlled: 'control',
  sent: 'send',
  paused: 'pause',
  cancelled: 'cancel',
}

/** Returns the action that brings an order to a state, or null [ORD-006]. */
export function actionTo(
  to: OrderState,
  { state, pausedFrom }: { readonly state: OrderState; readonly pausedFrom: OrderState | null },
): MovingAction | null {
  if (state === orderStates.to('pause') && to === pausedFrom) return 'resume'
  return ACTION_TO[to] ?? null
}

/** A lens and its frame are both in the set, or neither is. */
function isPaired(lines: HandledOrder['lines'], positions: ReadonlySet<number>): boolean {
  return lines.every(
    ({ position, parentPosition }) =>
      parentPosition === null || positions.has(position) === positions.has(parentPosition),
  )
}

/** Tells whether these lines may be sent as one parcel: each can be sent, and lenses are together with their frame. */
export function isParcel(order: HandledOrder, positions: readonly number[]): boolean {
  const sendable = new Set(sendableLines(order).map((line) => line.position))
  const chosen = new Set(positions)
  return chosen.size > 0 && [...chosen].every((position) => sendable.has(position)) && isPaired(order.lines, chosen)
}

/** Returns the lines that have been neither sent nor cancelled. */
export function cancellableLines({ lines }: Pick<HandledOrder, 'lines'>): readonly HandledLine[] {
  return lines.filter((line) => orderLineStates.can(line.state, 'cancel'))
}

/** A frame with its lenses counts as one piece. */
const cancellablePieces = (order: HandledOrder): number =>
  cancellableLines(order).filter(({ parentPosition }) => parentPosition === null).length

/**
 * Tells whether these lines may be cancelled alone. All remaining lines may be only if a part of the order was sent.
 */
export function mayCancelLines(
  order: Pick<HandledOrder, 'state' | 'lines'>,
  positions: readonly number[],
  by: CancelledBy,
): boolean {
  const open = cancellableLines(order)
  const cancellable = new Set(open.map((line) => line.position))
  const chosen = new Set(positions)
  const isRest = open.every(({ position }) => chosen.has(position))
  return (
    mayCancel(order.state, by) &&
    chosen.size > 0 &&
    [...chosen].every((position) => cancellable.has(position)) &&
    isPaired(order.lines, chosen) &&
    (!isRest || isPartSent(order))
  )
}

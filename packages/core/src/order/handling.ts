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

/** What is done with an order in the store and the warehouse. */
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

/** A line as far as handling it goes; the position is its identity in the order. */
export type HandledLine = {
  readonly position: number
  /** Position of the frame that a lens is ground for. */
  readonly parentPosition: number | null
  readonly state: OrderLineState
  readonly madeToOrder: boolean
}

export type HandledOrder = QueuedOrder &
  RefundableOrder & {
    readonly lines: readonly HandledLine[]
  }

/** Has a part of it left already? */
export function isPartSent({ lines }: Pick<HandledOrder, 'lines'>): boolean {
  return lines.some((line) => orderLineStates.isFinal(line.state) && line.state === orderLineStates.to('deliver'))
}

/** The lines that can be put in a parcel now: controlled, and ground where that is needed. */
export function sendableLines({ lines, isGround }: HandledOrder): readonly HandledLine[] {
  return lines.filter((line) => orderLineStates.can(line.state, 'deliver') && (isGround || !line.madeToOrder))
}

const isSendable = (order: HandledOrder): boolean =>
  orderStates.can(order.state, 'send') && sendableLines(order).length > 0

const stepOf = ({ pickUp = 'none' }: HandledOrder): PickUpStep => pickUp
const isSent = ({ state }: HandledOrder): boolean => state === orderStates.to('send')
/** The warehouse has sent it, and the store has not yet said that it is there. */
const isComing = (order: HandledOrder): boolean => isSent(order) && stepOf(order) === 'coming'

const RULES: Readonly<Record<OrderAction, (order: HandledOrder, role: Role) => boolean>> = {
  control: ({ state, awaitsPrescription = false }) => orderStates.can(state, 'control') && !awaitsPrescription,
  grind: ({ state, isGround }) => orderStates.can(state, 'send') && !isGround,
  // What is collected in the store is handed over against its code, and not sent.
  send: (order) => isSendable(order) && stepOf(order) === 'none',
  ready: (order) => (isSendable(order) && order.isGround && stepOf(order) === 'waiting') || isComing(order),
  collect: (order) => (isSendable(order) || isSent(order)) && isInStore(stepOf(order)),
  // What is of the store's own stock goes back to its shelves by itself.
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

/** What a role may do with an order as it is now; what is not named is refused [ORD-006]. */
export function orderActions(order: HandledOrder, role: Role): readonly OrderAction[] {
  return ORDER_ACTIONS.filter((action) => can(role, PERMISSIONS[action]) && RULES[action](order, role))
}

/** The actions that change the state of an order. */
type MovingAction = Extract<OrderAction, 'control' | 'send' | 'pause' | 'resume' | 'cancel'>

/** What leads from one state straight to another. From a pause an order goes back to where it was, and nowhere else. */
const ACTION_TO: Readonly<Partial<Record<OrderState, MovingAction>>> = {
  controlled: 'control',
  sent: 'send',
  paused: 'pause',
  cancelled: 'cancel',
}

/** The action that brings an order to a state; null when none does [ORD-006]. */
export function actionTo(
  to: OrderState,
  { state, pausedFrom }: { readonly state: OrderState; readonly pausedFrom: OrderState | null },
): MovingAction | null {
  if (state === orderStates.to('pause') && to === pausedFrom) return 'resume'
  return ACTION_TO[to] ?? null
}

/** No lens without its frame, and no frame without its lenses. */
function isPaired(lines: HandledOrder['lines'], positions: ReadonlySet<number>): boolean {
  return lines.every(
    ({ position, parentPosition }) =>
      parentPosition === null || positions.has(position) === positions.has(parentPosition),
  )
}

/** May these lines travel in a parcel of their own? Each can be sent, and no lens without its frame. */
export function isParcel(order: HandledOrder, positions: readonly number[]): boolean {
  const sendable = new Set(sendableLines(order).map((line) => line.position))
  const chosen = new Set(positions)
  return chosen.size > 0 && [...chosen].every((position) => sendable.has(position)) && isPaired(order.lines, chosen)
}

/** The lines that have neither left nor been cancelled. */
export function cancellableLines({ lines }: Pick<HandledOrder, 'lines'>): readonly HandledLine[] {
  return lines.filter((line) => orderLineStates.can(line.state, 'cancel'))
}

/** A frame and its lenses are one. */
const cancellablePieces = (order: HandledOrder): number =>
  cancellableLines(order).filter(({ parentPosition }) => parentPosition === null).length

/** May these lines be cancelled by themselves? All that is left only where a part has been sent; else the order is. */
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

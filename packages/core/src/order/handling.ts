import { type ActorKind, can, type Permission } from '../access/index.js'
import type { QueuedOrder } from './queues.js'
import { mayCancel, type OrderLineState, orderLineStates, type OrderState, orderStates } from './states.js'

/** What is done with an order in the store and the warehouse. */
export const ORDER_ACTIONS = ['control', 'grind', 'send', 'pause', 'resume', 'cancel', 'refund', 'note'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

const PERMISSIONS = {
  control: 'order.handle',
  grind: 'order.handle',
  send: 'order.handle',
  pause: 'order.handle',
  resume: 'order.handle',
  cancel: 'order.cancel',
  refund: 'order.refund',
  note: 'order.handle',
} as const satisfies Record<OrderAction, Permission>

/** A line as far as handling it goes; the position is its identity in the order. */
export type HandledLine = {
  readonly position: number
  /** Position of the frame that a lens is ground for. */
  readonly parentPosition: number | null
  readonly state: OrderLineState
  readonly madeToOrder: boolean
}

export type HandledOrder = QueuedOrder & {
  readonly lines: readonly HandledLine[]
  /** What may still be paid back, öre. */
  readonly refundable: number
}

/** Has a part of it left already? */
export function isPartSent({ lines }: Pick<HandledOrder, 'lines'>): boolean {
  return lines.some((line) => orderLineStates.isFinal(line.state) && line.state === orderLineStates.to('deliver'))
}

/** The lines that can be put in a parcel now: controlled, and ground where that is needed. */
export function sendableLines({ lines, isGround }: HandledOrder): readonly HandledLine[] {
  return lines.filter((line) => orderLineStates.can(line.state, 'deliver') && (isGround || !line.madeToOrder))
}

const RULES: Readonly<Record<OrderAction, (order: HandledOrder, kind: ActorKind) => boolean>> = {
  control: ({ state }) => orderStates.can(state, 'control'),
  grind: ({ state, isGround }) => orderStates.can(state, 'send') && !isGround,
  send: (order) => orderStates.can(order.state, 'send') && sendableLines(order).length > 0,
  pause: ({ state }) => orderStates.can(state, 'pause'),
  resume: ({ state }) => state === orderStates.to('pause'),
  cancel: (order, kind) => mayCancel(order.state, kind === 'store' ? 'staff' : 'customer') && !isPartSent(order),
  refund: ({ state, refundable }) => state === orderStates.to('send') && refundable > 0,
  note: () => true,
}

/** What an actor may do with an order as it is now; what is not named is refused [ORD-006]. */
export function orderActions(order: HandledOrder, kind: ActorKind): readonly OrderAction[] {
  return ORDER_ACTIONS.filter((action) => can(kind, PERMISSIONS[action]) && RULES[action](order, kind))
}

/** The actions that change the state of an order. */
type MovingAction = Exclude<OrderAction, 'grind' | 'refund' | 'note'>

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

/** May these lines travel in a parcel of their own? Each can be sent, and no lens without its frame. */
export function isParcel(order: HandledOrder, positions: readonly number[]): boolean {
  const sendable = new Set(sendableLines(order).map((line) => line.position))
  const chosen = new Set(positions)
  const isPair = (line: HandledLine) =>
    line.parentPosition === null || chosen.has(line.position) === chosen.has(line.parentPosition)
  return chosen.size > 0 && [...chosen].every((position) => sendable.has(position)) && order.lines.every(isPair)
}

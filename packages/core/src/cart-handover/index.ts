export { handOver, type HandedPieces, handoversOf, mergeHandedCarts, withoutHanded } from './handed-lines.js'
export {
  CART_HANDOVER_DAYS,
  CART_HANDOVER_LISTS,
  CART_HANDOVER_STATE_MESSAGES,
  type CartHandoverAction,
  cartHandoverExpiry,
  type CartHandoverList,
  type CartHandoverState,
  cartHandoverStates,
  isHandoverOpen,
  statesOfList,
} from './handover.js'

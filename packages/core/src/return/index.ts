export {
  RETURN_OUTCOMES,
  RETURN_REASONS,
  RETURN_REASON_MESSAGES,
  isReturnReason,
  mayRestock,
  type ReturnOutcome,
  type ReturnReason,
} from './reasons.js'
export { RETURN_STATE_MESSAGES, isReturnUnderWay, returnStates, type ReturnState } from './states.js'
export { returnOption, type ReturnOption, type SentLine } from './options.js'
export { checkReturn, type ReturnRefusal, type ReturnRequest } from './check.js'
export { returnedFreight, returnedWorth } from './sums.js'
export { isReturnNumber, returnNumber } from './number.js'

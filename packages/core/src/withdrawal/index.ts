export {
  checkWithdrawal,
  type TypedWithdrawal,
  type WithdrawalDeclaration,
  type WithdrawalProblems,
} from './declaration.js'
export { WITHDRAWAL_ORDER_QUERY } from './order-query.js'
export { presumedDelivery, withdrawalRight, type WithdrawalRight } from './right.js'

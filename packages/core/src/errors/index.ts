export {
  ERROR_CODES,
  type ErrorCode,
  errorMessageKey,
  type ErrorMessageKey,
  httpStatus,
  isErrorCode,
} from './error-code.js'
export { fieldProblem, type FieldProblem, type ValidationKey } from './field-problem.js'

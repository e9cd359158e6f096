export { type ErrorCode, httpStatus, isErrorCode } from './error-code.js'
export { errorText } from './error-text.js'
export { fieldProblem, type FieldProblem, problemText } from './field-problem.js'
export { isLinkRefusal, type LinkRefusal, pageStatus } from './link-refusal.js'

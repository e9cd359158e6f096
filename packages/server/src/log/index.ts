export { createLog, type Log } from './log.js'
export { redactPath } from './redact-path.js'

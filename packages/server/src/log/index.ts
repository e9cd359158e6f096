export { createLog, type Log } from './log.js'
export { logProcess } from './process-log.js'
export { redactPath } from './redact-path.js'
export { currentContext, runInContext, type WorkContext } from './work-context.js'

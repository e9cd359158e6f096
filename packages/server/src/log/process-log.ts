import type { Log } from './log.js'
import { redactText } from './redact-text.js'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
/** Enough to find the place; a library may print a whole page. */
const TEXT_LENGTH = 500

/**
 * Makes log lines of what a process would otherwise print in other forms: words of libraries on the console, warnings of
 * Node, and errors nobody caught. After one of those `stop` is run and the process leaves with code 1.
 */
export function logProcess(log: Log, stop: () => Promise<void>): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, (typeof LEVELS)[keyof typeof LEVELS]][])
    console[method] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error)
      const text = words.filter((word) => typeof word === 'string').join(' ')
      log[level](error ? { err: error } : {}, redactText(text).slice(0, TEXT_LENGTH) || 'a library said')
    }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of the process'))
  const leave = async (error: unknown, what: string) => {
    log.fatal({ err: error }, what)
    try {
      await stop()
    } finally {
      process.exit(1)
    }
  }
  process.on('uncaughtException', (error) => void leave(error, 'an error that nobody caught'))
  process.on('unhandledRejection', (reason) => void leave(reason, 'a rejection that nobody caught'))
}

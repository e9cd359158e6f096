import type { Log } from './log.js'
import { redactText } from './redact-text.js'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
/** This many characters are enough to find the place. A library may print a whole page. */
const TEXT_LENGTH = 500

/**
 * Turns what a process prints in other forms into log lines: console output of libraries, warnings of Node, and
 * uncaught errors. After an uncaught error it runs `stop` and exits with code 1.
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
